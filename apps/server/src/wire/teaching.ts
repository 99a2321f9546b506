import { type Attempt, type SeatId, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { AnswerTo } from '@getaway/protocol/socket';
import { adviceFrom, type Compared } from '@getaway/table';
import type { BotPool } from '../bots/botPool.ts';
import { type Act, type Actor, NOT_BEGUN } from '../rooms/acts.ts';
import { changeBy } from '../rooms/afterLine.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { Allowances, type Budget } from './allowance.ts';

/**
 * Handles the requests of a teaching table. The host can point at things. Players can ask the adviser, if the host
 * allows it.
 */

/** The host may point five times at once and then once a second. This is enough to show a route on the board. */
const POINTING: Budget = { rate: 1, burst: 5 };

const POINTERS = new WeakMap<OpenRoom, Allowances>();

interface PointDeps {
  readonly open: OpenRoom;
  readonly rooms: Pick<RoomDirectory, 'point'>;
  readonly actor: Actor;
}

export function point({ open, rooms, actor }: PointDeps, thing: string): Attempt<null> {
  const { setup, host } = open.room;
  if (setup.teaching === undefined) return refusedBecause('notTeaching', 'This is not a teaching table.');
  if (actor.person !== host) return refusedBecause('onlyHost', 'Only the host can point at things.');
  const pointers = POINTERS.get(open) ?? new Allowances(POINTING);
  POINTERS.set(open, pointers);
  if (!pointers.take(actor.person, actor.at))
    return refusedBecause('pointTooFast', 'You point too often: wait a moment.');
  rooms.point(open, { thing, by: actor.name });
  return taken(null);
}

/** Compares plans of the strongest bot for the seat whose turn it is. */
export type Adviser = (open: OpenRoom) => Promise<readonly Compared[]>;

const ADVICE_MS = 2000;

export const adviserOf =
  (pool: Pick<BotPool, 'advise'>): Adviser =>
  async ({ id, room: { table, game, host } }) => {
    if (table === undefined) return [];
    const { position } = table;
    const pack = game.packs.documentOf(position.pack.hash);
    const wanted = { game: game.id, position, level: game.strongestLevel, pack, ms: ADVICE_MS };
    return pool.advise(wanted, { host, table: id, botsOnly: false });
  };

interface AdviceDeps {
  readonly open: OpenRoom;
  readonly seat: SeatId;
  readonly at: number;
  readonly advise: Adviser;
}

/** Answers a request for advice. The table records the request before the client gets the answer. */
export async function adviceFor(
  { open, seat, at, advise }: AdviceDeps,
  number: number,
): Promise<Attempt<AnswerTo<'advise'>>> {
  const recorded = await open.change(recordAdvice(seat, number, at));
  if ('refusal' in recorded) return recorded;
  const { table } = recorded.ok;
  if (table?.due !== seat || table.number !== number) return taken([]);
  const compared = await advise(open);
  // If another decision is pending by now, the advice is out of date.
  return taken(open.room.table?.number === number ? adviceFrom(compared, table, seat) : []);
}

const recordAdvice =
  (seat: SeatId, number: number, at: number): Act =>
  (room) => {
    const { table, setup, advised } = room;
    if (setup.teaching?.adviser !== true) return refusedBecause('noAdviser', 'There is no adviser at this table.');
    if (table === undefined) return NOT_BEGUN;
    const isDue = table.due === seat && table.number === number && room.bots[seat] === undefined;
    const isNew = isDue && !advised.includes(table.choices);
    return changeBy(room, isNew ? [{ line: 'advised', at, seat, choice: table.choices }] : []);
  };
