import { signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './tip.css';

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly at: DOMRect;
}

const shown = signal<Shown | undefined>(undefined);

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A thing that says its name, and more, when it is pointed at or focused. */
export function Tip({ title, text = '', class: more = '', children }: Props): VNode {
  const span = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (span.current !== null) shown.value = { title, text, at: span.current.getBoundingClientRect() };
  };
  const hide = (): void => {
    shown.value = undefined;
  };
  useEffect(() => hide, []);
  // Who listens hears the words with the thing itself.
  useEffect(() => {
    const thing = thingIn(span.current);
    if (text === '') thing?.removeAttribute('aria-description');
    else thing?.setAttribute('aria-description', text.replaceAll('\n', ' '));
  });
  return (
    <span
      ref={span}
      // A finger, and the arrow keys of a group, can stay on it; a button inside takes the focus itself.
      tabIndex={-1}
      class={`ep-tipped ${more}`}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      {children}
    </span>
  );
}

const thingIn = (tip: HTMLElement | null): HTMLElement | undefined =>
  tip?.querySelector<HTMLElement>('button') ?? tip ?? undefined;

interface GroupProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Things that are only looked at: one stop for the tabulator, from which the arrow keys lead to each. */
export function TipGroup({ label, class: name = '', children }: GroupProps): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no inputs.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk from here.
    <div role="group" class={name} aria-label={label} tabIndex={0} onKeyDown={walk}>
      {children}
    </div>
  );
}

function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>('.ep-tipped')].flatMap(
    (tip) => thingIn(tip) ?? [],
  );
  const at = things.findIndex((thing) => thing.matches(':focus'));
  const next = at < 0 ? things.at(step > 0 ? 0 : -1) : things[at + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

const MARGIN = 8;

/** Where the words of tips appear: once for the whole table, above everything. */
export function TipLayer(): VNode {
  const layer = useRef<HTMLDivElement>(null);
  const tip = shown.value;
  useEffect(() => {
    const box = layer.current;
    if (box === null) return;
    if (tip === undefined) return box.hidePopover();
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, tip.at.left + tip.at.width / 2 - width / 2));
    const above = tip.at.top - height - MARGIN;
    box.style.left = `${left}px`;
    box.style.top = `${above < MARGIN ? tip.at.bottom + MARGIN : above}px`;
  }, [tip]);
  return (
    <div ref={layer} popover="manual" class="ep-tip" aria-hidden="true">
      <b>{tip?.title}</b>
      {tip === undefined || tip.text === '' ? null : <span>{tip.text}</span>}
    </div>
  );
}
