import type { VNode } from 'preact';
import { NARROW, useMedia } from '../../../ui/useMedia.ts';
import { Board } from '../city/Board.tsx';
import { TipLayer } from './marks/Tip.tsx';
import { Stage } from './stage/Stage.tsx';
import './middle.css';

/** The city, with the stage beside it where there is room. */
export function Middle(): VNode {
  const narrow = useMedia(NARROW);
  return (
    <>
      {narrow ? (
        <Board />
      ) : (
        <div class="ep-middle">
          <Stage />
          <div class="ep-map">
            <Board />
          </div>
        </div>
      )}
      <TipLayer />
    </>
  );
}
