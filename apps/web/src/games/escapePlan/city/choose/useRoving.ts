import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { directionOf, nextInDirection } from './roving.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
}

/** The choosable spots, or all spots if none can be chosen. */
function spotsIn(root: HTMLElement): readonly Spot[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-spot]')];
  const choosable = all.filter(({ dataset }) => dataset.can === 'true');
  return (choosable.length > 0 ? choosable : all).map((element) => ({
    element,
    x: Number(element.dataset.x) + (Number.parseFloat(element.style.getPropertyValue('--dx')) || 0),
    y: Number(element.dataset.y) + (Number.parseFloat(element.style.getPropertyValue('--dy')) || 0),
  }));
}

interface Roving {
  /** Identifies the question. When the question changes, the focus moves to its first spot. */
  readonly question: readonly unknown[];
  readonly onBack?: () => void;
}

/**
 * Makes all spots one tab stop. The tab key focuses the last focused spot, or the first choosable one. After an answer
 * by key, the focus moves to the first spot of the next question.
 */
export function useRoving(root: RefObject<HTMLElement | null>, { question, onBack }: Roving): void {
  const last = useRef<string | undefined>(undefined);
  const hadFocus = useRef(false);
  const back = useRef(onBack);
  back.current = onBack;
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const spots = spotsIn(element);
    const stop = spots.find((spot) => spot.element.dataset.spot === last.current) ?? spots[0];
    for (const spot of element.querySelectorAll<HTMLElement>('[data-spot]'))
      spot.tabIndex = spot === stop?.element ? 0 : -1;
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const off = new AbortController();
    const { signal } = off;
    const enter = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      // A click focuses a spot, too. But after a click, the focus must not move to a spot of the next question, because
      // that would preview a spot that nobody pointed at.
      hadFocus.current = target.matches(':focus-visible');
      last.current = target.dataset.spot;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && back.current !== undefined) back.current();
      else if (!stepOn(element, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('focusin', enter, { signal });
    // If the focused spot is removed from the page, `relatedTarget` is null. `hadFocus` then stays true, so that the
    // first spot of the next question gets the focus.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) hadFocus.current = false;
    };
    element.addEventListener('focusout', leave, { signal });
    element.addEventListener('keydown', press, { signal });
    return () => off.abort();
  }, [root]);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || !hadFocus.current || document.activeElement !== document.body) return;
    const [first] = spotsIn(element);
    if (first?.element.dataset.can === 'true') first.element.focus();
  }, question);
}

function stepOn(root: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const direction = directionOf(key);
  const spots = direction === undefined ? [] : spotsIn(root);
  const here = spots.find(({ element }) => element === target);
  if (direction === undefined || here === undefined) return false;
  nextInDirection(here, direction, spots)?.element.focus();
  return true;
}
