import type { Showing } from '@getaway/table';
import { useState } from 'preact/hooks';
import { NARROW, useMedia } from '../../ui/useMedia.ts';
import type { Overlay, TableScreen } from '../frameContext.ts';
import type { LoadedGame } from '../gameUi.ts';
import { useAnnouncements } from '../log/useAnnouncements.ts';
import type { OpenTable } from '../openTable.ts';
import { usePlayback } from '../playback/usePlayback.ts';
import { useFolding } from '../useFolding.ts';
import { useTableUi } from '../useTableUi.ts';

/** An open table, with the scene, log and players that it shows. */
export interface FrameProps extends LoadedGame {
  readonly open: OpenTable;
  readonly scene: NonNullable<Showing['scene']>;
  readonly log: Showing['log'];
  readonly players: Showing['players'];
  /** Whether somebody has just taken the device. The page then plays back everything that they missed. */
  readonly arrives: boolean;
}

interface FrameState {
  readonly frame: TableScreen;
  readonly overlay: Overlay | undefined;
  readonly resultSeen: boolean;
  setResultSeen(seen: boolean): void;
}

/** Everything that the parts of a table share. */
export function useFrameOf({ open, scene, log, players, arrives, ...loaded }: FrameProps): FrameState {
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
  const frame: TableScreen = {
    table,
    game,
    open,
    playback,
    narrow,
    stacked: narrow || mapFirst !== undefined,
    folding,
    tab,
    toTab,
    tell: useAnnouncements(table, table.describer, game),
    tellBriefly: useAnnouncements(table, table.briefDescriber, game),
    show: setOverlay,
    showResult: () => setResultSeen(false),
  };
  return { frame, overlay, resultSeen, setResultSeen };
}

/**
 * The open tab. Selecting the log a second time returns to the previous tab. On a phone, a new turn opens the choices.
 */
function useTab(narrow: boolean, mine: boolean, first?: string): [string, (tab: string) => void] {
  const home = first ?? (narrow ? 'choices' : 'rivals');
  const [open, setOpen] = useState({ tab: home, before: home, mine });
  if (open.mine !== mine) setOpen({ ...open, mine, ...(narrow && mine ? { tab: home } : {}) });
  const toTab = (tab: string): void =>
    setOpen((old) => ({ ...old, tab: tab === 'log' && old.tab === 'log' ? old.before : tab, before: old.tab }));
  return [open.tab, toTab];
}
