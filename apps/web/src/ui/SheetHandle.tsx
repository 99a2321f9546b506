import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';

const SIZES = ['small', 'middle', 'large'] as const;
export type SheetSize = (typeof SIZES)[number];

interface Props {
  readonly size: SheetSize;
  onSize(size: SheetSize): void;
}

/** A touch that moves further than this, in pixels, is a drag. */
const DRAGGED = 16;

/** Changes the sheet's height by dragging, tapping or the arrow keys. */
export function SheetHandle({ size, onSize }: Props): VNode {
  const voice = useVoice();
  const start = useRef<number>(undefined);
  const dragged = useRef(false);
  const step = (by: number): void => onSize(SIZES[SIZES.indexOf(size) + by] ?? size);
  const isLarge = size === 'large';
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-expanded={isLarge}
      aria-label={voice.say(isLarge ? 'sheet.smaller' : 'sheet.larger')}
      onPointerDown={(event) => {
        start.current = event.clientY;
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={({ clientY }) => {
        const way = clientY - (start.current ?? clientY);
        dragged.current = Math.abs(way) > DRAGGED;
        if (dragged.current) step(way > 0 ? -1 : 1);
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        step(by);
      }}
      onClick={({ detail }) => {
        // Ignores the click that ends a drag. A click made with a key has `detail` 0 and always counts.
        if (detail === 0 || !dragged.current) step(isLarge ? -1 : 1);
        dragged.current = false;
      }}
    />
  );
}
