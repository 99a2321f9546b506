import { COLOURS, type Colour, EQUIPMENT, EXITS, HAUNTS } from './content/vocabulary.ts';
import { packOf } from './geography.ts';
import type { Item, State } from './state.ts';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const itemsOf = (state: State): Item[] => [
  ...state.seats.flatMap(({ items, boxed }) => [...items, ...boxed]),
  ...state.stack.flatMap((frame) => (frame.step === 'storeItem' ? [frame.item] : [])),
];

/** C1. The number of each component, wherever it is. Components that have left the game count too. */
export function countComponents(state: State): Record<string, number> {
  const { seats, automata, lockers, exitStacks, patrol } = state;
  const items = itemsOf(state);
  const figures = [...seats, ...Object.values(automata)];
  const held = (kind: Item['kind']): number => items.filter((item) => item.kind === kind).length;
  const stacks = [...COLOURS.map((colour) => lockers[colour]), ...exitStacks];
  const piled = Object.values(automata).flatMap(({ piles }) => piles.flat()).length;
  return {
    tiles: state.city.length + state.display.length + sum(state.piles.map((pile) => pile.length)),
    tilesFaceDown:
      sum(stacks.map(({ values, boxed }) => values.length + boxed.length)) + held('locker') + held('exit') + piled,
    equipment: sum(EQUIPMENT.map((tile) => state.equipment[tile])) + held('equipment'),
    contacts:
      state.contactDeck.length +
      state.contactRow.length +
      state.contactBox.length +
      sum(seats.map(({ contacts }) => contacts.length)) +
      sum(Object.values(automata).map(({ contacts }) => contacts.length)),
    plans:
      state.plans.length +
      seats.filter(({ plan }) => plan !== '').length +
      (state.lieutenantPlan === undefined ? 0 : 1),
    patrolCards: state.patrolDeck.length + sum(EXITS.map((exit) => patrol[exit])),
    discs: state.discs + sum(figures.map(({ discs }) => discs)),
    cans: state.cans + sum(seats.map(({ cans }) => cans)),
    handcuffs: state.handcuffs + sum(seats.map(({ handcuffs }) => handcuffs)),
    members:
      state.members +
      sum(seats.map(({ members }) => members)) +
      sum(Object.values(state.headquarters).map((gang) => gang.members)),
    cubes: sum(figures.map(({ income }) => income)) + sum(HAUNTS.map((haunt) => state.cubes[haunt].length)),
    notorietyCubes: sum(figures.map(({ cubes }) => cubes.neutral + cubes.red + cubes.blue)),
  };
}

/** C. The number of each component that a game must have. Every player and every automaton has a set of cubes. */
export function expectedCounts(state: State): Record<string, number> {
  const pack = packOf(state);
  const figures = state.seats.length + Object.keys(state.automata).length;
  return {
    tiles: Object.keys(pack.tiles).length,
    tilesFaceDown:
      sum(COLOURS.map((colour: Colour) => pack.lockers[colour].values.length)) + pack.exitTiles.flat().length,
    equipment: 16,
    contacts: pack.contacts.size,
    plans: pack.plans.size,
    patrolCards: 6,
    discs: 8,
    cans: 6,
    handcuffs: 10,
    members: 8,
    cubes: 9 * figures,
    notorietyCubes: 4 * figures,
  };
}
