import { LAST_DAY } from '@getaway/escape-plan/content';
import { escapeCosts } from '@getaway/escape-plan/reading';
import { isOut, type Survey } from './survey.ts';

/** F3. The price of the escape: `now` if no rival leaves first, `most` if all rivals leave first. */
export function priceOf({ view, own }: Survey): { readonly now: number; readonly most: number } {
  const costs = escapeCosts(view);
  const { lieutenant } = view.automata;
  const automaton = lieutenant !== undefined && !isOut(lieutenant) ? 1 : 0;
  const rivals = view.seats.filter((other) => other !== own && !isOut(other)).length + automaton;
  const after = (gone: number): number => costs[Math.min(gone, costs.length - 1)] ?? 0;
  return { now: after(view.escaped.length), most: after(view.escaped.length + rivals) };
}

/** J4. The money to keep for the Lieutenant's toll, which will probably be due several times. */
export const tolls = ({ view, pack }: Survey): number =>
  view.automata.lieutenant === undefined ? 0 : 4 * pack.prices.lieutenant;

/** The money that the viewer can spend without risking the escape. */
export function spareCash(survey: Survey): number {
  const { view, cash } = survey;
  if (view.day !== LAST_DAY) return cash;
  if (view.pending.some(({ step }) => step === 'payEscape')) return cash - view.escapeCost;
  const { now, most } = priceOf(survey);
  const reserve = [most, now].find((price) => cash >= price + HUSH);
  return reserve === undefined ? cash : cash - reserve - HUSH;
}

/** A1. The money to keep for later turns. Once any player has escaped, the others pay at the start of each turn. */
const HUSH = 2;
