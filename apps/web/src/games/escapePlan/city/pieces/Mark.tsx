import type { VNode } from 'preact';
import { drawingOf } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/names.ts';

export function Mark({ icon, size }: { readonly icon: IconName; readonly size: number }): VNode {
  return <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}>{drawingOf(icon)}</g>;
}

const EMBLEMS = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4'] as const satisfies readonly IconName[];

export const emblemOf = (seat: number): IconName => EMBLEMS[seat] ?? 'human';
