import type { SeatId } from '@getaway/kernel';
import { PACKS } from '../content/read.ts';
import {
  ASSETS,
  type Asset,
  type Automaton,
  type CardPlace,
  type Colour,
  EQUIPMENT,
  type Equipment,
  FIXERS,
  type Fixer,
  type Haunt,
} from '../content/vocabulary.ts';
import { stackOf } from '../items.ts';
import type { AutomatonFigure, HeldAsset, Item, NotorietyCubes, PileBack, Place, Seat, State } from '../state.ts';

const HOSPITAL = 'home.1';

/** A card or tile by name; `used` means that it is used. */
type Held<Name extends string> = Name | { readonly used: Name };
export const used = <Name extends string>(name: Name): { readonly used: Name } => ({ used: name });

/** A tile on an item space: equipment and fixers by name, lockers and exit tiles by stack and value. */
type ItemPlan =
  | Held<Equipment | Fixer>
  | { readonly locker: Colour; readonly value: number }
  | { readonly exitStack: number; readonly value: number };

export interface SeatPlan {
  /** Default: the hospital. */
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
  /** Headquarters with this seat's marker, and how many gang members have already returned to each. */
  readonly gangs?: Readonly<Record<Place, number>>;
  /** Assets that aren't in their starting place: unlocked ones in this order, then used ones, then those out of the game. */
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
  /** Default: all. */
  readonly cards?: readonly CardPlace[];
  readonly contacts?: readonly string[];
  readonly piles?: readonly PileBack[];
  readonly visited?: readonly Haunt[];
}

const isUsed = (held: Held<string>): boolean => typeof held !== 'string';
const nameOf = <Name extends string>(held: Held<Name>): Name => (typeof held === 'string' ? held : held.used);

export function seatFor(state: State, seat: SeatId, wanted: SeatPlan): Seat {
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

export function dress(state: State, who: Automaton, figure: AutomatonFigure, wanted: AutomatonPlan): void {
  const { at = HOSPITAL, notoriety = 1, discs = 0, contacts = [], piles = [], visited = [] } = wanted;
  Object.assign(figure, { at, notoriety, discs, cubes: cubesOf(wanted), contacts: [...contacts] });
  figure.cards = [...(wanted.cards ?? figure.cards.filter((card) => !visited.some((haunt) => haunt === card)))];
  figure.income -= visited.length;
  state.discs -= discs;
  state.contactDeck = state.contactDeck.filter((card) => !contacts.includes(card));
  for (const haunt of visited) state.cubes[haunt].push({ who, hexagon: 'plain' });
  figure.piles = piles.map((pile) =>
    pile.flatMap(({ from, count }) =>
      stackOf(state, from)
        .values.splice(0, count)
        .map((value) => ({ from, value })),
    ),
  );
}
