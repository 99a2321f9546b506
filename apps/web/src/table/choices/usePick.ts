import type { Move } from '@getaway/kernel';
import { useRef } from 'preact/hooks';
import { type TableUi, useTable } from '../tableUi.ts';

interface Pickable {
  readonly label: string;
  readonly moves: readonly Move[];
  readonly candidate?: Move | undefined;
  /** Called if a click could stand for several moves. Lets the player pick one. */
  readonly onMany?: (() => void) | undefined;
  /** If set, a click calls this function instead of choosing a move. It is for choices that involve several things. */
  readonly onPick?: (() => void) | undefined;
}

interface Handlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onFocus(): void;
  onBlur(): void;
  onClick(event: MouseEvent): void;
}

/** A click this soon after a new decision is the second click of a double click on the previous decision. */
const DOUBLE_CLICK_MS = 400;

/**
 * The event handlers that preview and choose a thing. Pointing or focusing previews the thing, and a click or a key
 * chooses it. With touch, the first tap previews and the second chooses.
 */
export function usePick({ label, moves, candidate, onMany, onPick }: Pickable): Handlers {
  const table = useTable();
  const touched = useRef<{ readonly shown: boolean } | undefined>(undefined);
  const [only] = moves;
  // A thing that can't be chosen does not depend on the decision, so it need not render again for a new decision.
  const born = useFirstSeen(only === undefined ? undefined : table.asked?.number);
  const point = (): void => {
    if (moves.length === 1 && only !== undefined) table.consider(only);
    else if (moves.length === 0 && onPick === undefined && candidate !== undefined && table.asked !== undefined)
      table.explain(label, candidate);
  };
  return {
    onPointerEnter: (event) => isPointing(event) && point(),
    onPointerLeave: (event) => isPointing(event) && table.consider(),
    onPointerDown({ pointerType }) {
      // A press comes before the focus event, and the focus event can change the preview. So only here can we see
      // whether the thing was previewed before the press.
      touched.current = pointerType === 'touch' ? { shown: isPinned(table, only) } : undefined;
    },
    onFocus: () => touched.current === undefined && point(),
    onBlur: () => table.consider(),
    onClick({ detail, currentTarget }) {
      const touch = touched.current;
      touched.current = undefined;
      if (onPick !== undefined) return onPick();
      if (moves.length > 1) return onMany?.();
      if (only === undefined) return point();
      const shown = touch?.shown ?? isPinned(table, only);
      if (!shown && (touch !== undefined || table.needsSecondClick(only))) return table.pin(only);
      if (detail > 1 && performance.now() - born < DOUBLE_CLICK_MS) return;
      // Removing a focused button makes the browser compute the layout early. So a clicked button first gives up the
      // focus. After a key press, the button keeps the focus.
      if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
      table.choose(only);
    },
  };
}

/**
 * Whether the pointer hovers, as a mouse does. The type of the pointer alone does not tell: when a list scrolls under a
 * finger, a browser may report a mouse pointer on a touch screen.
 */
const isPointing = ({ pointerType }: PointerEvent): boolean =>
  pointerType !== 'touch' && matchMedia('(hover: hover)').matches;

const isPinned = ({ considered }: TableUi, move: Move | undefined): boolean =>
  considered?.pinned === true && considered.moves.length === 1 && considered.moves[0] === move;

function useFirstSeen(question: number | undefined): number {
  const birth = useRef({ question, at: performance.now() });
  if (birth.current.question !== question) birth.current = { question, at: performance.now() };
  return birth.current.at;
}
