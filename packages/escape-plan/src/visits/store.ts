import type { SeatId } from '@getaway/kernel';
import { countUncovered, openItemSpaces } from '../assets.ts';
import { COLOURS, type Colour, EQUIPMENT } from '../content/vocabulary.ts';
import { seatOf } from '../figures.ts';
import type { BuyEquipmentStep, HireGang, OpenLockerStep, TakeCanStep } from '../frames.ts';
import { packOf } from '../geography.ts';
import { drawTiles } from '../items.ts';
import { type BuyEquipment, DECLINE, type Decline, type OpenLocker, type TakeCan } from '../moves.ts';
import { mayStoreItem, prospectsOf } from '../prospects.ts';
import { equipmentReason, lockerReason } from '../reasons/buying.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { Automatic, Choice } from '../shape.ts';
import type { Headquarters, State } from '../state.ts';
import { pay } from '../supplies.ts';
import { keysToUse, useKey } from './business.ts';

/** Rule L8. */
export const hireGang: Automatic<HireGang> = {
  run(game, { seat }) {
    const held = seatOf(game.state, seat);
    const gang = game.state.headquarters[held.at] as Headquarters;
    pay(game, seat, packOf(game.state).prices.gang, 'gang');
    held.members += gang.members;
    held.markers -= 1;
    gang.members = 0;
    gang.marker = seat;
    game.emit({ type: 'gangHired', seat, place: held.at });
  },
};

/** Rule L9. */
const MAX_CANS = 2;
const MAX_EQUIPMENT = 2;

export const takeCan: Choice<TakeCanStep, TakeCan | Decline> = {
  rules: ['L9'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    state.cans > 0 && seatOf(state, seat).cans < MAX_CANS ? [{ move: 'takeCan' }, DECLINE] : [],
  resolve(game, { seat }, { move }) {
    if (move === 'decline') return;
    game.state.cans -= 1;
    seatOf(game.state, seat).cans += 1;
    game.emit({ type: 'canTaken', seat });
  },
};

/** L9. The player may buy up to two different tiles. */
export const buyEquipment: Choice<BuyEquipmentStep, BuyEquipment | Decline> = {
  rules: ['L9', 'X2', 'L6', 'R34'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options(state, { seat, bought }) {
    const held = seatOf(state, seat);
    if (bought.length === MAX_EQUIPMENT) return [];
    const left = EQUIPMENT.filter((tile) => state.equipment[tile] > 0 && !bought.includes(tile));
    if (left.length === 0 || !mayStoreItem(state, held)) return [];
    const { equipment } = packOf(state);
    const payable = openItemSpaces(state, held) > 0 ? left.filter((tile) => equipment[tile].cost <= held.cash) : [];
    return [...payable.map((tile): BuyEquipment => ({ move: 'buyEquipment', equipment: tile })), DECLINE];
  },
  resolve(game, { seat, bought }, choice) {
    if (choice.move === 'decline') return;
    const tile = choice.equipment;
    game.state.equipment[tile] -= 1;
    pay(game, seat, packOf(game.state).equipment[tile].cost, 'equipment');
    game.next(
      { step: 'storeItem', seat, item: { kind: 'equipment', tile, faceUp: true } },
      { step: 'buyEquipment', seat, bought: [...bought, tile] },
    );
  },
  whyNot: (state, frame, move) =>
    move.move === 'buyEquipment' ? equipmentReason(state, frame, move.equipment) : undefined,
};

/** Rules L10 and R8. */
export const openLocker: Choice<OpenLockerStep, OpenLocker | Decline> = {
  rules: ['L10', 'R8', 'L6', 'R34'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const keys = keysToUse(state, seatOf(state, seat));
    const lockers = COLOURS.filter((locker) => whyNotOpen(state, seat, locker) === undefined).flatMap((locker) =>
      keys
        .filter((key) => key === locker || key === 'master')
        .map((key): OpenLocker => ({ move: 'openLocker', locker, key })),
    );
    return lockers.length > 0 || mayOpenLocker(state, seat) ? [...lockers, DECLINE] : [];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'decline') return;
    useKey(game, seat, choice.key);
    drawTiles(game, seat, choice.locker, lockerTerms(game.state, seatOf(game.state, seat), choice.locker).draws);
  },
  whyNot: (state, { seat }, move) =>
    move.move === 'openLocker'
      ? lockerReason(state, seat, move.locker, lockerTerms(state, seatOf(state, seat), move.locker))
      : undefined,
};

/** R34, A2. Whether executive actions could still make it possible to open a locker, judged by public information. */
function mayOpenLocker(state: State, seat: SeatId): boolean {
  const held = seatOf(state, seat);
  const master = held.assets.masterKey.at;
  if ((master === 'used' || master === 'box') && held.keys.every(({ used }) => used)) return false;
  const { contacts, unlock } = prospectsOf(state, held);
  const hasMaster = master === 'unlocked' || (unlock && (master === 'item' || master === 'contact'));
  const count = countUncovered(state, held) + contacts;
  return (
    mayStoreItem(state, held) &&
    COLOURS.some(
      (locker) =>
        (hasMaster || held.keys.some(({ colour, used }) => colour === locker && !used)) &&
        held.notoriety + count >= packOf(state).lockers[locker].number &&
        tilesToDraw(count, locker) >= 1 &&
        state.lockers[locker].values.length > 0,
    )
  );
}

function whyNotOpen(state: State, seat: SeatId, locker: Colour): RuleId | undefined {
  const held = seatOf(state, seat);
  const { needed, reached, draws } = lockerTerms(state, held, locker);
  if (reached < needed) return 'L10';
  if (openItemSpaces(state, held) === 0) return 'L6';
  return draws < 1 || state.lockers[locker].values.length < 1 ? 'R8' : undefined;
}

/**
 * L10. The number of tiles drawn in addition to one per contact. Used contacts count, but contacts under handcuffs do
 * not.
 */
const MORE_TILES: Readonly<Record<Colour, number>> = { green: 1, black: 0, brown: -1 };

/** L10. The number of tiles that a player with this many contacts draws from a locker. */
export const tilesToDraw = (contacts: number, locker: Colour): number => contacts + MORE_TILES[locker];

export interface LockerTerms {
  /** The number on the lockers of this colour. A player can open one only if `reached` is at least as high. */
  readonly needed: number;
  /** The player's notoriety, plus one for each contact that is not under handcuffs. */
  readonly reached: number;
  /** The number of tiles that would be drawn from a stack with enough tiles. Below 1, the locker stays closed (R8). */
  readonly draws: number;
}

/** L10. What a player needs in order to open a locker, and how many tiles the player would draw. */
export function lockerTerms(
  state: Pick<State, 'pack'>,
  held: Parameters<typeof countUncovered>[1] & { readonly notoriety: number },
  locker: Colour,
): LockerTerms {
  const contacts = countUncovered(state, held);
  return {
    needed: packOf(state).lockers[locker].number,
    reached: held.notoriety + contacts,
    draws: tilesToDraw(contacts, locker),
  };
}
