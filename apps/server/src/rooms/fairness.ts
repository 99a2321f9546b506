import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Beginning,
  type Contribution,
  commitmentOf,
  fairBeginning,
  pledgeOf,
  refused,
  type SeatId,
} from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { DrawsAhead } from '@getaway/table';
import type { Act, Actor } from './acts.ts';
import { changeBy } from './afterLine.ts';
import type { OpenRoom } from './openRoom.ts';
import type { Room } from './room.ts';

export const newDrawSecret = (): string => randomBytes(32).toString('hex');

/** The maximum number of devices of one seat that contribute to the seed. Further devices contribute nothing. */
const MAX_OF_SEAT = 4;

export const pledge =
  (seat: SeatId, promised: string, at: number): Act =>
  (room) => {
    const { draws, table } = room;
    if (table !== undefined || draws === undefined || draws.sealed)
      return refusedBecause('begun', 'The game has already begun.');
    const own = draws.contributions.filter((contribution) => contribution.seat === seat);
    if (draws.contributions.some((contribution) => contribution.pledge === promised)) return changeBy(room, []);
    if (own.length >= MAX_OF_SEAT)
      return refused('badRequest', `At most ${MAX_OF_SEAT} devices of a seat can contribute.`);
    return changeBy(room, [{ line: 'pledged', at, seat, pledge: promised }]);
  };

/**
 * Seals the list of pledges. No pledge can be added or withdrawn afterwards, so no pledge can depend on another
 * device's value.
 */
export const seal =
  ({ person, at }: Actor): Act =>
  (room) => {
    const { draws, table, host } = room;
    if (person !== host) return refusedBecause('onlyHost', 'Only the host can begin the game.');
    if (table !== undefined) return refusedBecause('begun', 'The game has already begun.');
    const isDone = draws === undefined || draws.sealed || draws.contributions.length === 0;
    return changeBy(room, isDone ? [] : [{ line: 'sealed', at }]);
  };

export const disclose =
  (seat: SeatId, value: string, { id, at }: { readonly id: string; readonly at: number }): Act =>
  (room) => {
    const { draws, table } = room;
    if (table !== undefined) return refusedBecause('begun', 'The game has already begun.');
    if (draws?.sealed !== true) return refused('notAsked', 'The pledges are not sealed yet.');
    const promised = pledgeOf(id, value);
    const own = draws.contributions.find((one) => one.seat === seat && one.pledge === promised);
    if (own === undefined) return refused('badRequest', 'This seat did not pledge that value.');
    return changeBy(room, own.value === undefined ? [{ line: 'disclosed', at, seat, pledge: promised, value }] : []);
  };

/** How long the server waits for present devices to disclose their values. */
const PATIENCE_MS = 3000;
const POLL_MS = 20;

/** Resolves when every present device has disclosed its value, or after PATIENCE_MS. */
export async function waitForDisclosures(open: OpenRoom): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && isDisclosurePending(open)) await wait(POLL_MS);
}

/** Whether a present device has not disclosed its value yet. */
export const isDisclosurePending = ({ room: { draws, table }, present }: OpenRoom): boolean =>
  table === undefined &&
  draws?.sealed === true &&
  draws.contributions.some(({ seat = -1, value }) => value === undefined && present.includes(seat));

/**
 * The seed of a game, with its proof. Tables of older versions have no secret, so their seed is drawn here without a
 * proof.
 */
export const beginningOf =
  (id: string) =>
  ({ draws }: Room): Beginning =>
    draws === undefined ? { seed: randomUUID() } : fairBeginning(id, draws.secret, draws.contributions);

const promiseOf = ({ seat, pledge }: Contribution): DrawsAhead['pledges'][number] => ({
  ...(seat === undefined ? {} : { seat }),
  pledge,
});

/** What a device has to store before the game, to check the proof afterwards. */
export function drawsAhead(id: string, { draws, table }: Room): { readonly draws?: DrawsAhead } {
  if (draws === undefined || table !== undefined) return {};
  const { secret, contributions, sealed } = draws;
  const pledges = contributions.map(promiseOf);
  return { draws: { commitment: commitmentOf(id, secret), pledges, sealed } };
}
