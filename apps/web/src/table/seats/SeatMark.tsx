import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';
import './seatMark.css';

const EMBLEMS = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4'] as const satisfies readonly IconName[];

/** A seat's colour and emblem. The emblem is for people who can't tell the colours apart. */
export function SeatMark({ seat }: { readonly seat: number }): VNode {
  return (
    <span class="seat-mark" data-seat={seat} style={`--seat: var(--seat-${seat})`}>
      <Icon name={EMBLEMS[seat] ?? 'human'} />
    </span>
  );
}
