import { signal } from '@preact/signals';
import type { Box } from './placing.ts';
import { distinct, MARKED, type Subject, subjectOf } from './subject.ts';

export interface Shown {
  /** The first subject is explained. The card offers links to the others. */
  readonly subjects: readonly Subject[];
  /** The mark under the pointer, such as a skill on a game card. The game card's explanation has a line about it. */
  readonly mark: Subject | undefined;
  /** The element that was pointed at or focused. */
  readonly element: Element;
  readonly at: Box;
  /** A pinned card stays until it is closed, and its links can be used. */
  readonly pinned: boolean;
  /** The element that had the focus when a key opened the card. It gets the focus back. */
  readonly focused: Element | undefined;
  /** A new number each time a card is opened. */
  readonly number: number;
}

export const shown = signal<Shown | undefined>(undefined);

/**
 * The card of a large thing is placed beside the pointer. A thing is large if it takes more than this share of the
 * screen's height. It is also large if it takes more than this share of the width and half this share of the height.
 */
const LARGE = 0.45;
const FINGER = 12;
/** Elements that cover the board. The card has no links to the things below them. */
const LAYER = '.tab-panel, .own-part, dialog, .spot-menu';
/** A game card that may have marks on it. If the pointer is on a mark, the whole game card is explained. */
const CARD = `.choosable${MARKED}`;

interface Opening {
  readonly element: Element;
  readonly pinned: boolean;
  readonly focused?: boolean;
  readonly subjects?: readonly Subject[];
  /** The position of the pointer. Everything under it can be explained too. */
  readonly point?: { readonly x: number; readonly y: number };
}

let count = 0;

export function open({ element, pinned, focused = false, subjects, point }: Opening): void {
  const layer = element.closest(LAYER);
  const under = point === undefined ? [] : document.elementsFromPoint(point.x, point.y);
  const marked = under
    .filter((one) => layer === null || layer.contains(one))
    .flatMap((one) => one.closest(MARKED) ?? [])
    .map(subjectOf);
  const around = point === undefined ? null : (element.parentElement?.closest(CARD) ?? null);
  const thing = around ?? element;
  count += 1;
  shown.value = {
    subjects: distinct([...(subjects ?? [subjectOf(thing)]), ...marked]),
    mark: around === null ? undefined : subjectOf(element),
    element,
    at: anchorOf(thing, point),
    pinned,
    focused: focused ? (document.activeElement ?? undefined) : undefined,
    number: count,
  };
}

export const close = (): void => {
  shown.value = undefined;
};

/** Pins the open card, so that it stays until it is closed. */
export function pinCard({ focused }: { readonly focused: boolean }): void {
  const current = shown.peek();
  if (current === undefined || current.pinned) return;
  shown.value = { ...current, pinned: true, focused: focused ? (document.activeElement ?? undefined) : undefined };
}

/** Moves the focus from the card back to the element that had it. */
export function giveFocusBack({ focused }: Shown): void {
  if (focused instanceof HTMLElement) focused.focus();
}

function anchorOf(element: Element, point: Opening['point']): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isWide = width > LARGE * innerWidth && height > (LARGE / 2) * innerHeight;
  const isLarge = isWide || height > LARGE * innerHeight;
  if (point === undefined || !isLarge) return { left, top, width, height };
  return { left: point.x - FINGER, top: point.y - FINGER, width: 2 * FINGER, height: 2 * FINGER };
}
