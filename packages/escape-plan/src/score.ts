import type { Result, SeatId, SeatScore } from '@getaway/kernel';
import { sum } from './components.ts';
import { ASSETS, BUSINESS_GROUPS, type Haunt, SAFE_HOUSES } from './content/vocabulary.ts';
import { figureOf, isSeat, seatOf } from './figures.ts';
import { packOf } from './geography.ts';
import { hasVisited } from './haunts.ts';
import type { Game } from './shape.ts';
import { ESCAPED, type Pile, type Seat, type State, type Who } from './state.ts';

/** G1. Ends the game and reveals everything. The Lieutenant's plan is drawn and his piles are valued only now (J9). */
export function finishGame(game: Game): void {
  const { state } = game;
  const { lieutenant } = state.automata;
  game.reveal();
  if (lieutenant !== undefined) {
    state.lieutenantPlan = game.drawFrom(state.plans);
    lieutenant.at = ESCAPED; // rule J16
    state.pileValues = lieutenant.piles.map((pile) => valueOfPile(state, pile));
    game.emit({ type: 'lieutenantShown', plan: state.lieutenantPlan, piles: state.pileValues.slice() });
  }
  state.over = true;
  state.stack.length = 0;
  for (const [seat, { plan, cash, items }] of state.seats.entries())
    game.emit({ type: 'handShown', seat, plan, cash, items: items.map((item) => ({ ...item })) });
  game.emit({ type: 'gameEnded' });
}

/** J9, R6. The value of one of the Lieutenant's piles. A tile of value 0 counts as the highest tile of its stack. */
function valueOfPile(state: State, pile: Pile): number {
  const values = pile.map(({ from, value }) => (value === 0 ? highestOf(state, from) : value));
  return state.options.gentle || !isOfOneLockerStack(pile) ? Math.max(...values) : sum(values);
}

/** R6. Whether all tiles of a pile come from one locker stack, as at stores A, B and C. */
const isOfOneLockerStack = (pile: Pile): boolean =>
  pile.every(({ from }) => typeof from === 'string' && from === pile[0]?.from);

function highestOf(state: State, from: Pile[number]['from']): number {
  const { exitTiles, lockers } = packOf(state);
  return Math.max(...(typeof from === 'number' ? (exitTiles[from] ?? []) : lockers[from].values));
}

/** G1, G4, J17. Only players who escaped are ranked. If none did, nobody wins. */
export function resultOf(state: State): Result | undefined {
  if (!state.over) return undefined;
  const ranked: Who[] = state.seats.length === 1 ? [0, 'lieutenant'] : [...state.seats.keys()];
  const scores = ranked.map((who) => {
    const lines = isSeat(who) ? linesOf(state, who) : lieutenantLines(state);
    const total = sum(lines.map(({ value }) => value));
    const keys = [total, cashOf(state, who), -figureOf(state, who).notoriety, -woundsOf(state, who)];
    return { who, lines, total, keys, escaped: figureOf(state, who).at === ESCAPED };
  });
  const ranking = scores
    .map((score): SeatScore => {
      const ahead = scores.filter((other) => other.escaped && compare(other.keys, score.keys) > 0).length;
      return {
        seat: score.who,
        lines: score.lines,
        total: score.escaped ? score.total : 0,
        place: score.escaped ? 1 + ahead : 0,
      };
    })
    .sort((a, b) => (a.place || ranked.length + 1) - (b.place || ranked.length + 1));
  return { endedBy: scores.some(({ escaped }) => escaped) ? 'escape' : 'arrest', ranking };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, i) => key !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** G1. The scores if everybody escaped now. */
export const scoresOf = (state: State): readonly number[] =>
  state.seats.map((_, seat) => sum(linesOf(state, seat).map(({ value }) => value)));

const cashOf = (state: State, who: Who): number => (isSeat(who) ? seatOf(state, who).cash : 0);
const woundsOf = (state: State, who: Who): number => (isSeat(who) ? seatOf(state, who).wounds : 0);

/** Rule G2. */
export const ASSET_SCORE = 10;
export const WOUND_PENALTY = 20;

function linesOf(state: State, seat: SeatId): SeatScore['lines'] {
  const held = seatOf(state, seat);
  return [
    ...planLines(state, seat, held.plan),
    { line: 'cash', value: held.cash },
    { line: 'assets', value: ASSET_SCORE * ASSETS.filter((asset) => held.assets[asset].at === 'used').length },
    { line: 'contacts', value: contactScore(state, contactsLeft(held)) },
    { line: 'tiles', value: sum(held.items.map((item) => ('value' in item ? item.value : 0))) },
    { line: 'notoriety', value: -penaltyOf(state, seat) },
    { line: 'wounds', value: -WOUND_PENALTY * held.wounds },
  ];
}

/** Rules J9, J13 and J17. */
function lieutenantLines(state: State): SeatScore['lines'] {
  const contacts = state.automata.lieutenant?.contacts.length ?? 0;
  return [
    ...planLines(state, 'lieutenant', state.lieutenantPlan ?? ''),
    { line: 'contacts', value: contactScore(state, contacts) },
    { line: 'tiles', value: sum(state.pileValues) },
    { line: 'notoriety', value: -penaltyOf(state, 'lieutenant') },
  ];
}

/** Rule G5. */
function planLines(state: State, who: Who, plan: string): SeatScore['lines'] {
  const lines = packOf(state).plans.get(plan)?.lines;
  const worth = (haunts: readonly Haunt[]): number =>
    sum(
      haunts.map((haunt) => {
        const value = lines?.[haunt];
        return typeof value === 'number' && hasVisited(state, who, haunt) ? value : 0;
      }),
    );
  return [
    { line: 'firstGroup', value: worth(BUSINESS_GROUPS[0]) },
    { line: 'secondGroup', value: worth(BUSINESS_GROUPS[1]) },
    { line: 'safeHouses', value: worth(SAFE_HOUSES) },
  ];
}

/** G3. Each handcuffs card removes one contact. */
const contactsLeft = ({ contacts, handcuffs }: Seat): number => Math.max(0, contacts.length - handcuffs);

function contactScore(state: State, contacts: number): number {
  const { contactScores } = packOf(state);
  return contactScores[Math.min(contacts, contactScores.length - 1)] ?? 0;
}

const penaltyOf = (state: State, who: Who): number =>
  packOf(state).track.penalties[figureOf(state, who).notoriety - 1] ?? 0;
