import { open } from './shown.ts';
import { MARKED } from './subject.ts';

const LONG_MS = 500;
/** A finger that moves further than this is scrolling or dragging. */
const MOST_MOVED = 10;
/** After the finger that opened the card is lifted, a click follows within this time. That click is ignored. */
const CLICK_MS = 700;

/** Opens the card of the thing under a resting finger. The press does not count as a click. */
export function watchTouch(card: () => HTMLElement | null, signal: AbortSignal): void {
  let press: { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let opened = false;
  let liftedAt = Number.NEGATIVE_INFINITY;
  const cancel = (): void => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  document.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, clientX: x, clientY: y, target }) => {
      cancel();
      opened = false;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const element = target.closest(MARKED);
      if (element === null || card()?.contains(target) === true) return;
      const show = (): void => {
        cancel();
        opened = true;
        open({ element, pinned: true, point: { x, y } });
      };
      press = { x, y, timer: setTimeout(show, LONG_MS) };
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'touch' || press === undefined) return;
      if (Math.hypot(clientX - press.x, clientY - press.y) > MOST_MOVED) cancel();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      ({ timeStamp }) => {
        cancel();
        if (opened) liftedAt = timeStamp;
      },
      { signal, capture: true },
    );
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'click',
    (event) => {
      if (!opened || event.timeStamp - liftedAt > CLICK_MS) return;
      opened = false;
      if (event.target instanceof Node && card()?.contains(event.target) === true) return;
      swallow(event);
    },
    { signal, capture: true },
  );
  addEventListener(
    'contextmenu',
    (event) => {
      if ((press !== undefined || opened) && event.target instanceof Element && event.target.closest(MARKED) !== null)
        swallow(event);
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', cancel);
}
