import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFrame } from '../frameContext.ts';
import { usePick } from './usePick.ts';

interface Props {
  readonly move: Move;
  /** The number key that selects it, for the first nine. */
  readonly number?: number | undefined;
  /** Called in addition to choosing. */
  onChosen?(): void;
}

/** One move of the decision as text, with its effect. */
export function ChoiceButton({ move, number, onChosen }: Props): VNode {
  const { table } = useFrame();
  const label = table.describer.move(move);
  const { onClick, ...pick } = usePick({ label, moves: [move] });
  const pinned = table.considered?.pinned === true && table.considered.moves[0] === move;
  return (
    <button
      type="button"
      class="choice"
      data-number={number}
      data-pinned={pinned}
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
