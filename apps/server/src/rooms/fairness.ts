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

/** So many devices of one seat; the others play without a pledge. */
const MOST_OF_SEAT = 4;

export const pledge =
  (seat: SeatId, promised: string, at: number): Act =>
  (room) => {
    const { draws, table } = room;
    if (table !== undefined || draws === undefined || draws.sealed)
      return refusedBecause('begun', 'The game has begun already.');
    const own = draws.contributions.filter((contribution) => contribution.seat === seat);
    if (draws.contributions.some((contribution) => contribution.pledge === promised)) return changeBy(room, []);
    if (own.length >= MOST_OF_SEAT)
      return refused('badRequest', `${MOST_OF_SEAT} devices of a seat contribute at most.`);
    return changeBy(room, [{ line: 'pledged', at, seat, pledge: promised }]);
  };

/** From here on nobody adds or withdraws a pledge: whoever opens theirs knows what they are opened with. */
export const seal =
  ({ person, at }: Actor): Act =>
  (room) => {
    const { draws, table, host } = room;
    if (person !== host) return refusedBecause('onlyHost', 'Only the host can begin the game.');
    if (table !== undefined) return refusedBecause('begun', 'The game has begun already.');
    const isDone = draws === undefined || draws.sealed || draws.contributions.length === 0;
    return changeBy(room, isDone ? [] : [{ line: 'sealed', at }]);
  };

/** A device opens the pledge that it made at this table. */
export const disclose =
  (seat: SeatId, value: string, { id, at }: { readonly id: string; readonly at: number }): Act =>
  (room) => {
    const { draws, table } = room;
    if (table !== undefined) return refusedBecause('begun', 'The game has begun already.');
    if (draws?.sealed !== true) return refused('notAsked', 'The pledges are not sealed yet.');
    const promised = pledgeOf(id, value);
    const own = draws.contributions.find((one) => one.seat === seat && one.pledge === promised);
    if (own === undefined) return refused('badRequest', 'This seat has not pledged that value.');
    return changeBy(room, own.value === undefined ? [{ line: 'disclosed', at, seat, pledge: promised, value }] : []);
  };

/** How long a device that is here may take to open its pledge. */
const PATIENCE_MS = 3000;
const LOOK_AGAIN_MS = 20;

/** Until every device that is here has opened its pledge. */
export async function disclosed(open: OpenRoom): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && isAwaited(open)) await wait(LOOK_AGAIN_MS);
}

/** A device that is here has still to open its pledge. */
export const isAwaited = ({ room: { draws, table }, present }: OpenRoom): boolean =>
  table === undefined &&
  draws?.sealed === true &&
  draws.contributions.some(({ seat = -1, value }) => value === undefined && present.includes(seat));

/** A table that an older program has opened has no secret: its seed is drawn here. */
export const beginningOf =
  (id: string) =>
  ({ draws }: Room): Beginning =>
    draws === undefined ? { seed: randomUUID() } : fairBeginning(id, draws.secret, draws.contributions);

const promiseOf = ({ seat, pledge }: Contribution): DrawsAhead['pledges'][number] => ({
  ...(seat === undefined ? {} : { seat }),
  pledge,
});

/** Told while people gather, so that each device can hold the proof against it after the game. */
export function drawsAhead(id: string, { draws, table }: Room): { readonly draws?: DrawsAhead } {
  if (draws === undefined || table !== undefined) return {};
  const { secret, contributions, sealed } = draws;
  const pledges = contributions.map(promiseOf);
  return { draws: { commitment: commitmentOf(id, secret), pledges, sealed } };
}
