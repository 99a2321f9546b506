import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Dangers } from '../forecast/Dangers.tsx';
import { Marks } from '../forecast/Marks.tsx';
import { useFrame } from '../frameContext.ts';
import { usePick } from './usePick.ts';

interface Props {
  readonly move: Move;
  /** The number key that selects the choice. Only the first nine have one. */
  readonly number?: number | undefined;
  /** Whether another move in the list has the same name. If so, the button also shows how the two differ. */
  readonly hasTwin?: boolean;
  onChosen?(): void;
}

/** A button for one move of the decision. It shows the move as text, and its effect. */
export function ChoiceButton({ move, number, hasTwin = false, onChosen }: Props): VNode {
  const { table, game } = useFrame();
  const name = table.describer.move(move, table.asked?.frame.step);
  const difference = hasTwin ? (game.difference?.(table, move) ?? '') : '';
  const label = difference === '' ? name : `${name} · ${difference}`;
  const { onClick, ...pick } = usePick({ label, moves: [move] });
  const forecast = table.forecastOf(move);
  const pinned = table.considered?.pinned === true && table.considered.moves[0] === move;
  return (
    <button
      type="button"
      class="choice"
      data-number={number}
      data-pinned={pinned}
      data-danger={forecast !== undefined && forecast.dangers.length > 0}
      {...pick}
      onClick={(event) => {
        onChosen?.();
        onClick(event);
      }}
    >
      <span class="choice-words">
        <span class="choice-label">{label}</span>
        <ErrorBoundary quiet moment={table.view}>
          <Hint move={move} />
          <Marks forecast={forecast} />
          <Dangers dangers={forecast?.dangers} isSignOnly={game.asksForLoss?.(table) === true} />
        </ErrorBoundary>
      </span>
    </button>
  );
}

function Hint({ move }: { readonly move: Move }): VNode | null {
  const { table, game } = useFrame();
  const hint = game.hint?.(table, move);
  return hint === undefined || hint === null ? null : <span class="choice-hint">{hint}</span>;
}
