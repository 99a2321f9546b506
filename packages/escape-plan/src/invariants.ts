import type { Fault } from '@getaway/kernel';
import { countComponents, expectedCounts, itemsOf, sum } from './components.ts';
import { COLOURS, EQUIPMENT, EXITS, HAUNTS, OFFICERS } from './content/vocabulary.ts';
import { everybody, figureOf } from './figures.ts';
import { hospitalOf, locationAt, packOf, placesOn, spaceOf, tileOfPlace } from './geography.ts';
import { isSafeHouse } from './haunts.ts';
import { stackOf } from './items.ts';
import { seatFaults } from './seatFaults.ts';
import { stackFaults } from './stackFaults.ts';
import { ARRESTED, ESCAPED, type State } from './state.ts';

type Check = (holds: boolean, invariant: string, message: string) => void;

/** Why an edited state is impossible. Coarse checks come first, because finer ones rely on them. */
export function faultsOf(state: State): readonly Fault[] {
  for (const look of [tableFaults, componentFaults, cityFaults, figureFaults]) {
    const faults: Fault[] = [];
    look(state, (holds, invariant, message) => {
      if (!holds) faults.push({ invariant, message });
    });
    if (faults.length > 0) return faults;
  }
  return stackFaults(state);
}

/** C8, I1, J1, G1. Checks who takes part, the turn order, and whether the game is over. */
function tableFaults(state: State, check: Check): void {
  const { seats, automata, turnOrder, stack, over } = state;
  check(seats.length >= 1 && seats.length <= 5, 'C8', `The game is for 1 to 5 players, not ${seats.length}.`);
  check(
    (automata.inspector !== undefined) === seats.length <= 2,
    'I1',
    'The Inspector must play with one or two players, and only then.',
  );
  check(
    (automata.lieutenant !== undefined) === (seats.length === 1),
    'J1',
    'The Lieutenant must play in a solo game, and only there.',
  );
  const seated = !stack.some(({ step }) => step === 'seatTheTable');
  const all = everybody(state);
  check(
    !seated || (turnOrder.length === all.length && all.every((who) => turnOrder.includes(who))),
    'C8',
    'The turn order must contain every player and automaton once.',
  );
  check((stack.length === 0) === over, 'G1', 'The game must be over if no step is pending, and only then.');
}

/** C. Checks that every component is in exactly one place, and that it is allowed to be there. */
function componentFaults(state: State, check: Check): void {
  const pack = packOf(state);
  const counts = countComponents(state);
  for (const [component, expected] of Object.entries(expectedCounts(state)))
    check(counts[component] === expected, 'C1', `The number of ${component} is ${counts[component]}, not ${expected}.`);
  const unique = (
    things: readonly string[],
    known: (thing: string) => boolean,
    invariant: string,
    what: string,
  ): void => {
    for (const thing of things) check(known(thing), invariant, `There is no ${what} ${thing}.`);
    check(new Set(things).size === things.length, invariant, `A ${what} is in two places.`);
  };
  const { city, display, piles, automata, seats } = state;
  unique([...city.map(({ tile }) => tile), ...display, ...piles.flat()], (tile) => tile in pack.tiles, 'C2', 'tile');
  const heldContacts = seats.flatMap(({ contacts }) => contacts.map(({ card }) => card));
  const kept = Object.values(automata).flatMap(({ contacts }) => contacts);
  const contacts = [...state.contactDeck, ...state.contactRow, ...state.contactBox, ...heldContacts, ...kept];
  unique(contacts, (card) => pack.contacts.has(card), 'C6', 'contact');
  const dealt = seats.flatMap(({ plan }) => (plan === '' ? [] : [plan]));
  const his = state.lieutenantPlan === undefined ? [] : [state.lieutenantPlan];
  unique([...state.plans, ...dealt, ...his], (plan) => pack.plans.has(plan), 'C6', 'plan');

  const items = itemsOf(state);
  const fixers = items.flatMap((item) => (item.kind === 'fixer' ? [item.tile] : []));
  unique([...state.fixers, ...fixers], () => true, 'C5', 'fixer');
  for (const tile of EQUIPMENT) {
    const held = items.filter((item) => item.kind === 'equipment' && item.tile === tile).length;
    check(state.equipment[tile] + held === 4, 'C5', `The number of ${tile} tiles must be four.`);
  }
  for (const from of [...COLOURS, ...state.exitStacks.keys()]) {
    const printed = typeof from === 'number' ? (pack.exitTiles[from] ?? []) : pack.lockers[from].values;
    check(sorted(tilesOf(state, from)) === sorted(printed), 'C4', `The tiles of ${from} differ from the printed ones.`);
  }
  for (const colour of COLOURS) {
    const above = Object.values(state.keys).flat();
    const held = seats.flatMap(({ keys }) => keys.map((key) => key.colour));
    check(
      [...above, ...held].filter((key) => key === colour).length <= 3,
      'C4',
      `There are more than three ${colour} keys.`,
    );
  }
  for (const exit of EXITS) {
    const hidden = state.patrolDeck.filter((card) => card === exit).length;
    check(state.patrol[exit] + hidden === 2, 'C6', `Exit ${exit} must have two patrol cards.`);
  }
}

const sorted = (values: readonly number[]): string => values.toSorted((a, b) => a - b).join();

/** The values of all tiles of a stack, wherever the tiles are. */
function tilesOf(state: State, from: (typeof COLOURS)[number] | number): number[] {
  const { values, boxed } = stackOf(state, from);
  const held = itemsOf(state).flatMap((item) => {
    if (item.kind === 'locker') return item.colour === from ? [item.value] : [];
    return item.kind === 'exit' && item.stack === from ? [item.value] : [];
  });
  const piled = (state.automata.lieutenant?.piles ?? []).flat().filter((tile) => tile.from === from);
  return [...values, ...boxed, ...held, ...piled.map(({ value }) => value)];
}

/** T, D, X8. Checks the places of officers, sites, gangs and exit tiles. */
function cityFaults(state: State, check: Check): void {
  const pack = packOf(state);
  const founded = state.city.length > 0;
  const tiles = [...state.city.map(({ tile }) => tile), ...state.display];
  const hospital = founded ? tileOfPlace(hospitalOf(state)) : '';
  for (const [tile, officers] of Object.entries(state.officers)) {
    check(tiles.includes(tile), 'C7', `Officers are on tile ${tile}, which is neither in the city nor in the display.`);
    check(new Set(officers).size === officers.length, 'X8', `Tile ${tile} has two officers of one type.`);
    check(tile !== hospital || officers.length === 0, 'X8', 'The tile of the hospital must have no officers.');
  }
  for (const officer of OFFICERS) {
    const standing = Object.values(state.officers).filter((there) => there.includes(officer)).length;
    check(state.bag[officer] + standing <= 10, 'C7', `There are more than 10 ${officer} officers.`);
  }
  const pending = state.stack.flatMap((frame) => (frame.step === 'openSite' ? [frame.site] : []));
  const places = state.city.flatMap(({ tile }) => placesOn(pack, tile));
  for (const place of places) {
    const { kind } = locationAt(state, place);
    const haunt = state.sites[place];
    const isSite = kind === 'businessSite' || kind === 'safeHouseSite';
    check(
      isSite === (haunt !== undefined || pending.includes(place)),
      'D8',
      `A site must have a business or safe house, and no other location may: ${place}.`,
    );
    check(
      haunt === undefined || isSafeHouse(haunt) === (kind === 'safeHouseSite'),
      'D8',
      `${place} is not a site for ${haunt}.`,
    );
    check(
      (kind === 'headquarters') === (state.headquarters[place] !== undefined),
      'D8',
      `A headquarters must have a gang, and no other location may: ${place}.`,
    );
  }
  for (const place of [...Object.keys(state.sites), ...Object.keys(state.headquarters)])
    check(places.includes(place), 'D8', `${place} is not in the city.`);
  const haunts = Object.values(state.sites);
  check(new Set(haunts).size === haunts.length, 'D8', 'A business or safe house is at two sites.');
  const assigned = state.exitOfStack.filter((exit) => exit !== 0);
  const blocked = EXITS.filter((exit) => state.patrol[exit] === 2);
  check(
    new Set(assigned).size === assigned.length && assigned.every((exit) => blocked.includes(exit)),
    'D5',
    'A stack of exit tiles may only be at a blocked exit.',
  );
}

/** S10, L, F. Checks what players and automata own. */
function figureFaults(state: State, check: Check): void {
  const pack = packOf(state);
  const started = !state.stack.some(({ step }) => step === 'dealOut');
  for (const who of everybody(state)) {
    const { at } = figureOf(state, who);
    const left = at === ESCAPED || at === ARRESTED;
    check(
      !started || left || spaceOf(state, at) !== undefined,
      'V1',
      `${who} is at ${at}, which is not a location of the city.`,
    );
    check(
      state.over || state.escaped.includes(who) === (at === ESCAPED),
      'F3',
      `The place of ${who} contradicts the list of escaped thieves.`,
    );
  }
  for (const haunt of HAUNTS) {
    const visitors = state.cubes[haunt].map(({ who }) => who);
    check(new Set(visitors).size === visitors.length, 'L2', `A thief has two cubes at ${haunt}.`);
    for (const { who, hexagon } of state.cubes[haunt]) {
      const plan = typeof who === 'number' ? pack.plans.get(state.seats[who]?.plan ?? '') : undefined;
      const income = plan?.lines[haunt] === 'income';
      check(income === (hexagon === 'income'), 'L2', `The cube of ${who} at ${haunt} is on the wrong hexagon.`);
    }
  }
  for (const [seat, held] of state.seats.entries()) {
    check(!started || pack.plans.has(held.plan), 'S10', `Seat ${seat} has no plan.`);
    const gangs = Object.values(state.headquarters).filter(({ marker }) => marker === seat);
    check(held.markers + gangs.length === 2, 'C8', `Seat ${seat} must have two gang markers.`);
    check(
      sum(gangs.map(({ members }) => 2 - members)) === held.members,
      'L8',
      `Seat ${seat} has gang members without a hired gang they belong to.`,
    );
    for (const { invariant, message } of seatFaults(state, held)) check(false, invariant, `Seat ${seat}: ${message}`);
  }
}
