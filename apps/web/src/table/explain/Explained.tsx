import type { ComponentChildren, VNode } from 'preact';
import { about, isSame, MARKED, subjectOf } from './subject.ts';
import './explained.css';

interface Props {
  readonly kind: string;
  readonly id?: string | number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * Content that can be explained. It gets the focus by touch or by the arrow keys of its group. If it contains a button,
 * the button gets the focus instead.
 */
export function Explained({ kind, id, class: more = '', children }: Props): VNode {
  return (
    <span tabIndex={-1} class={`explained ${more}`} {...about(kind, id)}>
      {children}
    </span>
  );
}

interface GroupProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function ExplainedGroup({ label, class: name = '', children }: GroupProps): VNode {
  return (
    <div class={name} {...explainedGroup(label)}>
      {children}
    </div>
  );
}

/** Makes an element a group of explained things: one tab stop, whose arrow keys move between its things. */
export const explainedGroup = (label: string) =>
  ({ role: 'group', tabIndex: 0, 'aria-label': label, onKeyDown: walk }) as const;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  // While the group itself has the focus, the up and down keys scroll the panel. They move the focus only if a thing in
  // the group has it.
  if (step === undefined || (!isSideways && event.target === event.currentTarget)) return;
  const things = thingsIn(event.currentTarget);
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(step > 0 ? 0 : -1) : things[at + step];
  event.preventDefault();
  event.stopPropagation();
  if (next === undefined) return;
  if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
  next.focus();
}

const FOCUSABLE = 'button, a, [tabindex]';

/** The things of a group. Marks on a card are left out, because the explanation of the card has links to them. */
function thingsIn(group: HTMLElement): readonly HTMLElement[] {
  const things = [...group.querySelectorAll<HTMLElement>(MARKED)]
    .filter((thing) => thing.matches('[tabindex]') || !(isMark(thing) || isRepeated(thing)))
    .map((thing) => thing.closest<HTMLElement>('button') ?? thing.querySelector<HTMLElement>('button') ?? thing)
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  return [...new Set(things)];
}

const isMark = (thing: Element): boolean => thing.parentElement?.closest(MARKED) != null;

/** Whether an element inside the thing shows the same subject and can be focused. */
const isRepeated = (thing: HTMLElement): boolean =>
  [...thing.querySelectorAll(`[tabindex]${MARKED}`)].some((inside) => isSame(subjectOf(inside), subjectOf(thing)));
