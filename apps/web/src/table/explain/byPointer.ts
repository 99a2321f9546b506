import { close, open, pinCard, shown } from './shown.ts';
import { MARKED } from './subject.ts';

/** Choices and things on the map first show a preview. Their card opens only if the pointer stays longer. */
const SLOW = 'svg *, .spot, [data-can="true"], [data-can="true"] *';
const SLOW_MS = 1100;
const QUICK_MS = 350;
/** How many milliseconds the pointer may take to move from a thing to its card. */
const LEAVING_MS = 300;
/** A pointer that moves at least this many pixels in one event is only crossing the card and does not enter it. */
const STEP = 60;

/** Opens the card of the thing under a resting mouse or pen. The card stays open while the pointer moves into it. */
export function watchPointer(card: () => HTMLElement | null, signal: AbortSignal): void {
  let waiting: { readonly element: Element; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** The clicked element. It is not explained again until the pointer has left it. */
  let clicked: Element | undefined;
  let last = { x: Number.NaN, y: Number.NaN };

  const wait = (element: Element | undefined): void => {
    if (waiting?.element === element) return;
    clearTimeout(waiting?.timer);
    waiting = undefined;
    if (element === undefined) return;
    const show = (): void => {
      waiting = undefined;
      if (isUnder(last, element) && shown.peek()?.pinned !== true) open({ element, pinned: false, point: last });
    };
    waiting = { element, timer: setTimeout(show, element.matches(SLOW) ? SLOW_MS : QUICK_MS) };
  };
  const stay = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const leave = (): void => {
    leaving ??= setTimeout(() => {
      leaving = undefined;
      if (shown.peek()?.pinned === false) close();
    }, LEAVING_MS);
  };

  document.addEventListener(
    'pointermove',
    ({ pointerType, buttons, clientX: x, clientY: y, target }) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      const step = Math.hypot(x - last.x, y - last.y);
      last = { x, y };
      if (step === 0) return; // the page moved under the pointer
      if (buttons !== 0) return wait(undefined);
      if (shown.peek() !== undefined && isIn(card(), last) && (step < STEP || isLive(card()))) {
        stay();
        wait(undefined);
        card()?.removeAttribute('inert');
        return;
      }
      const element = target.closest(MARKED) ?? undefined;
      if (element !== clicked) clicked = undefined;
      const current = shown.peek();
      if (current === undefined || current.pinned) return wait(clicked === undefined ? element : undefined);
      if (current.element === element) {
        stay();
        return wait(undefined);
      }
      leave();
      wait(element);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      if (!(target instanceof Element)) return;
      if (card()?.contains(target) === true) return pinCard({ focused: false });
      wait(undefined);
      close();
      if (pointerType !== 'touch') clicked = target.closest(MARKED) ?? undefined;
    },
    { signal, capture: true },
  );
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      wait(undefined);
      leave();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    wait(undefined);
    stay();
  });
}

/** Whether the element is still under the pointer. The page may have scrolled although the pointer did not move. */
const isUnder = ({ x, y }: { readonly x: number; readonly y: number }, element: Element): boolean =>
  document.elementFromPoint(x, y)?.closest(MARKED) === element;

const isLive = (card: HTMLElement | null): boolean => card !== null && !card.hasAttribute('inert');

function isIn(card: HTMLElement | null, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const box = card?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
