import { type Forecast, type Move, type SeatId, type Shape, sameMove } from '@getaway/kernel';
import type { Drawing, TableUi } from '../games/game.ts';
import { shell } from '../messages/shell.ts';
import type { SeenSession } from './session.ts';

/**
 * Returns a function that finds the forecast of a move. Moves are compared by value and not by their position in the
 * list, because a lesson may offer only some of them.
 */
export function forecastsFor(table: SeenSession['table'], seat: SeatId): (move: Move) => Forecast | undefined {
  const forecasts = table.forecasts(seat);
  const moves = table.asked?.moves ?? [];
  return (move) => forecasts[moves.findIndex((one) => sameMove(one, move))];
}

/**
 * A forecast in a few words: first the losses that are certain, then the figures before and after, then what else will
 * happen.
 */
export function describeForecast(
  forecast: Forecast | undefined,
  { figures = [] }: Pick<TableUi, 'figures'>,
  drawing: Drawing<Shape>,
): string[] {
  if (forecast === undefined) return [];
  const { speaker, describer, players } = drawing;
  const { changes, facts, waitsFor } = forecast;
  const marks = figures.flatMap((figure) => {
    const change = changes[figure];
    if (change === undefined) return [];
    const [before, after] = change;
    return [`${speaker.say(`figure.${figure}`)} ${speaker.say(`change.${figure}`, { before, after })}`];
  });
  return [
    ...warnings(forecast, drawing),
    ...marks,
    ...facts.map((fact) => describer.fact(fact)),
    ...(waitsFor === undefined ? [] : [shell.say('hint.waits', { seat: players[waitsFor]?.name ?? '' })]),
  ];
}

/** What a choice will certainly cost, in red. The sign `!!` is for screens without colours. */
export const warnings = (forecast: Forecast | undefined, { describer, paint }: Drawing<Shape>): string[] =>
  (forecast?.dangers ?? []).map((danger) => paint('danger', `!! ${describer.danger(danger)}`));
