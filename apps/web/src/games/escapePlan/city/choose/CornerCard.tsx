import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import type { Point } from '../geometry/plane.ts';
import { cornerFor } from './corner.ts';
import './card.css';

/** The gap between a card and the edge of the map (8 pixels), plus half the size of a place (16 pixels). */
const MARGIN = 8 + 16;

interface Props {
  /** The points that the card describes, on the map. The last one is the most important. */
  readonly points: readonly (Point | undefined)[];
  readonly isLive?: boolean;
  readonly children: ComponentChildren;
}

/** A card in the corner of the map where the card hides the fewest of the given points. */
export function CornerCard({ points, isLive = false, children }: Props): VNode {
  const { lens } = useCity();
  const card = useRef<HTMLElement>(null);
  // The height depends on the text, so the corner is chosen after rendering.
  useLayoutEffect(() => {
    if (card.current === null) return;
    const { offsetWidth, offsetHeight, dataset } = card.current;
    const onScreen = points.flatMap((point) => (point === undefined ? [] : [lens.toFrame(point)]));
    dataset.corner = cornerFor(onScreen, lens.screen, { width: offsetWidth + MARGIN, height: offsetHeight + MARGIN });
  });
  return (
    <aside ref={card} class={`city-card ${isLive ? 'live' : ''}`}>
      {children}
    </aside>
  );
}
