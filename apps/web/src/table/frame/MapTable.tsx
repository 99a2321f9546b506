import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFrame } from '../frameContext.ts';
import type { MapFirst } from '../gameUi.ts';
import { PlaybackStage } from '../playback/PlaybackStage.tsx';
import { Preview } from '../prompt/Preview.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Alerts } from './Alerts.tsx';
import { FoldedOwn } from './FoldedOwn.tsx';
import { Header } from './Header.tsx';
import { Now } from './Now.tsx';
import { usePanels } from './usePanels.tsx';
import './mapTable.css';

interface Props {
  readonly mapFirst: MapFirst;
  readonly trouble: string | undefined;
}

/** The board gets most of the space. The viewer's own things and the panels are strips along its edges that open over it. */
export function MapTable({ mapFirst, trouble }: Props): VNode {
  const voice = useVoice();
  const { table, game, tab, toTab, open } = useFrame();
  const { Board } = game;
  const { Ribbon, Rivals } = mapFirst;
  const panels = usePanels();
  return (
    <div
      class="table wide map-first"
      data-game={game.id}
      data-past={table.past !== undefined}
      data-replay={open.replay !== undefined}
    >
      <Header />
      <PromptBar actions />
      <Alerts trouble={trouble} />
      <PlaybackStage />
      <main class="board" aria-label={voice.say('board.title')}>
        <ErrorBoundary quiet moment={table.view}>
          <Ribbon />
        </ErrorBoundary>
        <ErrorBoundary moment={table.view}>
          <Board />
        </ErrorBoundary>
      </main>
      <FoldedOwn parts={mapFirst.own} />
      <aside class="side">
        {open.replay === undefined ? (
          <>
            <Preview />
            <Now />
          </>
        ) : null}
        {tab === 'rivals' ? null : (
          <ErrorBoundary quiet moment={table.view}>
            <Rivals />
          </ErrorBoundary>
        )}
        <Tabs label={voice.say('tabs.title')} tabs={panels} open={tab} moment={table.view} folds onOpen={toTab} />
      </aside>
    </div>
  );
}
