import type { ComponentChildren, VNode } from 'preact';
import { about, isSame, MARKED, type Subject, subjectOf } from './subject.ts';
import './explained.css';

interface Props {
  readonly kind: string;
  readonly id?: string | number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * Content that can be explained. Touch and the arrow keys of a group can focus it. A button inside takes the focus
 * instead.
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

/** A group of explained things. The group is one tab stop, and the arrow keys move between its things. */
export function ExplainedGroup({ label, class: name = '', children }: GroupProps): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the things in the group are not inputs.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users reach the things of the group from here.
    <div role="group" class={name} aria-label={label} tabIndex={0} onKeyDown={walk}>
      {children}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether something inside shows the same subject. A row and its first cell are one stop, not two. */
const contains = (thing: Element, subject: Subject): boolean =>
  [...thing.querySelectorAll(MARKED)].some((inner) => isSame(subjectOf(inner), subject));

function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  // Up and down scroll the panel until a thing in the group has the focus.
  if (step === undefined || (!isSideways && event.target === event.currentTarget)) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>(MARKED)]
    .filter((thing) => thing.checkVisibility() && !contains(thing, subjectOf(thing)))
    .map((thing) => thing.querySelector<HTMLElement>('button') ?? thing);
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(step > 0 ? 0 : -1) : things[at + step];
  if (next?.matches('button, a, [tabindex]') === false) next.tabIndex = -1;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
