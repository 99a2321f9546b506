import type { PlayableGame } from '@getaway/games';
import { type Attempt, type SeatId, taken } from '@getaway/kernel';
import type { CourseDocument } from '@getaway/protocol/socket';

/**
 * A running game whose course a player wants to see: points and chances over time. Replaying its journal may take a
 * while.
 */
export interface CourseTask {
  readonly game: string;
  readonly journal: object;
  readonly pack: unknown;
  readonly seat: SeatId;
  /** The moments for which a chance to win is estimated. Each is given as the number of log passages up to it. */
  readonly turns: readonly number[];
}

/**
 * How a seat's points and its chance to win have changed. Before a chance is estimated, everything that the seat did
 * not know at that moment is drawn again. So the answer depends only on what the seat has seen.
 */
export async function courseIn(
  { host, bots }: PlayableGame,
  { journal, pack, seat, turns }: CourseTask,
): Promise<Attempt<CourseDocument>> {
  const shelved = host.packs.put(pack);
  if ('refusal' in shelved) return shelved;
  const replayed = host.replay(journal, { players: [] });
  if ('refusal' in replayed) return replayed;
  const table = replayed.ok;
  const chances: (number | null)[] = [];
  for (const passages of turns) {
    const position = table.fork(passages, { from: seat, seed: 'chances' });
    const found = 'refusal' in position ? undefined : await bots.chancesAt({ position: position.ok, pack });
    chances.push(found?.[seat] ?? null);
  }
  const points = table.replay(seat).scores(seat);
  return taken({ points: points.map((scores) => scores[seat] ?? null), chances });
}
