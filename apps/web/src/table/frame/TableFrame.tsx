import type { Showing } from '@getaway/table';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NARROW, useMedia } from '../../ui/useMedia.ts';
import { GameOver } from '../ending/GameOver.tsx';
import type { LoadedGame } from '../gameUi.ts';
import type { OpenTable } from '../openTable.ts';
import { useWhyNoUndo } from '../prompt/useWhyNoUndo.ts';
import { type Overlay, type Shell, ShellContext } from '../shellContext.ts';
import { TableContext } from '../tableUi.ts';
import { useTableUi } from '../useTableUi.ts';
import { useTold } from '../useTold.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { NarrowTable } from './NarrowTable.tsx';
import { Overlays } from './Overlays.tsx';
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
}

/** The frame around every game: prompt, choices, board, own things, rivals, log. */
export function TableFrame({ open, scene, log, players, trouble, game, catalogue, locale }: Props): VNode {
  const [overlay, setOverlay] = useState<Overlay>();
  const onRule = (rule: string): void => setOverlay({ over: 'rule', rule });
  const table = useTableUi({ open, game, catalogue, locale, scene, log, players, onRule });
  const narrow = useMedia(NARROW);
  const [tab, toTab] = useTab(narrow, table.asked !== undefined);
  const [resultSeen, setResultSeen] = useState(false);
  const shell: Shell = {
    table,
    game,
    open,
    narrow,
    tab,
    toTab,
    tell: useTold(table, game),
    show: setOverlay,
    showResult: () => setResultSeen(false),
  };
  useSounds(table, game);
  const over = table.result !== undefined && !resultSeen;
  return (
    <TableContext.Provider value={table}>
      <ShellContext.Provider value={shell}>
        <Keys />
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
        ) : (
          <WideTable trouble={trouble} />
        )}
        <LiveRegions />
        <Overlays overlay={overlay} onClose={() => setOverlay(undefined)} />
      </ShellContext.Provider>
    </TableContext.Provider>
  );
}

/** The open tab. Selecting the log again returns to the tab before. On a phone, a new turn opens the choices. */
function useTab(narrow: boolean, mine: boolean): [string, (tab: string) => void] {
  const home = narrow ? 'choices' : 'rivals';
  const [open, setOpen] = useState({ tab: home, before: home, mine });
  if (open.mine !== mine) setOpen({ ...open, mine, ...(narrow && mine ? { tab: home } : {}) });
  const toTab = (tab: string): void =>
    setOpen((old) => ({ ...old, tab: tab === 'log' && old.tab === 'log' ? old.before : tab, before: old.tab }));
  return [open.tab, toTab];
}

/** Handles the keyboard. A component of its own, because it needs the frame's context. */
function Keys(): null {
  const whyNoUndo = useWhyNoUndo();
  useKeys(whyNoUndo);
  return null;
}
