import type { Move } from '@getaway/gangsta/moves';
import { changeOf } from '@getaway/gangsta/reading';
import type { GangstaTable } from './moves.ts';

/** The price of a move, once the forecast has arrived. */
export function priceOf({ forecastOf }: Pick<GangstaTable, 'forecastOf'>, move: Move | undefined): number | undefined {
  const forecast = move === undefined ? undefined : forecastOf(move);
  return forecast === undefined ? undefined : -(changeOf(forecast, 'money')?.by ?? 0);
}
