import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { SheetHandle, type SheetSize } from '../../ui/SheetHandle.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFrame } from '../frameContext.ts';
import { PlaybackStage } from '../playback/PlaybackStage.tsx';
import { Actions } from '../prompt/Actions.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { Alerts } from './Alerts.tsx';
import { Header } from './Header.tsx';
import { Now } from './Now.tsx';
import { usePanels } from './usePanels.tsx';

/**
 * The table on a phone: the board on top, everything else in a sheet below it, and the buttons within reach of the
 * thumb.
 */
export function NarrowTable({ trouble }: { readonly trouble: string | undefined }): VNode {
  const voice = useVoice();
  const { table, game, tab, toTab, open } = useFrame();
  const { Board, Own } = game;
  const [wanted, setSize] = useState<SheetSize>('middle');
  // The stage (the panel for the current step) is in the sheet. While the question is answered there, the sheet can't
  // stay small.
  const size = wanted === 'small' && game.needsStage?.(table) === true ? 'middle' : wanted;
  const tabs = [
    ...(open.replay === undefined
      ? [
          {
            id: 'choices',
            title: voice.say('choices.title'),
            marked: table.asked !== undefined,
            content: () => <Now />,
          },
        ]
      : []),
    { id: 'me', title: voice.say('tabs.me'), content: () => <Own /> },
    ...usePanels(),
  ];
  return (
    <div class="table narrow" data-game={game.id} data-past={table.past !== undefined} data-sheet={size}>
      <Header />
      <Alerts trouble={trouble} />
      <PlaybackStage />
      <main class="board" aria-label={voice.say('board.title')}>
        <ErrorBoundary moment={table.view}>
          <Board />
        </ErrorBoundary>
      </main>
      <PromptBar actions={false} />
      <aside class="sheet">
        <SheetHandle size={size} onSize={setSize} />
        <Tabs
          label={voice.say('tabs.title')}
          tabs={tabs}
          open={tab}
          moment={table.view}
          onOpen={(opened) => {
            if (size === 'small') setSize('middle');
            toTab(opened);
          }}
        />
      </aside>
      <footer class="thumb">
        <Actions />
      </footer>
    </div>
  );
}
