import { seededChance } from '@getaway/kernel';
import { PACKS } from '../content/read.ts';
import { COLOURS, type Colour, type Exit, OFFICERS, SAFE_HOUSES } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { Frame } from '../frames.ts';
import type { Place, Seat, State } from '../state.ts';
import type { Plan } from './plan.ts';
import { applyAutomatonPlan, seatFor } from './seatPlan.ts';

const HOUSE_HASH = PACKS.names()[0]?.hash ?? '';

export function position(plan: Plan): State {
  const { pack: hash = HOUSE_HASH, city, display = [], day = 1, part = 'morning', from = 'part' } = plan;
  const pack = PACKS.get(hash);
  const setup = { players: plan.seats.length, options: { gentle: false, ...plan.options }, pack: hash };
  const state = escapePlan.start(setup, seededChance(plan.seed ?? 'scenario'));
  Object.assign(state, { day, part });

  // Copied, because all caches about a city use this list as their key. If two packs shared the list, a cache would mix
  // them up.
  state.city = city.map((placement) => ({ ...placement }));
  const placed = city.map(({ tile }) => tile);
  state.display = [...display];
  state.piles = (plan.piles ?? state.piles).map((pile) =>
    pile.filter((tile) => !placed.includes(tile) && !display.includes(tile)),
  );
  const lost = Object.keys(pack.tiles).filter((tile) => ![...placed, ...display, ...state.piles.flat()].includes(tile));
  // if a small city lacks a start tile, the tile is put here
  if (plan.piles === undefined) state.piles[0]?.push(...lost);
  for (const tile of [...placed, ...display]) state.officers[tile] = [...(plan.officers?.[tile] ?? [])];
  for (const officer of OFFICERS)
    state.bag[officer] -= Object.values(state.officers).filter((there) => there.includes(officer)).length;
  for (const [place, haunt] of Object.entries(plan.sites))
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
    if (figure !== undefined) applyAutomatonPlan(state, who, figure, plan[who] ?? {});
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
  if (faults.length > 0)
    throw new Error(`the position is impossible. ${faults.map(({ message }) => message).join(' ')}`);
  return state;
}

const tileOf = (place: Place): string => place.slice(0, place.indexOf('.'));

/** C4. Puts keys above the safe houses. A house that `wanted` doesn't list gets one key of each colour that is left. */
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

/** Leaves this many discs in the supply and gives the others to the last seat. */
function moveDiscs(state: State, left: number): void {
  const last = state.seats.at(-1) as Seat;
  last.discs += state.discs - left;
  state.discs = left;
}

function framesFrom(state: State, from: NonNullable<Plan['from']>): Frame[] {
  if (from === 'day') return [{ step: 'beginDay', day: state.day }];
  if (from === 'part') return [{ step: 'beginPart', part: state.part }];
  if (from !== 'adjustment') return from.toReversed();
  const adjust = state.turnOrder.map((who): Frame => ({ step: 'adjustNotoriety', who }));
  return [...adjust, { step: 'endPart' } as const].toReversed();
}
