import { drawCard, type Reason, type SeatId, topFor } from '@getaway/kernel';
import { reshuffleIfEmpty } from './decks.ts';
import type { RecruitAtOnce, RefillPool } from './frames.ts';
import { card, familyOf, type Gangs, hasActive, packOf, seatOf } from './gang.ts';
import { pay } from './money.ts';
import { DECLINE, type Decline, type Recruit } from './moves.ts';
import { because } from './reasons.ts';
import { activateResource } from './resources.ts';
import type { RuleId } from './rulebook/en.ts';
import type { Automatic, Choice, Game } from './shape.ts';
import { GAP, type State, withoutGaps } from './state.ts';

/** Q13. The henchman on top of the deck, if the informer network has looked at it this turn. */
const foundOnTop = (state: State, seat: SeatId): string | undefined =>
  state.turn.looked && hasActive(state, seat, 'informerNetwork') ? topFor(state.henchmanDeck, seat) : undefined;

/** A1, W3. Everybody who could be recruited with enough money. */
function candidates(state: State, seat: SeatId): string[] {
  const found = foundOnTop(state, seat);
  return found === undefined ? withoutGaps(state.pool) : [...withoutGaps(state.pool), found];
}

/** F1, Q13. The price that a seat pays for a henchman. R10: the reductions of both rules can apply together. */
export function costOf(state: State, seat: SeatId, henchman: string): number {
  return priceFor(state, seat, henchman, henchman === foundOnTop(state, seat) ? 'found' : 'pool');
}

/** F1, Q13. The price of a henchman of the pool, or of one that the informer network has found. */
export function priceFor(
  table: Gangs & { readonly options: Pick<State['options'], 'families'> },
  seat: SeatId,
  henchman: string,
  from: 'pool' | 'found',
): number {
  const pack = packOf(table);
  const { cost, family } = card(pack.henchmen, henchman);
  const reduction = (table.options.families ? 1 : 0) + (from === 'found' ? 1 : 0);
  const boss = table.seats[seat]?.gang[0];
  if (reduction === 0 || boss === undefined) return cost;
  return familyOf(pack, boss.card) === family ? cost - reduction : cost;
}

export const recruits = (state: State, seat: SeatId): Recruit[] =>
  candidates(state, seat)
    .filter((henchman) => costOf(state, seat, henchman) <= seatOf(state, seat).money)
    .map((henchman): Recruit => ({ move: 'recruit', henchman }));

export function whyNotRecruit(state: State, seat: SeatId, { henchman }: Recruit): Reason<RuleId> | undefined {
  if (!candidates(state, seat).includes(henchman)) return because('A1', 'notThere', {});
  const { money } = seatOf(state, seat);
  const cost = costOf(state, seat, henchman);
  return cost > money ? because('A1', 'short', { sum: cost - money, cost, money }) : undefined;
}

/** Rule A1. */
export function recruit(game: Game, seat: SeatId, henchman: string): void {
  const { state } = game;
  const cost = costOf(state, seat, henchman);
  const space = state.pool.indexOf(henchman);
  if (space >= 0) state.pool[space] = GAP;
  else drawCard(game, state.henchmanDeck);
  pay(game, seat, cost);
  seatOf(state, seat).gang.push({ card: henchman, available: true });
  game.emit({ type: 'henchmanRecruited', seat, henchman, cost });
  activateResource(game, seat);
}

/** Rule W3. */
export const recruitAtOnce: Choice<RecruitAtOnce, Recruit | Decline> = {
  rules: ['W3', 'A1'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const payable = recruits(state, seat);
    return payable.length === 0 ? [] : [...payable, DECLINE];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'recruit') recruit(game, seat, choice.henchman);
  },
  whyNot: (state, { seat }, move) => (move.move === 'recruit' ? whyNotRecruit(state, seat, move) : undefined),
};

/** Rule A7. */
export const refillPool: Automatic<RefillPool> = { run: (game) => fillPool(game) };

export function fillPool(game: Game): void {
  const { state } = game;
  for (const [space, lies] of state.pool.entries()) {
    if (lies !== GAP || !reshuffleIfEmpty(game, 'henchmen')) continue;
    const henchman = drawCard(game, state.henchmanDeck);
    state.pool[space] = henchman;
    game.emit({ type: 'henchmanLaid', henchman, space });
  }
}
