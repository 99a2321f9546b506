import { costOfAsset, spendAsset } from '../assets.ts';
import { BUSINESS_GROUPS, COLOURS, type Haunt, SAFE_HOUSES } from '../content/vocabulary.ts';
import { countOthersAt, seatOf } from '../figures.ts';
import type { GroupBonus, MeetThieves, OpenClosed, PlaceCube } from '../frames.ts';
import { hauntAt, packOf } from '../geography.ts';
import { hasVisited, isSafeHouse, type WithCubes } from '../haunts.ts';
import { DECLINE, type Decline, type TakeBonus, type TakeDisc, type UseKey } from '../moves.ts';
import { gainNotoriety, loseNotoriety } from '../notoriety.ts';
import type { Automatic, Choice, Game } from '../shape.ts';
import type { Seat, State } from '../state.ts';
import { receiveIncome, takeDisc } from '../supplies.ts';
import { frameOf, stepsOfVisit } from './steps.ts';

/** L1. A player gains 1 notoriety for each other thief at the location. */
export const meetThieves: Automatic<MeetThieves> = {
  run(game, { seat }) {
    for (let others = countOthersAt(game.state, seat, seatOf(game.state, seat).at); others > 0; others -= 1)
      gainNotoriety(game, seat);
  },
};

/** L3. To visit a closed business, a player first uses a key of any colour or the Master Key. */
export const openClosed: Choice<OpenClosed, UseKey | Decline> = {
  rules: ['L3', 'X6', 'R34'],
  // L16: a player without a usable key stays outside
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const held = seatOf(state, seat);
    const keys = keysToUse(state, held).map((colour): UseKey => ({ move: 'useKey', colour }));
    // L16: a player without the money for the Master Key stays outside too
    return keys.length > 0 || held.assets.masterKey.at !== 'unlocked' ? keys : [DECLINE];
  },
  resolve(game, { seat, haunt }, choice) {
    if (choice.move === 'decline') return;
    game.next(...stepsOfVisit(haunt, undefined).map((step) => frameOf(step, seat)));
    useKey(game, seat, choice.colour);
  },
};

/** L3, L10. The colours of the usable keys, and `master` if the Master Key is unlocked, unused and affordable. */
export function keysToUse(state: Pick<State, 'pack'>, held: KeyHolder, cash = held.cash ?? 0): UseKey['colour'][] {
  const { keys, assets } = held;
  const usable: UseKey['colour'][] =
    keys.length === 0 ? [] : COLOURS.filter((colour) => keys.some((key) => key.colour === colour && !key.used));
  if (costOfAsset(state, { assets, cash }, 'masterKey') !== undefined) usable.push('master');
  return usable;
}

export interface KeyHolder extends Pick<Seat, 'assets'> {
  readonly keys: readonly Seat['keys'][number][];
  readonly cash?: number;
}

export function useKey(game: Game, seat: number, colour: UseKey['colour']): void {
  if (colour === 'master') return spendAsset(game, seat, 'masterKey');
  const key = seatOf(game.state, seat).keys.find((own) => own.colour === colour && !own.used);
  if (key === undefined) throw new Error(`no unused ${colour} key`);
  key.used = true;
  game.emit({ type: 'keyUsed', seat, colour });
}

/**
 * L2, L5. Places a cube. The cube goes on the income hexagon if the player's plan shows income for this location. The
 * hexagon is public, but the plan isn't.
 */
export const placeCube: Automatic<PlaceCube> = {
  run(game, { seat }) {
    const { state } = game;
    const held = seatOf(state, seat);
    const haunt = hauntAt(state, held.at);
    if (haunt === undefined) throw new Error(`nothing stands at ${held.at}`);
    const hexagon = packOf(state).plans.get(held.plan)?.lines[haunt] === 'income' ? 'income' : 'plain';
    held.income -= 1;
    state.cubes[haunt].push({ who: seat, hexagon });
    game.emit({ type: 'cubePlaced', who: seat, haunt, hexagon });
    if (hexagon === 'income') receiveIncome(game, seat, 'plan');
    closeIfFull(game, haunt);
    const group = GROUPS.findIndex((haunts) => haunts.includes(haunt));
    if (completesGroup(state, seat, group)) held.completed.push(group);
  },
};

/** L3, S1. Whether a business is closed. Safe houses never close. */
export const isClosed = (state: Parameters<typeof closesAt>[0] & WithCubes, haunt: Haunt): boolean =>
  state.cubes[haunt].length >= closesAt(state) && !isSafeHouse(haunt);

/** L3, S1. The number of cubes that close a business. */
export const closesAt = (state: Pick<State, 'pack'> & { readonly seats: readonly unknown[] }): number =>
  packOf(state).closeAt[state.seats.length as 1];

/** L3, J7. A business closes when its last cube is placed. Then its card leaves the Lieutenant's deck. */
export function closeIfFull(game: Game, haunt: Haunt): void {
  const { cubes, automata } = game.state;
  const { lieutenant } = automata;
  if (isSafeHouse(haunt) || cubes[haunt].length !== closesAt(game.state)) return;
  if (lieutenant !== undefined) lieutenant.cards = lieutenant.cards.filter((card) => card !== haunt);
  game.emit({ type: 'businessClosed', haunt });
}

/** L4, L7. The groups that give a bonus for a player's third cube. */
const GROUPS: readonly (readonly Haunt[])[] = [...BUSINESS_GROUPS, SAFE_HOUSES];
const SAFE_HOUSE_GROUP = GROUPS.length - 1;

export const groupOf = (haunt: Haunt): readonly Haunt[] => GROUPS.find((group) => group.includes(haunt)) ?? [];

const completesGroup = (state: State, seat: number, group: number): boolean =>
  (GROUPS[group] ?? []).every((haunt) => hasVisited(state, seat, haunt));

/** L4, L7. The bonus for a whole group is offered only at the end of the turn in which the group was completed. */
export const groupBonus: Choice<GroupBonus, TakeDisc | TakeBonus | Decline> = {
  rules: ['L4', 'L7'],
  seat: (_state, { seat }) => seat,
  options: () => [{ move: 'takeDisc' }, { move: 'unlockAndMore' }, DECLINE],
  resolve(game, { seat, group }, { move }) {
    if (move === 'takeDisc') takeDisc(game, seat);
    if (move !== 'unlockAndMore') return;
    game.next({ step: 'unlockAsset', seat, optional: false, visiting: false });
    if (group === SAFE_HOUSE_GROUP) receiveIncome(game, seat, 'safeHouses');
    else loseNotoriety(game, seat);
  },
};
