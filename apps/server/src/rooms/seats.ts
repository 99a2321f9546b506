import type { Attempt, SeatId } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { Act, Actor } from './acts.ts';
import { changeBy } from './afterLine.ts';
import { backWithout } from './goingBack.ts';
import type { Line } from './lines.ts';
import { botFor, nameWithout, noSuchBot, noSuchSeat, REMOVED, type Room, seatOf } from './room.ts';
import { botLine } from './substitutes.ts';

/**
 * Takes a seat. With `agrees`, the person consents to open hands: the other players and the host see the person's hand.
 */
export const sit =
  ({ person, name, at }: Actor, seat: SeatId, { agrees = false }: { readonly agrees?: boolean } = {}): Act =>
  (room) => {
    // A person who took a bot's seat during a game would see the bot's hidden information.
    if (room.table !== undefined)
      return refusedBecause('begun', 'The game has begun: a seat can only be taken by its link.');
    if (room.removed.includes(person)) return REMOVED;
    if (room.setup.teaching?.openHands === true && !agrees) return SHOW_HANDS;
    const own = seatOf(room, person);
    if (own === seat) return refusedBecause('seated', 'You already have this seat.');
    if (isCalled(room, name, { seat, own })) return calledAlready(name);
    const up: readonly Line[] = own === undefined ? [] : [{ line: 'stood', at, seat: own }];
    return changeBy(room, [...up, { line: 'sat', at, seat, person, name }]);
  };

const SHOW_HANDS = refusedBecause('openHands', 'At this table all hands are open: agree to that to sit down.');

/** Gives each person of the previous table the same seat at this table. The people need not be connected. */
export const sitAgain =
  (before: Room, at: number): Act =>
  (room) =>
    changeBy(
      room,
      before.seats.flatMap((sitting, seat): Line[] =>
        sitting === undefined ? [] : [{ line: 'sat', at, seat, person: sitting.person, name: sitting.name }],
      ),
    );

/** Claims a seat with the seat's link, no matter who owns the seat. */
export const claim =
  ({ person, name, at }: Actor, seat: SeatId): Act =>
  (room) => {
    if (room.removed.includes(person)) return REMOVED;
    const own = seatOf(room, person);
    if (own === seat) return changeBy(room, []);
    if (own !== undefined) return refusedBecause('seated', 'You already have a seat at this table.');
    if (isCalled(room, name, { seat, own })) return calledAlready(name);
    return changeBy(room, [{ line: 'claimed', at, seat, person, name }]);
  };

/**
 * Whether a person who takes `seat` and leaves the seat `own` would have the name of another player. A name that another
 * seat has while it is empty counts too, even if somebody has this seat now.
 */
const isCalled = (
  { seats }: Room,
  name: string,
  { seat, own }: { readonly seat: SeatId; readonly own: SeatId | undefined },
): boolean =>
  seats.some(
    (sitting, other) => other !== seat && (nameWithout(other) === name || (other !== own && sitting?.name === name)),
  );

const calledAlready = (name: string): Attempt<never> =>
  refusedBecause('nameTaken', `Somebody here is already called ${name}.`, { values: { name } });

/**
 * Leaves a seat. Before the game, the seat becomes empty, and a leaving host is replaced by another player. During a
 * game, a bot takes over the seat.
 */
export const stand =
  ({ person, at }: Actor, seat: SeatId, present: readonly SeatId[]): Act =>
  (room) => {
    if (room.seats[seat]?.person !== person) return refusedBecause('onlyOwner', `Seat ${seat} is not yours.`);
    const stood: Line = { line: 'stood', at, seat };
    if (room.table === undefined)
      return changeBy(room, [stood, ...(person === room.host ? nextHost(room, present, at) : [])]);
    const bot = room.bots[seat] === undefined ? [botLine(room, seat, at, 'wish')] : [];
    return changeBy(room, [...bot, stood, ...backWithout(room, seat, at)]);
  };

/** Removes a person before the game, at the request of the host. The person can't sit down again. */
export const remove =
  ({ person, at }: Actor, seat: SeatId): Act =>
  (room) => {
    if (person !== room.host) return refusedBecause('onlyHost', 'Only the host can remove a player.');
    if (room.table !== undefined) return refusedBecause('begun', 'The game has begun: no player can be removed.');
    const sitting = room.seats[seat];
    if (sitting === undefined) return noSuchSeat(seat);
    if (sitting.person === person) return refusedBecause('onlyOwner', 'That is your own seat.');
    return changeBy(room, [{ line: 'stood', at, seat, by: 'host' }]);
  };

/** Sets the bot that plays a seat if nobody takes it. Only the host may do this, before the game. */
export const chooseBot =
  ({ person, at }: Actor, seat: SeatId, bot: string): Act =>
  (room) => {
    if (person !== room.host) return refusedBecause('onlyHost', 'Only the host can choose the bots.');
    if (room.table !== undefined) return refusedBecause('begun', 'The game has begun: its bots are chosen.');
    if (seat >= room.setup.players) return noSuchSeat(seat);
    const named = room.game.botNamed(bot);
    if (named === undefined) return noSuchBot(room.game, bot);
    return changeBy(room, botFor(room, seat) === named ? [] : [{ line: 'botChosen', at, seat, bot: named }]);
  };

/** Before the game, makes another player the host, preferably one who is present. */
export const passHost =
  (present: readonly SeatId[], at: number): Act =>
  (room) =>
    changeBy(room, room.table === undefined ? nextHost(room, present, at) : []);

/** The line that names the next host. Players who are present are preferred. */
function nextHost({ seats, host }: Room, present: readonly SeatId[], at: number): readonly Line[] {
  const others = [...seats.keys()].filter((seat) => seats[seat] !== undefined && seats[seat].person !== host);
  const next = seats[others.find((seat) => present.includes(seat)) ?? others[0] ?? -1];
  return next === undefined ? [] : [{ line: 'hosted', at, person: next.person }];
}
