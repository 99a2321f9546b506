import type { Move } from '@getaway/escape-plan/moves';
import type { VNode } from 'preact';
import { Choosable } from '../../../../table/choices/Choosable.tsx';

/** An empty space. It can be chosen if the thing that is being placed may go there. */
export function FreeSpace({ label, moves }: { readonly label: string; readonly moves: readonly Move[] }): VNode {
  if (moves.length === 0) return <span class="ep-space">{label}</span>;
  return (
    <Choosable label={label} moves={moves}>
      <span class="ep-space">{label}</span>
    </Choosable>
  );
}
