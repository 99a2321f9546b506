import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './thingMarks.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Things move when panels fold or the map zooms, and no event reports this. So positions are measured repeatedly. */
const MEASURE_EVERY_MS = 250;

interface Props {
  readonly subjects: readonly string[];
  /** A text beside the first frame. */
  readonly label?: string;
}

/** Marks each thing to look at with a dashed frame and an arrow, wherever the table shows it. */
export function ThingMarks({ subjects, label }: Props): VNode | null {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    const measure = (): void =>
      setBoxes((old) => {
        const found = subjects.flatMap(boxesOf);
        return JSON.stringify(found) === JSON.stringify(old) ? old : found;
      });
    // In reverse order, so that the first and most important thing ends up in view.
    for (const subject of subjects.toReversed()) bringIntoView(subject);
    measure();
    const timer = setInterval(measure, MEASURE_EVERY_MS);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [subjects.join(' ')]);
  return (
    <div class="thing-marks" aria-hidden="true">
      {boxes.map(({ left, top, width, height }, i) => (
        <span
          key={`${left} ${top}`}
          class="thing-mark"
          style={`left:${left}px;top:${top}px;width:${width}px;height:${height}px`}
        >
          {label === undefined || i > 0 ? null : <span class="thing-mark-label">{label}</span>}
        </span>
      ))}
    </div>
  );
}

const elementsOf = (subject: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-explain="${CSS.escape(subject)}"]`),
];

/**
 * Scrolls the thing into view unless most of it is visible. Without a scrollable ancestor, does nothing, because
 * `scrollIntoView` would shift the content of a map.
 */
function bringIntoView(subject: string): void {
  const [element] = elementsOf(subject);
  if (element === undefined || isMostlyVisible(subject)) return;
  if (ancestorsOf(element).some((one) => /auto|scroll/u.test(getComputedStyle(one).overflow)))
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A thing counts as visible if this share of its height is visible. */
const MOST = 0.6;

const isMostlyVisible = (subject: string): boolean =>
  elementsOf(subject).some((element) => {
    const { height } = element.getBoundingClientRect();
    return visibleBox(element).some((box) => box.height >= MOST * height);
  });

const boxesOf = (subject: string): readonly Box[] => elementsOf(subject).flatMap(visibleBox);

/** The part of an element that is neither scrolled out of view nor covered. */
function visibleBox(element: Element): readonly Box[] {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const one of ancestorsOf(element)) {
    if (getComputedStyle(one).overflow === 'visible') continue;
    const frame = one.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  const [width, height] = [right - left, bottom - top];
  return width > 0 && height > 0 && isOnTop(element, left + width / 2, top + height / 2)
    ? [{ left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }]
    : [];
}

function ancestorsOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}

function isOnTop(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element));
}
