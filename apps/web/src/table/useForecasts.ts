import type { Forecast, Move } from '@getaway/kernel';
import type { DueDecision, PlayPort } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/**
 * The forecasts for all moves of the current decision, fetched together when the first is read. Components that read one
 * rerender when they arrive.
 */
export function useForecasts(
  port: PlayPort | undefined,
  asked: DueDecision | undefined,
): (move: Move) => Forecast | undefined {
  const number = asked?.number;
  // A decision keeps its forecasts across unrelated updates, such as a player who connects.
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
