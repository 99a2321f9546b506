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
  return (
    <span
      ref={span}
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
