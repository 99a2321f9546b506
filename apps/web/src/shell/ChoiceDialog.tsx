import type { Move } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from './tableUi.ts';

/** Several moves behind one thing: which of them? */
export function ChoiceDialog({
  label,
  moves,
  onClose,
}: {
  readonly label: string;
  readonly moves: readonly Move[];
  readonly onClose: () => void;
}): VNode {
  const table = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="choices-dialog" aria-label={label} onClose={onClose}>
      <h2>{label}</h2>
      {moves.map((move) => (
        <button
          type="button"
          key={JSON.stringify(move)}
          class="choice"
          onPointerEnter={() => table.consider(move)}
          onFocus={() => table.consider(move)}
          onClick={() => {
            dialog.current?.close();
            table.choose(move);
          }}
        >
          {table.describer.move(move)}
        </button>
      ))}
    </dialog>
  );
}
