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

/** Shows a name and a text when its content is hovered or focused. */
export function Tip({ title, text = '', class: more = '', children }: Props): VNode {
  const span = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (span.current !== null) shown.value = { title, text, at: span.current.getBoundingClientRect() };
  };
  const hide = (): void => {
    shown.value = undefined;
  };
  useEffect(() => hide, []);
  // Screen readers get the text as part of the element.
  useEffect(() => {
    const thing = thingIn(span.current);
    if (text === '') thing?.removeAttribute('aria-description');
    else thing?.setAttribute('aria-description', text.replaceAll('\n', ' '));
  });
  return (
    <span
      ref={span}
      // Focusable by touch and by the arrow keys of a group. A button inside takes the focus itself.
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

/** A group of tips: one tab stop, with arrow keys to move between the tips. */
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

/** The layer that shows the text of tips, once for the whole table, above everything else. */
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
