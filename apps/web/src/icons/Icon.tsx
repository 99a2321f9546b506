import type { VNode } from 'preact';
import type { IconName, Icons } from './names.ts';
import { pathOf } from './paths.ts';

/** Each icon is created only once, because Preact skips a node that it has already rendered. */
const drawings: { [name in keyof Icons]?: VNode } = {};

/**
 * An icon. Without a label, it stands beside a text and is hidden from screen readers. With a label, it replaces the
 * text.
 */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }): VNode {
  if (label === undefined)
    return (
      <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
        {drawingOf(name)}
      </svg>
    );
  return (
    <svg class="icon" viewBox="0 0 512 512" role="img" aria-label={label}>
      {drawingOf(name)}
    </svg>
  );
}

/** Only the path, 512 units wide, for use inside another svg. */
export function drawingOf(name: IconName): VNode | undefined {
  const path = pathOf(name);
  if (path !== undefined) drawings[name] ??= <path fill="currentColor" d={path} />;
  return drawings[name];
}
