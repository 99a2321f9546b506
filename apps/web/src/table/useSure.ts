import { type Attempt, type Forecast, type Move, taken } from '@getaway/kernel';
import type { PlayPort } from '@getaway/table';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableUi } from './tableUi.ts';
import type { Forecasts } from './useForecasts.ts';

/** A choice with a danger (a loss that is sure to happen) that waits for confirmation. */
export interface Sure {
  readonly moves: readonly Move[];
  readonly forecast: Forecast;
}

interface Deps {
  readonly shown: Pick<TableUi, 'asked'>;
  readonly forecasts: Forecasts;
  act(request: (port: PlayPort) => Promise<Attempt<null>>): void;
}

interface Choosing {
  sure(): Sure | undefined;
  choose(...moves: readonly Move[]): void;
  chooseSurely(...moves: readonly Move[]): void;
  notSure(): void;
}

/** Plays moves. Asks for confirmation first if their forecast has a danger (a loss that is sure to happen). */
export function useSure({ shown, forecasts, act }: Deps): Choosing {
  const waiting = useSignal<(Sure & { readonly number: number }) | undefined>(undefined);
  return useMemo(
    () => ({
      sure: () => (waiting.value?.number === shown.asked?.number ? waiting.value : undefined),
      chooseSurely(...moves) {
        const number = shown.asked?.number;
        waiting.value = undefined;
        if (number !== undefined && moves.length > 0) act((port) => port.play(number, moves));
      },
      choose(...moves) {
        const number = shown.asked?.number;
        const [only, ...others] = moves;
        if (number === undefined || only === undefined) return;
        const known = others.length === 0 ? forecasts.arriving(only) : undefined;
        act(async (port) => {
          const forecast = await (others.length === 0 ? known : port.foresee(moves));
          if (forecast === undefined || forecast.dangers.length === 0) return port.play(number, moves);
          waiting.value = { number, moves, forecast };
          return taken(null);
        });
      },
      notSure() {
        waiting.value = undefined;
      },
    }),
    [shown, forecasts, act],
  );
}
