import type { ComponentChildren, VNode } from 'preact';
import type { Bounds } from '../geometry/survey.ts';

/** A layer of the map, in map units. Its origin stays the same when the map grows. */
export function MapSvg({
  bounds: { x, y, width, height },
  class: name,
  children,
}: {
  readonly bounds: Bounds;
  readonly class: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <svg
      class={`map-layer ${name}`}
      aria-hidden="true"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={`left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`}
    >
      {children}
    </svg>
  );
}
