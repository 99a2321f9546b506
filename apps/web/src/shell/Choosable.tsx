import type { Move } from '@getaway/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { useTable } from './tableUi.ts';

interface Props {
  /** What it is, for who listens and for the sentence that says why it can't be chosen. */
  readonly label: string;
  /** The moves that pointing here can mean: none, one, or several to pick from. */
  readonly moves: readonly Move[];
  /** The move that it would be, were it possible: asked for the rule that forbids it. */
  readonly candidate?: Move;
  /** Marked as a part of a gesture that is still being made. */
  readonly pressed?: boolean;
  /** For gestures of several things: called instead of choosing. */
  readonly onPick?: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A thing on the table that may be chosen: it glows if it can be, and says why not if it can't. Pointing or focusing previews
 * its consequences. A finger first previews and then chooses, since it can't point.
 */
export function Choosable({ label, moves, candidate, pressed, onPick, class: more = '', children }: Props): VNode {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const can = moves.length > 0 || onPick !== undefined;
  const point = (): void => {
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) table.consider(only);
    else if (!can && candidate !== undefined && table.asked !== undefined) table.explain(label, candidate);
  };
  const pick = (event: PointerEvent): void => {
    if (onPick !== undefined) return onPick();
    const [only] = moves;
    if (moves.length > 1) return setOpen(true);
    if (only === undefined) return point();
    const alreadyShown = table.considered?.moves.length === 1 && table.considered.moves[0] === only;
    if (event.pointerType === 'touch' && !alreadyShown) return table.consider(only);
    table.choose(only);
  };
  return (
    <>
      <button
        type="button"
        class={`choosable ${more}`}
        aria-label={label}
        aria-disabled={!can}
        aria-pressed={pressed}
        data-can={can}
        onPointerEnter={(event) => event.pointerType !== 'touch' && point()}
        onPointerLeave={(event) => event.pointerType !== 'touch' && table.consider()}
        onFocus={point}
        onBlur={() => table.consider()}
        onClick={(event) => pick(event as unknown as PointerEvent)}
      >
        {children}
      </button>
      {open ? <ChoiceDialog label={label} moves={moves} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
