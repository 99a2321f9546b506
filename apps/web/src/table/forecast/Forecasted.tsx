import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useFrame } from '../frameContext.ts';
import { Dangers } from './Dangers.tsx';
import { Marks } from './Marks.tsx';

/** The forecast of a move, shown on the board: dangers, figures before and after, and one line for each fact. */
export function Forecasted({ move }: { readonly move: Move }): VNode | null {
  const { table } = useFrame();
  const forecast = table.forecastOf(move);
  if (forecast === undefined) return null;
  return (
    <span class="forecasted">
      <Dangers dangers={forecast.dangers} />
      <Marks forecast={forecast} />
      {forecast.facts.map((fact) => (
        <span key={fact.name} class="forecasted-fact">
          {table.describer.fact(fact)}
        </span>
      ))}
    </span>
  );
}
