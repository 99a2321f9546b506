import type { Forecast, Move } from '@getaway/kernel';
import type { PlayPort } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableUi } from './tableUi.ts';

export interface Forecasts {
  /** The forecast of a move; undefined until it has arrived. Reading it subscribes the component. */
  of(move: Move): Forecast | undefined;
  /** The forecast of a move, or a promise of it; undefined if there is none. Does not subscribe the component. */
  arriving(move: Move): Promise<Forecast | undefined> | Forecast | undefined;
}

interface Fetched {
  /** The number of the decision. */
  readonly number: number;
  readonly come: Signal<readonly Forecast[] | undefined>;
  readonly coming: Promise<readonly Forecast[]>;
}

/** The forecasts for all moves of the current decision. The first use of any forecast fetches all of them. */
export function useForecasts(port: PlayPort | undefined, shown: Pick<TableUi, 'asked'>): Forecasts {
  return useMemo(() => {
    let fetched: Fetched | undefined;
    const fetch = (): Fetched | undefined => {
      const number = shown.asked?.number;
      if (port === undefined || number === undefined) return undefined;
      if (fetched?.number !== number) {
        const come = signal<readonly Forecast[] | undefined>(undefined);
        const coming = port.forecasts(number);
        fetched = { number, come, coming };
        void coming.then((forecasts) => {
          come.value = forecasts;
        });
      }
      return fetched;
    };
    const indexOf = (move: Move): number => shown.asked?.moves.indexOf(move) ?? -1;
    return {
      of: (move) => fetch()?.come.value?.[indexOf(move)],
      arriving(move) {
        const here = fetch();
        const come = here?.come.peek();
        const index = indexOf(move);
        return come === undefined ? here?.coming.then((forecasts) => forecasts[index]) : come[index];
      },
    };
  }, [port, shown]);
}
