import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFrame } from '../frameContext.ts';
import { PlaybackStage } from '../playback/PlaybackStage.tsx';
import { Preview } from '../prompt/Preview.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Alerts } from './Alerts.tsx';
import { Header } from './Header.tsx';
import { Now } from './Now.tsx';
import { usePanels } from './usePanels.tsx';

/** The board in the middle, the viewer's own things below it, everybody else at the side. */
export function WideTable({ trouble }: { readonly trouble: string | undefined }): VNode {
  const voice = useVoice();
  const { table, game, tab, toTab, open } = useFrame();
  const { Board, Own } = game;
  const panels = usePanels();
  return (
    <div
      class="table wide"
      data-game={game.id}
      data-past={table.past !== undefined}
      data-replay={open.replay !== undefined}
    >
      <Header />
      <PromptBar actions />
      <Alerts trouble={trouble} />
      <PlaybackStage />
      <main class="board" aria-label={voice.say('board.title')}>
        <ErrorBoundary moment={table.view}>
          <Board />
        </ErrorBoundary>
      </main>
      <section class="own" aria-label={voice.say('own.title')}>
        <ErrorBoundary moment={table.view}>
          <Own />
        </ErrorBoundary>
      </section>
      <aside class="side">
        {open.replay === undefined ? (
          <>
            <Preview />
            <Now />
          </>
        ) : null}
        <Tabs label={voice.say('tabs.title')} tabs={panels} open={tab} moment={table.view} onOpen={toTab} />
      </aside>
    </div>
  );
}
