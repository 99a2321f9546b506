import type { Forecast, Move } from '@getaway/kernel';
import type { DueDecision, PlayPort } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

export interface Forecasts {
  /** The forecast of a move; undefined until it has arrived. Reading it subscribes the component. */
  of(move: Move): Forecast | undefined;
  /** Resolves to the forecast of a move; undefined if the game has none. Does not subscribe the component. */
  arriving(move: Move): Promise<Forecast | undefined> | Forecast | undefined;
}

interface Fetched {
  readonly come: Signal<readonly Forecast[] | undefined>;
  readonly coming: Promise<readonly Forecast[]>;
}

/** The forecasts for all moves of the current decision. Reading the first forecast fetches all of them. */
export function useForecasts(port: PlayPort | undefined, asked: DueDecision | undefined): Forecasts {
  const number = asked?.number;
  // Unrelated updates, such as a player who connects, do not drop the forecasts of a decision.
  const fetch = useMemo(() => {
    let fetched: Fetched | undefined;
    return (): Fetched | undefined => {
      if (port === undefined || number === undefined) return undefined;
      if (fetched === undefined) {
        const come = signal<readonly Forecast[] | undefined>(undefined);
        const coming = port.forecasts(number);
        fetched = { come, coming };
        void coming.then((forecasts) => {
          come.value = forecasts;
        });
      }
      return fetched;
    };
  }, [port, number]);
  const indexOf = (move: Move): number => asked?.moves.indexOf(move) ?? -1;
  return {
    of: (move) => fetch()?.come.value?.[indexOf(move)],
    arriving(move) {
      const fetched = fetch();
      const here = fetched?.come.peek();
      const index = indexOf(move);
      return here === undefined ? fetched?.coming.then((forecasts) => forecasts[index]) : here[index];
    },
  };
}
