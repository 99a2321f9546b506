import type { Forecast, Move } from '@getaway/kernel';
import type { DueDecision, PlayPort } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/**
 * The forecasts of the question that is shown, fetched for all its moves at once when the first is looked at. Whoever reads one
 * while drawing is drawn anew when they come.
 */
export function useForecasts(
  port: PlayPort | undefined,
  asked: DueDecision | undefined,
): (move: Move) => Forecast | undefined {
  const number = asked?.number;
  // A question keeps its forecasts while the table tells other things, such as who has come.
  const forecastsOf = useMemo(() => {
    let fetched: Signal<readonly Forecast[]> | undefined;
    return (): readonly Forecast[] => {
      if (port === undefined || number === undefined) return [];
      if (fetched === undefined) {
        const come = signal<readonly Forecast[]>([]);
        fetched = come;
        void port.forecasts(number).then((forecasts) => {
          come.value = forecasts;
        });
      }
      return fetched.value;
    };
  }, [port, number]);
  return (move) => forecastsOf()[asked?.moves.indexOf(move) ?? -1];
}
