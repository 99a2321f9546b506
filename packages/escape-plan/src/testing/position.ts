import { type SeatId, seededChance } from '@getaway/kernel';
import type { City } from '../city/city.ts';
import { PACKS } from '../content/read.ts';
import {
  COLOURS,
  type Colour,
  type Day,
  type Exit,
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
import type { Options, Place, Seat, State, Who } from '../state.ts';
import { DRILL_HASH, STREETS } from './drill.ts';
import { type AutomatonPlan, dress, type SeatPlan, seatFor } from './seatPlan.ts';

/** What a test needs to be true. Everything else is filled in, so that every component is somewhere exactly once. */
export interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options?: Partial<Options>;
  readonly pack?: string;
  /** The seed for draws that aren't given. */
  readonly seed?: string;
  readonly city?: City;
  readonly day?: Day;
  readonly part?: Part;
  readonly order?: readonly Who[];
  readonly officers?: Readonly<Record<string, readonly Officer[]>>;
  /** Default: all businesses and safe houses, as in SITES. */
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
  /** Where the game continues: the first turn of a part, the adjustment after it, or a whole day. */
  readonly from?: 'part' | 'adjustment' | 'day' | Frame[];
}

/** The sites of the drill pack's businesses and safe houses. */
const SITES: Readonly<Record<Place, Haunt>> = {
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

export function position(plan: Plan): State {
  const { pack: hash = DRILL_HASH, day = 1, part = 'morning', from = 'part' } = plan;
  const { city, display } = from === 'day' ? { ...before(day), ...plan } : { city: STREETS, display: [], ...plan };
  const pack = PACKS.get(hash);
  const setup = { players: plan.seats.length, options: { gentle: false, ...plan.options }, pack: hash };
  const state = escapePlan.start(setup, seededChance(plan.seed ?? 'scenario'));
  Object.assign(state, { day, part });

  // what is derived from a city is cached by city, so another pack needs another city
  state.city = hash === DRILL_HASH && city === STREETS ? city : city.map((placement) => ({ ...placement }));
  const placed = city.map(({ tile }) => tile);
  state.display = [...display];
  state.piles = (plan.piles ?? state.piles).map((pile) =>
    pile.filter((tile) => !placed.includes(tile) && !display.includes(tile)),
  );
  const lost = Object.keys(pack.tiles).filter((tile) => ![...placed, ...display, ...state.piles.flat()].includes(tile));
  if (plan.piles === undefined) state.piles[0]?.push(...lost); // a start tile that a small city doesn't need
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

  state.plans = state.plans.filter((card) => !plan.seats.some((wanted) => wanted.plan === card));
  state.seats = plan.seats.map((wanted, seat) =>
    seatFor(state, seat, { ...wanted, plan: wanted.plan ?? state.plans.shift() ?? '' }),
  );
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
  layKeys(state, plan.keysAbove ?? {});
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

/** D6, D9. The city at the start of a day: what was placed on earlier days, and the next four tiles in the display. */
export function before(day: number): { readonly city: City; readonly display: readonly string[] } {
  const placed = 2 + 4 * (day - 1);
  return { city: STREETS.slice(0, placed), display: STREETS.slice(placed, placed + 4).map(({ tile }) => tile) };
}

const tileOf = (place: Place): string => place.slice(0, place.indexOf('.'));

/** C4. By default one key of each colour above each house; there are three of each. */
function layKeys(state: State, wanted: NonNullable<Plan['keysAbove']>): void {
  const given = [
    ...state.seats.flatMap(({ keys }) => keys.map(({ colour }) => colour)),
    ...Object.values(wanted).flat(),
  ];
  const left = COLOURS.flatMap((colour) =>
    Array<Colour>(Math.max(0, 3 - given.filter((other) => other === colour).length)).fill(colour),
  );
  for (const house of SAFE_HOUSES) {
    state.keys[house] = [...(wanted[house] ?? COLOURS.filter((colour) => left.includes(colour)))];
    if (wanted[house] === undefined) for (const colour of state.keys[house]) left.splice(left.indexOf(colour), 1);
  }
}

/** Takes discs from the supply. There are eight, so the rest goes to the last seat. */
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
