import type { SeatId } from '@getaway/kernel';
import { PACKS } from '../content/read.ts';
import {
  ASSETS,
  type Asset,
  type Automaton,
  EQUIPMENT,
  type Equipment,
  FIXERS,
  type Fixer,
} from '../content/vocabulary.ts';
import { hospitalOf } from '../geography.ts';
import { stackOf } from '../items.ts';
import type { AutomatonFigure, HeldAsset, Item, NotorietyCubes, Seat, State } from '../state.ts';
import type { AutomatonPlan, Held, ItemPlan, SeatPlan } from './plan.ts';

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
    at: wanted.at ?? hospitalOf(state),
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

export function applyAutomatonPlan(state: State, who: Automaton, figure: AutomatonFigure, wanted: AutomatonPlan): void {
  const { at = hospitalOf(state), notoriety = 1, discs = 0, contacts = [], piles = [], visited = [] } = wanted;
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
