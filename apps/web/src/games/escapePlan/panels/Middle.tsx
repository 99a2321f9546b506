import type { VNode } from 'preact';
import { NARROW, useMedia } from '../../../ui/useMedia.ts';
import { Board } from '../city/Board.tsx';
import { Planner } from './planner/Planner.tsx';

/** The city. On a phone the planner lies over it. */
export function Middle(): VNode {
  const narrow = useMedia(NARROW);
  return <Board>{narrow ? <Planner /> : null}</Board>;
}
