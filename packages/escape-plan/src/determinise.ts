import { type Chance, drawBelow, type SeatId, shuffle, type Viewer } from '@getaway/kernel';
import { cloneState } from './clone.ts';
import { COLOURS, type Colour, HAUNTS } from './content/vocabulary.ts';
import { seatOf } from './figures.ts';
import { packOf } from './geography.ts';
import { stackOf } from './items.ts';
import type { Item, State } from './state.ts';

/** R17. A random state that the viewer can't tell from the true one. Every secret is drawn again. */
export function determinise(state: State, viewer: Viewer, dream: Chance): State {
  const dreamt = cloneState(state);
  dreamt.chance = dream;
  if (state.over) return dreamt;
  const rivals = dreamt.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
  dreamPlans(dreamt, rivals, dream);
  for (const from of [...COLOURS, ...dreamt.exitStacks.keys()]) dreamTiles(dreamt, rivals, from, dream);
  for (const rival of rivals) seatOf(dreamt, rival).cash = drawBelow(dream, MAX_CASH);
  return dreamt;
}

/** Rivals' cash is secret, although each payment is public. So each rival gets a random amount below this limit. */
const MAX_CASH = 20;

/** L2. Draws plans for the rivals. The hexagons under a rival's cubes are public, and the plan must agree with them. */
function dreamPlans(state: State, rivals: readonly SeatId[], dream: Chance): void {
  if (rivals.some((rival) => seatOf(state, rival).plan === '')) return; // the plans have not been dealt yet
  const bag = shuffle([...state.plans, ...rivals.map((rival) => seatOf(state, rival).plan)].sort(), dream);
  const dealt = deal(state, rivals, bag);
  if (dealt === undefined) throw new Error('no plan fits the cubes');
  for (const [i, rival] of rivals.entries()) seatOf(state, rival).plan = dealt[i] ?? '';
  state.plans = bag.filter((plan) => !dealt.includes(plan)).sort();
}

function deal(state: State, rivals: readonly SeatId[], plans: readonly string[]): string[] | undefined {
  const [rival, ...others] = rivals;
  if (rival === undefined) return [];
  for (const plan of plans) {
    if (!fits(state, rival, plan)) continue;
    const rest = deal(
      state,
      others,
      plans.filter((other) => other !== plan),
    );
    if (rest !== undefined) return [plan, ...rest];
  }
  return undefined;
}

function fits(state: State, seat: SeatId, plan: string): boolean {
  const lines = packOf(state).plans.get(plan)?.lines;
  return HAUNTS.every((haunt) =>
    state.cubes[haunt].every(
      ({ who, hexagon }) => who !== seat || (lines?.[haunt] === 'income') === (hexagon === 'income'),
    ),
  );
}

/** Draws the values of face-down lockers and exit tiles again, if the viewer can't know them. */
function dreamTiles(state: State, rivals: readonly SeatId[], from: Colour | number, dream: Chance): void {
  const stack = stackOf(state, from);
  const isHere = (item: Item): boolean =>
    (item.kind === 'locker' ? item.colour : item.kind === 'exit' && item.stack) === from;
  const held = rivals.flatMap((rival) => [...seatOf(state, rival).items, ...seatOf(state, rival).boxed].filter(isHere));
  const pending = state.stack.flatMap((frame) =>
    frame.step === 'storeItem' && rivals.includes(frame.seat) && isHere(frame.item) ? [frame.item] : [],
  );
  const faces = [...held, ...pending].flatMap((item) => ('value' in item ? [item.value] : []));
  const { lieutenant } = state.automata;
  const piled = (lieutenant?.piles ?? []).flatMap((pile) => pile.filter((tile) => tile.from === from));
  const hidden = [...stack.boxed, ...faces, ...piled.map(({ value }) => value)];
  const seen = state.stack.flatMap((frame) =>
    frame.step === 'keepTile' && frame.from === from && !rivals.includes(frame.seat) ? frame.drawn : [],
  );
  const unknown = stack.values.slice();
  for (const value of seen) unknown.splice(unknown.indexOf(value), 1); // the viewer knows the tiles they are looking at
  const bag = shuffle([...unknown, ...hidden].sort(ascending), dream);
  const redraw = (item: Item): Item => (isHere(item) && 'value' in item ? { ...item, value: bag.pop() ?? 0 } : item);
  for (const rival of rivals) {
    const seat = seatOf(state, rival);
    seat.items = seat.items.map(redraw);
    seat.boxed = seat.boxed.map(redraw);
  }
  state.stack = state.stack.map((frame) => {
    if (!('seat' in frame) || !rivals.includes(frame.seat)) return frame;
    if (frame.step === 'storeItem') return { ...frame, item: redraw(frame.item) };
    return frame.step === 'keepTile' && frame.from === from
      ? { ...frame, drawn: bag.slice(0, frame.drawn.length) }
      : frame;
  });
  stack.boxed = stack.boxed.map(() => bag.pop() ?? 0);
  if (lieutenant !== undefined)
    lieutenant.piles = lieutenant.piles.map((pile) =>
      pile.map((tile) => (tile.from === from ? { from, value: bag.pop() ?? 0 } : tile)),
    );
  stack.values = [...bag, ...seen].sort(ascending);
}

const ascending = (one: number, other: number): number => one - other;
