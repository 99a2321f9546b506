import type { Fault } from '@getaway/kernel';
import { ASSETS, COLOURS, type Colour, EQUIPMENT, EXITS, HAUNTS, OFFICERS } from './content/vocabulary.ts';
import { geographyOf, locationAt, packOf, placesOn } from './geography.ts';
import { ARRESTED, ESCAPED, type Item, type Seat, type State } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const itemsOf = (state: State): Item[] => [
  ...state.seats.flatMap(({ items, boxed }) => [...items, ...boxed]),
  ...state.stack.flatMap((frame) => (frame.step === 'storeItem' ? [frame.item] : [])),
];

/** C1. What is counted, wherever it is; what goes to the box openly is counted down from the supply once and for all. */
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

/** What keeps an edited state from being a real one. */
export function faultsOf(state: State): readonly Fault[] {
  const pack = packOf(state);
  const faults: Fault[] = [];
  const check = (holds: boolean, invariant: string, message: string): void => {
    if (!holds) faults.push({ invariant, message });
  };
  const players = state.seats.length;
  check(players >= 1 && players <= 5, 'C8', `${players} players can't play.`);
  const counts = countComponents(state);
  for (const [component, expected] of Object.entries(expectedCounts(state)))
    check(counts[component] === expected, 'C1', `There are ${counts[component]} ${component}, not ${expected}.`);

  const tiles = [...state.city.map(({ tile }) => tile), ...state.display, ...state.piles.flat()];
  for (const tile of tiles) check(pack.tiles[tile] !== undefined, 'C2', `There is no tile ${tile}.`);
  check(new Set(tiles).size === tiles.length, 'C2', 'A tile is in two places.');
  const contacts = [
    ...state.contactDeck,
    ...state.contactRow,
    ...state.contactBox,
    ...state.seats.flatMap((seat) => seat.contacts.map(({ card }) => card)),
    ...Object.values(state.automata).flatMap((figure) => figure.contacts),
  ];
  for (const card of contacts) check(pack.contacts.has(card), 'C6', `There is no contact ${card}.`);
  check(new Set(contacts).size === contacts.length, 'C6', 'A contact is in two places.');
  if (faults.length > 0) return faults;

  for (const [tile, officers] of Object.entries(state.officers)) {
    check(tiles.includes(tile), 'C7', `Officers stand on the unknown tile ${tile}.`);
    check(new Set(officers).size === officers.length, 'X8', `Two officers of one type stand on tile ${tile}.`);
  }
  for (const officer of OFFICERS) {
    const standing = Object.values(state.officers).filter((there) => there.includes(officer)).length;
    check(state.bag[officer] + standing <= 10, 'C7', `There are more than 10 ${officer} officers.`);
  }
  const open = (place: string): boolean =>
    place === ESCAPED || place === ARRESTED || geographyOf(state).spaceOf.has(place);
  const started = !state.stack.some(({ step }) => step === 'dealOut');
  for (const [seat, held] of state.seats.entries()) {
    if (started) check(open(held.at), 'V1', `Seat ${seat} stands at ${held.at}, which is no place in the city.`);
    check(!started || pack.plans.has(held.plan), 'S10', `Seat ${seat} has no plan.`);
    for (const fault of seatFaults(state, held)) check(false, fault.invariant, `Seat ${seat}: ${fault.message}`);
  }
  for (const { tile } of state.city)
    for (const place of placesOn(pack, tile)) {
      const { kind } = locationAt(state, place);
      if (kind === 'headquarters') check(state.headquarters[place] !== undefined, 'D8', `No gang belongs to ${place}.`);
    }
  const haunts = Object.values(state.sites);
  check(new Set(haunts).size === haunts.length, 'D8', 'A business or safe house stands twice.');
  const named = [
    ...state.stack.flatMap((frame) => ('seat' in frame ? [frame.seat] : [])),
    ...state.turnOrder.filter((who) => typeof who === 'number'),
  ];
  for (const seat of named) check(seat < players, 'C8', `There is no seat ${seat}.`);
  for (const frame of state.stack)
    if ('who' in frame && typeof frame.who === 'string')
      check(state.automata[frame.who] !== undefined, 'I1', `The ${frame.who} does not play.`);
  check((state.stack.length === 0) === state.over, 'G1', 'A game has ended exactly when no step is pending.');
  return faults;
}

function seatFaults(state: State, seat: Seat): Fault[] {
  const pack = packOf(state);
  const at = (place: string): number => ASSETS.filter((asset) => seat.assets[asset].at === place).length;
  const spaces = ASSETS.map((asset) => seat.assets[asset].space).filter((space) => space >= 0);
  const checks: [boolean, string, string][] = [
    [seat.wounds <= 3, 'E4', 'there are only three wound cubes.'],
    [seat.notoriety >= 1 && seat.notoriety <= pack.track.penalties.length, 'N2', 'the marker is off the track.'],
    [seat.cans <= 2, 'L9', 'nobody holds more than two gas cans.'],
    [seat.items.length <= pack.itemSpaces - at('item'), 'L6', 'more items than spaces.'],
    [
      seat.contacts.length <= pack.contactSpaces - at('contact') || seat.handcuffs > 0,
      'L15',
      'more contacts than spaces.',
    ],
    [
      seat.contacts.length <= pack.contactSpaces && seat.handcuffs + at('contact') <= pack.contactSpaces,
      'E5',
      'more handcuffs than spaces.',
    ],
    [
      new Set(spaces).size === spaces.length && spaces.every((space) => space < pack.assetCosts.length),
      'U1',
      'two assets on one space.',
    ],
  ];
  return checks.filter(([holds]) => !holds).map(([, invariant, message]) => ({ invariant, message }));
}

/** C. By number of players; automata bring cubes of their own. */
function expectedCounts(state: State): Record<string, number> {
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
