import { close, giveFocusBack, open, pinCard, shown } from './shown.ts';
import { MARKED, type Subject, subjectOf } from './subject.ts';

const FOCUS_MS = 600;

interface Described {
  card(): HTMLElement | null;
  /** The explanation of a subject as plain text, for screen readers. */
  describe(subject: Subject): string | undefined;
}

/**
 * Opens the card of the focused thing after a moment. The key `i` opens and pins it at once. Call `describeFocused`
 * when the explanations are loaded.
 */
export function watchKeyboard(
  { card, describe }: Described,
  signal: AbortSignal,
): { readonly describeFocused: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let described: Element | undefined;
  /** Describes a focused element for screen readers. Returns the thing that the element shows, if any. */
  const describeElement = (target: EventTarget | null): Element | undefined => {
    if (!(target instanceof Element) || card()?.contains(target) === true) return undefined;
    const element = target.closest(MARKED);
    if (element === null || !target.matches(':focus-visible')) return undefined;
    const text = describe(subjectOf(element));
    if (text !== undefined && !target.hasAttribute('aria-description')) {
      target.setAttribute('aria-description', text);
      described = target;
    }
    return element;
  };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      clearTimeout(timer);
      const element = describeElement(target);
      if (element === undefined) return;
      timer = setTimeout(() => {
        if (target instanceof Element && target.matches(':focus') && shown.peek() === undefined)
          open({ element, pinned: false });
      }, FOCUS_MS);
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      clearTimeout(timer);
      described?.removeAttribute('aria-description');
      described = undefined;
      const current = shown.peek();
      if (current?.pinned === false && target instanceof Element && target.closest(MARKED) === current.element) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        const current = shown.peek();
        close();
        if (current?.pinned !== true) return;
        giveFocusBack(current);
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key.toLowerCase() === 'i' && pin(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  return { describeFocused: () => void describeElement(document.activeElement) };
}

/** Pins the card of the focused thing, or the card that is open. */
function pin(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('input, select, textarea, [contenteditable]') !== null)
    return false;
  if (shown.peek() !== undefined) {
    pinCard({ focused: true });
    return true;
  }
  // The focus may be on an entry of a list that contains several things. The card then explains all of them.
  const inside = [...target.querySelectorAll(MARKED)];
  const element = target.closest(MARKED) ?? inside[0];
  if (element === undefined || target === document.body) return false;
  const around = element.contains(target) ? [element, ...inside] : inside;
  open({ element, pinned: true, focused: true, subjects: around.map(subjectOf) });
  return true;
}
