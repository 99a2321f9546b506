import type { Showing } from '@getaway/table';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NARROW, useMedia } from '../../ui/useMedia.ts';
import { GameOver } from '../ending/GameOver.tsx';
import { ExplainLayer } from '../explain/ExplainLayer.tsx';
import { SureDialog } from '../forecast/SureDialog.tsx';
import { type Frame, FrameContext, type Overlay, useFrame } from '../frameContext.ts';
import type { LoadedGame } from '../gameUi.ts';
import type { OpenTable } from '../openTable.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import { useSkipping } from '../playback/useSkipping.ts';
import { useWhyNoUndo } from '../prompt/useWhyNoUndo.ts';
import { TableContext } from '../tableUi.ts';
import { useAnnouncements } from '../useAnnouncements.ts';
import { useTableUi } from '../useTableUi.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { MapTable } from './MapTable.tsx';
import { NarrowTable } from './NarrowTable.tsx';
import { Overlays } from './Overlays.tsx';
import { useFolding } from './useFolding.ts';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';
import { WideTable } from './WideTable.tsx';
import './table.css';

interface Props extends LoadedGame {
  readonly open: OpenTable;
  readonly scene: NonNullable<Showing['scene']>;
  readonly log: Showing['log'];
  readonly players: Showing['players'];
  readonly trouble: string | undefined;
  /** Whether somebody has just taken the device. Then everything that they missed is played out. */
  readonly arrives: boolean;
}

/** The frame around every game: prompt, choices, board, the viewer's own things, rivals, log. */
export function TableFrame({ open, scene, log, players, trouble, arrives, ...loaded }: Props): VNode {
  const { game, catalogue, locale } = loaded;
  const [overlay, setOverlay] = useState<Overlay>();
  const onRule = (rule: string): void => setOverlay({ over: 'rule', rule });
  const playback = usePlayback({ open, game, scene, log, players, arrives });
  const { beat } = playback;
  const moment = { scene: playback.scene, log: playback.log, beat };
  const table = useTableUi({ open, game, catalogue, locale, players, onRule, ...moment });
  const narrow = useMedia(NARROW);
  const folding = useFolding(game.id, open.replay?.tab.id);
  const tabs = useTab(narrow, table.asked !== undefined, open.replay?.tab.id);
  const mapFirst = narrow ? undefined : game.mapFirst;
  const [tab, toTab] = mapFirst === undefined ? tabs : [folding.tab, folding.toTab];
  const [resultSeen, setResultSeen] = useState(false);
  const frame: Frame = {
    table,
    game,
    open,
    playback,
    narrow,
    stacked: narrow || mapFirst !== undefined,
    folding,
    tab,
    toTab,
    tell: useAnnouncements(table, game),
    show: setOverlay,
    showResult: () => setResultSeen(false),
  };
  useSounds(table, game);
  useSkipping(playback, table.past !== undefined);
  const over = table.result !== undefined && !resultSeen && open.replay === undefined;
  return (
    <TableContext.Provider value={table}>
      <FrameContext.Provider value={frame}>
        <Keys />
        <Coached>
          {over ? (
            <GameOver
              result={table.result}
              onTable={() => setResultSeen(true)}
              onLog={() => {
                setResultSeen(true);
                if (tab !== 'log') toTab('log');
              }}
            />
          ) : narrow ? (
            <NarrowTable trouble={trouble} />
          ) : mapFirst !== undefined ? (
            <MapTable mapFirst={mapFirst} trouble={trouble} />
          ) : (
            <WideTable trouble={trouble} />
          )}
        </Coached>
        <SureDialog />
        <LiveRegions />
        <ExplainLayer />
        <Overlays overlay={overlay} onClose={() => setOverlay(undefined)} />
      </FrameContext.Provider>
    </TableContext.Provider>
  );
}

/** Shows the coach of a lesson, or the notice of a teaching table, above the table. */
function Coached({ children }: { readonly children: ComponentChildren }): VNode {
  const { lesson, extras } = useFrame().open;
  const Top = lesson?.Coach ?? extras?.Top;
  if (Top === undefined) return <>{children}</>;
  return (
    <div class="coached">
      <Top />
      {children}
    </div>
  );
}

/** The open tab. Selecting the log again returns to the tab before. On a phone, a new turn opens the choices. */
function useTab(narrow: boolean, mine: boolean, first?: string): [string, (tab: string) => void] {
  const home = first ?? (narrow ? 'choices' : 'rivals');
  const [open, setOpen] = useState({ tab: home, before: home, mine });
  if (open.mine !== mine) setOpen({ ...open, mine, ...(narrow && mine ? { tab: home } : {}) });
  const toTab = (tab: string): void =>
    setOpen((old) => ({ ...old, tab: tab === 'log' && old.tab === 'log' ? old.before : tab, before: old.tab }));
  return [open.tab, toTab];
}

/** Handles the keyboard. A separate component, because it needs the frame's context. */
function Keys(): null {
  const whyNoUndo = useWhyNoUndo();
  useKeys(whyNoUndo);
  return null;
}
