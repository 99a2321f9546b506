import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';

/** A button that plays several moves as one. */
export function GestureButton({
  moves,
  onPlay,
  children,
}: {
  readonly moves: readonly Move[];
  onPlay?(): void;
  readonly children: ComponentChildren;
}): VNode {
  const table = useTable<Gangsta>();
  const point = (): void => {
    if (moves.length > 0) table.consider(...moves);
  };
  return (
    <button
      type="button"
      class="choosable gs-action"
      data-can={moves.length > 0}
      aria-disabled={moves.length === 0}
      onPointerEnter={(event) => event.pointerType !== 'touch' && point()}
      onPointerLeave={(event) => event.pointerType !== 'touch' && table.consider()}
      onFocus={point}
      onBlur={() => table.consider()}
      onClick={() => {
        if (moves.length === 0) return;
        onPlay?.();
        table.choose(...moves);
      }}
    >
      {children}
    </button>
  );
}
