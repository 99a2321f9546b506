import { type SeatId, seededChance } from '@getaway/kernel';
import type { City } from '../city/city.ts';
import { PACKS } from '../content/read.ts';
import {
  ASSETS,
  type Asset,
  type Automaton,
  COLOURS,
  type Colour,
  type Day,
  EQUIPMENT,
  type Equipment,
  type Exit,
  FIXERS,
  type Fixer,
  type Haunt,
  OFFICERS,
  type Officer,
  type Part,
  SAFE_HOUSES,
  type SafeHouse,
} from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { Frame } from '../frames.ts';
import type { AutomatonFigure, HeldAsset, Item, NotorietyCubes, Place, Seat, State, Who } from '../state.ts';
import { DRILL_HASH, STREETS } from './drill.ts';

/** A card or tile by its name; `used` says that it lies face down. */
export type Held<Name extends string> = Name | { readonly used: Name };
export const used = <Name extends string>(name: Name): { readonly used: Name } => ({ used: name });

/** A tile on an item space: equipment and fixers by name, lockers and exit tiles by stack and value. */
export type ItemPlan =
  | Held<Equipment | Fixer>
  | { readonly locker: Colour; readonly value: number }
  | { readonly exitStack: number; readonly value: number };

export interface SeatPlan {
  /** The hospital, if left out. */
  readonly at?: Place;
  readonly cash?: number;
  readonly plan?: string;
  readonly notoriety?: number;
  readonly red?: number;
  readonly blue?: number;
  readonly discs?: number;
  readonly contacts?: readonly Held<string>[];
  readonly handcuffs?: number;
  readonly items?: readonly ItemPlan[];
  readonly keys?: readonly Held<Colour>[];
  readonly cans?: number;
  /** Headquarters under the own marker, with the gang members that have already gone back to each. */
  readonly gangs?: Readonly<Record<Place, number>>;
  /** Assets that are no longer where they start: unlocked ones in this order, then used ones, then those in the box. */
  readonly unlocked?: readonly Asset[];
  readonly usedAssets?: readonly Asset[];
  readonly boxedAssets?: readonly Asset[];
  readonly firstAid?: boolean;
  readonly rested?: boolean;
  readonly wounds?: number;
  readonly visited?: readonly Haunt[];
}

export interface AutomatonPlan {
  readonly at?: Place;
  readonly notoriety?: number;
  readonly red?: number;
  readonly blue?: number;
  readonly discs?: number;
  /** All, if left out. */
  readonly cards?: AutomatonFigure['cards'];
  readonly contacts?: readonly string[];
  readonly piles?: AutomatonFigure['piles'];
  readonly visited?: readonly Haunt[];
}

/** What a test wants to be true; everything else is filled in, so that every component is somewhere exactly once. */
export interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly pack?: string;
  readonly city?: City;
  readonly day?: Day;
  readonly part?: Part;
  readonly order?: readonly Who[];
  readonly officers?: Readonly<Record<string, readonly Officer[]>>;
  /** All businesses and safe houses as in SITES, if left out. */
  readonly sites?: Readonly<Record<Place, Haunt>>;
  /** Patrol cards at each exit. */
  readonly patrol?: Readonly<Partial<Record<Exit, number>>>;
  readonly display?: readonly string[];
  readonly piles?: readonly (readonly string[])[];
  readonly row?: readonly string[];
  /** The cards of the deck that matter; an empty list leaves none. */
  readonly deck?: readonly string[];
  readonly keysAbove?: Readonly<Partial<Record<SafeHouse, readonly Colour[]>>>;
  readonly inspector?: AutomatonPlan;
  readonly lieutenant?: AutomatonPlan;
  readonly escaped?: readonly Who[];
  readonly arrested?: readonly SeatId[];
  readonly discs?: number;
  readonly fixers?: readonly Fixer[];
  readonly exitOfStack?: readonly [Exit | 0, Exit | 0];
  /** Where the game goes on: a part's first turn, the adjustment after it, or a whole day. */
  readonly from?: 'part' | 'adjustment' | 'day' | Frame[];
}

/** Where the businesses and safe houses of the drill pack stand. */
export const SITES: Readonly<Record<Place, Haunt>> = {
  'club.1': 'casino',
  'den.2': 'bar',
  'arcade.1': 'restaurant',
  'row.1': 'gym',
  'strip.1': 'nightclub',
  'pier.3': 'gallery',
  'club.2': 'safeHouse1',
  'loft.1': 'safeHouse2',
  'attic.1': 'safeHouse3',
};

const HOSPITAL = 'home.1';

export function position(plan: Plan): State {
  const { pack: hash = DRILL_HASH, city = STREETS, day = 1, part = 'morning', from = 'part' } = plan;
  const pack = PACKS.get(hash);
  const setup = { players: plan.seats.length, options: {}, pack: hash };
  const state = escapePlan.start(setup, seededChance('scenario'));
  Object.assign(state, { day, part });

  state.city = city;
  const placed = city.map(({ tile }) => tile);
  const display = plan.display ?? [];
  state.display = [...display];
  state.piles = (plan.piles ?? state.piles).map((pile) =>
    pile.filter((tile) => !placed.includes(tile) && !display.includes(tile)),
  );
  const lost = Object.keys(pack.tiles).filter((tile) => ![...placed, ...display, ...state.piles.flat()].includes(tile));
  if (plan.piles === undefined) state.piles[0]?.push(...lost); // a start tile that a small city does not need
  for (const tile of [...placed, ...display]) state.officers[tile] = [...(plan.officers?.[tile] ?? [])];
  for (const officer of OFFICERS)
    state.bag[officer] -= Object.values(state.officers).filter((there) => there.includes(officer)).length;
  for (const [place, haunt] of Object.entries(plan.sites ?? SITES))
    if (placed.includes(tileOf(place))) state.sites[place] = haunt;
  for (const tile of placed)
    for (const [index, space] of (pack.tiles[tile]?.spaces ?? []).entries())
      if (space.type === 'location' && space.location.kind === 'headquarters') {
        state.members -= 2;
        state.headquarters[`${tile}.${index}`] = { members: 2, marker: 'nobody' };
      }

  const bag = [1, 1, 2, 2, 3, 3] as Exit[];
  for (const exit of [1, 2, 3] as const)
    for (let cards = plan.patrol?.[exit] ?? 0; cards > 0; cards -= 1) {
      state.patrol[exit] += 1;
      bag.splice(bag.indexOf(exit), 1);
    }
  state.patrolDeck = bag;
  const blocked = ([1, 2, 3] as const).filter((exit) => state.patrol[exit] === 2);
  state.exitOfStack = [...(plan.exitOfStack ?? [blocked[0] ?? 0, blocked[1] ?? 0])];

  state.seats = plan.seats.map((wanted, seat) => seatFor(state, seat, wanted));
  for (const [seat, { plan: card }] of state.seats.entries()) {
    if (card === '') (state.seats[seat] as Seat).plan = state.plans[0] ?? '';
    state.plans = state.plans.filter((other) => other !== state.seats[seat]?.plan);
  }
  for (const who of ['inspector', 'lieutenant'] as const) {
    const figure = state.automata[who];
    if (figure !== undefined) dress(state, who, figure, plan[who] ?? {});
  }

  state.contactRow = [...(plan.row ?? state.contactDeck.slice(0, 7))];
  state.contactDeck = state.contactDeck.filter((card) => !state.contactRow.includes(card));
  if (plan.deck !== undefined) {
    state.contactBox = state.contactDeck.filter((card) => !plan.deck?.includes(card));
    state.contactDeck = [...plan.deck];
  }
  for (const house of SAFE_HOUSES) state.keys[house] = [...(plan.keysAbove?.[house] ?? COLOURS)];
  if (plan.fixers !== undefined) state.fixers = [...plan.fixers];
  if (plan.discs !== undefined) moveDiscs(state, plan.discs);
  state.escaped = [...(plan.escaped ?? [])];
  for (const seat of plan.arrested ?? []) (state.seats[seat] as Seat).at = 'arrested';
  const others = (['lieutenant', 'inspector'] as const).filter((who) => state.automata[who] !== undefined);
  state.turnOrder = [...(plan.order ?? [...state.seats.keys(), ...others])];
  state.stack = framesFrom(state, from);

  const faults = escapePlan.faultsOf(state);
  if (faults.length > 0) throw new Error(`no position: ${faults.map(({ message }) => message).join(' ')}`);
  return state;
}

const tileOf = (place: Place): string => place.slice(0, place.indexOf('.'));

/** Discs beyond the supply's lie with nobody; there are eight, so the rest is given to the last seat. */
function moveDiscs(state: State, left: number): void {
  const last = state.seats.at(-1) as Seat;
  last.discs += state.discs - left;
  state.discs = left;
}

function framesFrom(state: State, from: NonNullable<Plan['from']>): Frame[] {
  if (Array.isArray(from)) return from.toReversed();
  if (from === 'day') return [{ step: 'beginDay', day: state.day }];
  if (from === 'part') return [{ step: 'beginPart', part: state.part }];
  const adjust = state.turnOrder.map((who): Frame => ({ step: 'adjustNotoriety', who }));
  return [...adjust, { step: 'endPart' } as const].toReversed();
}

const isUsed = (held: Held<string>): boolean => typeof held !== 'string';
const nameOf = <Name extends string>(held: Held<Name>): Name => (typeof held === 'string' ? held : held.used);

function seatFor(state: State, seat: SeatId, wanted: SeatPlan): Seat {
  const held = state.seats[seat] as Seat;
  const gangs = Object.entries(wanted.gangs ?? {});
  for (const [place, back] of gangs) state.headquarters[place] = { members: back, marker: seat };
  const contacts = (wanted.contacts ?? []).map((card) => ({ card: nameOf(card), faceUp: !isUsed(card) }));
  state.contactDeck = state.contactDeck.filter((card) => !contacts.some((own) => own.card === card));
  for (const haunt of wanted.visited ?? []) {
    const income = PACKS.get(state.pack).plans.get(wanted.plan ?? '')?.lines[haunt] === 'income';
    state.cubes[haunt].push({ who: seat, hexagon: income ? 'income' : 'plain' });
  }
  const { discs = 0, cans = 0, handcuffs = 0 } = wanted;
  state.discs -= discs;
  state.cans -= cans;
  state.handcuffs -= handcuffs;
  return {
    ...held,
    at: wanted.at ?? HOSPITAL,
    notoriety: wanted.notoriety ?? 1,
    cubes: cubesOf(wanted),
    income: 9 - (wanted.visited ?? []).length,
    discs,
    cash: wanted.cash ?? held.cash,
    plan: wanted.plan ?? '',
    assets: assetsOf(held, wanted, handcuffs),
    contacts,
    handcuffs,
    items: (wanted.items ?? []).map((item) => itemOf(state, item)),
    keys: (wanted.keys ?? []).map((key) => ({ colour: nameOf(key), used: isUsed(key) })),
    cans,
    members: gangs.reduce((sum, [, back]) => sum + 2 - back, 0),
    markers: 2 - gangs.length,
    firstAid: wanted.firstAid ?? true,
    rested: wanted.rested ?? false,
    wounds: wanted.wounds ?? 0,
  };
}

const cubesOf = ({ red = 0, blue = 0 }: Pick<SeatPlan, 'red' | 'blue'>): NotorietyCubes => ({
  neutral: 4 - red - blue,
  red,
  blue,
});

function assetsOf(held: Seat, wanted: SeatPlan, handcuffs: number): Record<Asset, HeldAsset> {
  const { unlocked = [], usedAssets = [], boxedAssets = [] } = wanted;
  const assets = { ...held.assets };
  if (usedAssets.includes('takeDisc') || boxedAssets.includes('takeDisc') || unlocked.includes('takeDisc'))
    assets.takeDisc = { at: 'box', space: -1 };
  let space = assets.takeDisc.at === 'unlocked' ? 1 : 0;
  for (const [list, at] of [[unlocked, 'unlocked'] as const, [usedAssets, 'used'] as const])
    for (const asset of list) {
      assets[asset] = { at, space };
      space += 1;
    }
  for (const asset of boxedAssets) assets[asset] = { at: 'box', space: -1 };
  const room = 5 - handcuffs - (wanted.contacts ?? []).length;
  const onSpaces = ASSETS.filter((asset) => assets[asset].at === 'contact');
  for (const asset of onSpaces.slice(Math.max(0, room))) assets[asset] = { at: 'box', space: -1 };
  return assets;
}

function itemOf(state: State, item: ItemPlan): Item {
  if (typeof item === 'object' && 'locker' in item) {
    const { locker: colour, value } = item;
    take(state.lockers[colour].values, value);
    return { kind: 'locker', colour, value };
  }
  if (typeof item === 'object' && 'exitStack' in item) {
    const { exitStack: stack, value } = item;
    take(state.exitStacks[stack]?.values ?? [], value);
    return { kind: 'exit', stack, value };
  }
  const name = nameOf<Equipment | Fixer>(item);
  const equipment = EQUIPMENT.find((tile) => tile === name);
  if (equipment !== undefined) {
    state.equipment[equipment] -= 1;
    return { kind: 'equipment', tile: equipment, faceUp: !isUsed(item) };
  }
  const fixer = FIXERS.find((tile) => tile === name) as Fixer;
  take(state.fixers, fixer);
  return { kind: 'fixer', tile: fixer, faceUp: !isUsed(item) };
}

function take<T>(bag: T[], thing: T): void {
  const index = bag.indexOf(thing);
  if (index < 0) throw new Error(`there is no ${String(thing)} left`);
  bag.splice(index, 1);
}

function dress(state: State, who: Automaton, figure: AutomatonFigure, wanted: AutomatonPlan): void {
  const { at = HOSPITAL, notoriety = 1, discs = 0, contacts = [], piles = [], visited = [] } = wanted;
  Object.assign(figure, { at, notoriety, discs, cubes: cubesOf(wanted), contacts: [...contacts], piles: [...piles] });
  figure.cards = [...(wanted.cards ?? figure.cards.filter((card) => !visited.some((haunt) => haunt === card)))];
  figure.income -= visited.length;
  state.discs -= discs;
  state.contactDeck = state.contactDeck.filter((card) => !contacts.includes(card));
  for (const haunt of visited) state.cubes[haunt].push({ who, hexagon: 'plain' });
  for (const { from, count } of piles.flat())
    if (typeof from === 'number') (state.exitStacks[from] ?? { unseen: 0 }).unseen += count;
    else state.lockers[from].unseen += count;
}
