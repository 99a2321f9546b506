import type { ComponentChildren, VNode } from 'preact';
import { about, MARKED } from './subject.ts';
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

function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>(MARKED)]
    .map((thing) => thing.querySelector<HTMLElement>('button') ?? thing)
    .filter((thing) => thing.matches('button, a, [tabindex]'));
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(step > 0 ? 0 : -1) : things[at + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
