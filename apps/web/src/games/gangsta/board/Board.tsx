import { GAP, type Gangsta } from '@getaway/gangsta/view';
import type { VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';
import { NARROW, useMedia } from '../../../ui/useMedia.ts';
import { isAtStep } from '../model/moves.ts';
import { MobiliseStage } from '../stage/MobiliseStage.tsx';
import { ResourceChoice } from '../stage/ResourceChoice.tsx';
import { Stage, stageOf } from '../stage/Stage.tsx';
import { ChapterStrip } from './ChapterStrip.tsx';
import { Hauls } from './Hauls.tsx';
import { JobRow } from './JobRow.tsx';
import { News } from './News.tsx';
import { PoolRow } from './PoolRow.tsx';
import './board.css';
import './spaces.css';
import './narrow.css';

export function Board(): VNode {
  const table = useTable<Gangsta>();
  const { view } = table;
  const narrow = useMedia(NARROW);
  return (
    <div class="gs-board">
      <ChapterStrip />
      <News />
      {view.endedBy !== undefined ? (
        <Hauls />
      ) : [...view.jobs, ...view.pool].every((card) => card === GAP) ? (
        <ResourceChoice />
      ) : (
        <>
          {narrow && isAtStep(table, 'mobilise') ? <MobiliseStage /> : null}
          <JobRow />
          {stageOf(table) === undefined ? null : <Stage />}
          <PoolRow aside={stageOf(table) !== undefined} />
        </>
      )}
    </div>
  );
}
