import type { ComponentChildren, VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFrame } from '../frameContext.ts';
import { PlaybackStage } from '../playback/PlaybackStage.tsx';
import { Preview } from '../prompt/Preview.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Tip } from '../tips/Tip.tsx';
import { Alerts } from './Alerts.tsx';
import { Header } from './Header.tsx';
import { Now } from './Now.tsx';
import { usePanels } from './usePanels.tsx';

export interface WideProps {
  readonly trouble: string | undefined;
}

interface Props extends WideProps {
  readonly class?: string;
  /** Content between the header and the board. */
  readonly aboveBoard?: ComponentChildren;
  readonly own: ComponentChildren;
  /** Content between the choices and the tabs. */
  readonly aboveTabs?: ComponentChildren;
  /** Whether all panels can be closed. */
  readonly folds?: boolean;
}

/** What all tables on a wide screen have in common: the header, the board, and a side column with choices and tabs. */
export function WideFrame({ trouble, class: more = '', aboveBoard, own, aboveTabs, folds = false }: Props): VNode {
  const voice = useVoice();
  const { table, game, tab, toTab, open } = useFrame();
  const { Board } = game;
  const panels = usePanels();
  return (
    <div
      class={`table wide ${more}`}
      data-game={game.id}
      data-past={table.past !== undefined}
      data-replay={open.replay !== undefined}
    >
      <Header />
      <PromptBar actions />
      <Alerts trouble={trouble} />
      <PlaybackStage />
      <main class="board" aria-label={voice.say('board.title')}>
        {aboveBoard}
        <ErrorBoundary moment={table.view}>
          <Board />
        </ErrorBoundary>
      </main>
      {own}
      <aside class="side">
        {open.replay === undefined ? (
          <>
            <div class="outlook">
              <Preview />
              <Tip />
            </div>
            <Now />
          </>
        ) : null}
        {aboveTabs}
        <Tabs
          label={voice.say('tabs.title')}
          tabs={panels}
          open={tab}
          moment={table.view}
          folds={folds}
          onOpen={toTab}
        />
      </aside>
    </div>
  );
}
