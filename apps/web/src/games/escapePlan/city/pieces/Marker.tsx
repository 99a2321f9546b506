import type { Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { emblemOf, Mark } from './Mark.tsx';

/**
 * A cube or control marker in the player's colour, with the player's emblem. It is hollow if it brought income instead
 * of points.
 */
export function Marker({ who, hollow }: { readonly who: Who; readonly hollow: boolean }): VNode {
  return (
    <g class="marker" data-hollow={hollow} style={typeof who === 'number' ? `--seat: var(--seat-${who})` : ''}>
      <rect x="-7" y="-7" width="14" height="14" rx="2.5" />
      <Mark icon={typeof who === 'number' ? emblemOf(who) : who} size={10.5} />
    </g>
  );
}
