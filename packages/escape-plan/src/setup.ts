import type { Chance, Setup } from '@getaway/kernel';
import { drawOfficers } from './bag.ts';
import { START_ROTATIONS, START_SPACES } from './city/placing.ts';
import type { Pack } from './content/pack.ts';
import { PACKS } from './content/read.ts';
import { type Automaton, CARD_PLACES, COLOURS, EXITS, FIXERS, SAFE_HOUSES } from './content/vocabulary.ts';
import { layTile, turnUpDisplay } from './day.ts';
import { everybody, figureOf } from './figures.ts';
import type { DealOut, LayOut, SeatTheTable } from './frames.ts';
import { hospitalOf, packOf, tileOfPlace } from './geography.ts';
import type { Automatic, EscapePlan } from './shape.ts';
import type { AutomatonFigure, Figure, Seat, Stack, State, Who } from './state.ts';

/** C. A state with all components. The steps of the setup (S) are on the stack. */
export function start({ players, options, pack: hash }: Setup<EscapePlan>, chance: Chance): State {
  const pack = PACKS.get(hash);
  return {
    pack: hash,
    options,
    stack: [{ step: 'beginDay', day: 1 }, { step: 'seatTheTable' }, { step: 'dealOut' }, { step: 'layOut' }],
    chance,
    day: 1,
    part: 'morning',
    turnOrder: [],
    seats: Array.from({ length: players }, () => newSeat(pack)),
    automata: automataFor(players),
    city: [],
    sites: {},
    piles: pilesOf(pack).lettered.map((pile) => pile.slice()),
    display: [],
    officers: {},
    bag: { federal: OFFICERS_EACH, local: OFFICERS_EACH, swat: OFFICERS_EACH },
    patrolDeck: EXITS.flatMap((exit) => [exit, exit]), // rule C6
    patrol: { 1: 0, 2: 0, 3: 0 },
    exitStacks: pack.exitTiles.map(newStack),
    exitOfStack: pack.exitTiles.map(() => 0),
    cubes: {
      casino: [],
      bar: [],
      restaurant: [],
      gym: [],
      nightclub: [],
      gallery: [],
      safeHouse1: [],
      safeHouse2: [],
      safeHouse3: [],
    },
    keys: { safeHouse1: [], safeHouse2: [], safeHouse3: [] },
    lockers: {
      green: newStack(pack.lockers.green.values),
      black: newStack(pack.lockers.black.values),
      brown: newStack(pack.lockers.brown.values),
    },
    contactDeck: [...pack.contacts.keys()],
    contactRow: [],
    contactBox: [],
    equipment: { vest: 4, cap: 4, helmet: 4, gasMask: 4 }, // rule C5
    fixers: [...FIXERS],
    cans: 6,
    discs: 8, // rule C6
    handcuffs: 10,
    members: 8, // rule C7
    headquarters: {},
    plans: [...pack.plans.keys()],
    escaped: [],
    leftThisPart: [],
    evaded: [],
    pileValues: [],
    over: false,
  };
}

const OFFICERS_EACH = 10;

const newStack = (values: readonly number[]): Stack => ({ values: values.slice(), boxed: [] });

/** S2, S3. The start tiles and the piles of each pack, cached for new games. */
const PILES = new WeakMap<Pack, Piles>();

interface Piles {
  readonly start: readonly string[];
  readonly lettered: readonly (readonly string[])[];
}

function pilesOf(pack: Pack): Piles {
  const known = PILES.get(pack);
  if (known !== undefined) return known;
  const tilesOf = (pile: string): string[] =>
    Object.values(pack.tiles).flatMap((tile) => (tile.pile === pile ? [tile.id] : []));
  const piles = { start: tilesOf('start'), lettered: ['A', 'B', 'C', 'D'].map(tilesOf) };
  PILES.set(pack, piles);
  return piles;
}

/** Rules S11, I1 and J10. */
const newFigure = (): Figure => ({
  at: '',
  notoriety: 1,
  cubes: { neutral: 4, red: 0, blue: 0 },
  income: 9,
  discs: 0,
});

/** Rule S10. */
const newSeat = ({ prices }: Pack): Seat => ({
  ...newFigure(),
  cash: prices.startCash,
  plan: '',
  assets: {
    moveFederal: { at: 'item', space: -1 },
    moveLocal: { at: 'item', space: -1 },
    moveSwat: { at: 'item', space: -1 },
    takeDisc: { at: 'unlocked', space: 0 },
    evadeTile: { at: 'contact', space: -1 },
    masterKey: { at: 'contact', space: -1 },
    heal: { at: 'contact', space: -1 },
  },
  contacts: [],
  handcuffs: 0,
  items: [],
  boxed: [],
  keys: [],
  cans: 0,
  members: 0,
  markers: 2,
  firstAid: true,
  rested: false,
  wounds: 0,
  completed: [],
});

const newAutomaton = (): AutomatonFigure => ({ ...newFigure(), cards: [...CARD_PLACES], contacts: [], piles: [] });

/** Rules I1 and J1. */
function automataFor(players: number): Partial<Record<Automaton, AutomatonFigure>> {
  if (players > 2) return {};
  return players === 2 ? { inspector: newAutomaton() } : { inspector: newAutomaton(), lieutenant: newAutomaton() };
}

/**
 * S2, S3, S5, S6. Places the two start tiles in random order, with their arrows up or down. Then turns up the display,
 * and draws officers for all tiles except the hospital's.
 */
export const layOut: Automatic<LayOut> = {
  run(game) {
    const { state } = game;
    const tiles = pilesOf(packOf(state)).start.slice();
    const rotation = game.drawFrom([...START_ROTATIONS]);
    for (const { q, r } of START_SPACES) layTile(game, { tile: game.drawFrom(tiles), q, r, rotation });
    const founded = state.city.map(({ tile }) => tile);
    game.emit({ type: 'cityFounded', tiles: founded });
    turnUpDisplay(game);
    const hospital = tileOfPlace(hospitalOf(state));
    drawOfficers(game, [...state.display, ...founded.filter((tile) => tile !== hospital)]);
  },
};

/** S7, S8, S10. Deals the keys, contacts and plans. */
export const dealOut: Automatic<DealOut> = {
  run(game) {
    const { state } = game;
    const hospital = hospitalOf(state);
    const keys = COLOURS.flatMap((colour) => [colour, colour, colour]);
    for (const house of SAFE_HOUSES) for (let i = 0; i < 3; i += 1) state.keys[house].push(game.drawFrom(keys));
    for (let i = 0; i < CONTACT_ROW; i += 1) state.contactRow.push(game.drawFrom(state.contactDeck));
    game.emit({ type: 'marketOpened', contacts: state.contactRow.slice() });
    for (const [seat, held] of state.seats.entries()) {
      held.plan = game.drawFrom(state.plans);
      game.emit({ type: 'planDealt', seat, plan: held.plan });
    }
    for (const who of everybody(state)) figureOf(state, who).at = hospital;
  },
};

/** Rule S8. */
const CONTACT_ROW = 7;

/** S11, I1, J1. Chooses the first player at random. The others follow clockwise, and automata come last. */
export const seatTheTable: Automatic<SeatTheTable> = {
  run(game) {
    const { state } = game;
    const seats = state.seats.length;
    const first = game.draw(seats);
    const players: Who[] = state.seats.map((_, i) => (first + i) % seats);
    const automata = (['lieutenant', 'inspector'] as const).filter((who) => state.automata[who] !== undefined);
    state.turnOrder = [...players, ...automata];
    game.emit({ type: 'turnOrderSet', order: state.turnOrder.slice() });
  },
};
