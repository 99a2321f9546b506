import { type Attempt, recordUpTo, refused, taken, textUpTo, wholeNumber } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { type HostedGame, type Origin, refuseOtherRules } from '@getaway/table';
import * as v from 'valibot';

/** An uploaded journal, from which a person wants to continue a game. Replaying the journal may take a while. */
export interface ForkTask {
  readonly game: string;
  readonly journal: object;
  readonly pack: unknown;
  readonly origin: Pick<Origin, 'passages' | 'names' | 'drawnFor'>;
  readonly seed: string;
}

export interface Forked {
  readonly position: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const seeded = v.looseObject({
  rules: wholeNumber,
  seed: textUpTo(1000),
  options: recordUpTo(textUpTo(100), v.unknown(), 50),
});

/**
 * Replays a journal under the current rules and builds the position at one of its moments. The journal is not trusted:
 * every choice must be legal, and every draw possible.
 */
export function forkIn(host: HostedGame, { journal, pack, origin, seed }: ForkTask): Attempt<Forked> {
  const heading = v.safeParse(seeded, journal);
  if (!heading.success)
    return refusedBecause('fromPosition', 'Only a game with a journal from its beginning can be continued here.');
  const { rules, options } = heading.output;
  if (rules !== host.rulesVersion) return refuseOtherRules(host, { rules });
  const shelved = host.packs.put(pack);
  if ('refusal' in shelved) return shelved;
  const { passages, names, drawnFor } = origin;
  const players = names.map((name) => ({ name }));
  // A fork may keep the real hidden cards only if the game is finished. To check this, the game is replayed to its end.
  // If the hidden cards are drawn again, the game is replayed only up to the moment of the fork.
  const replayed = host.replay(journal, { players, ...(drawnFor === undefined ? {} : { at: passages - 1 }) });
  if ('refusal' in replayed) return replayed;
  const { seatCount } = replayed.ok;
  if (names.length !== seatCount || (drawnFor ?? 0) >= seatCount)
    return refused('badJournal', `The game has ${seatCount} seats.`);
  const position = replayed.ok.fork(passages, { from: drawnFor, seed });
  return 'refusal' in position ? position : taken({ position: { ...position.ok }, players: seatCount, options });
}
