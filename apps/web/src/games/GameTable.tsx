import type { Catalogue } from '@getaway/text';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { languageOf, settings } from '../settings/settings.ts';
import { Opening } from '../table/frame/Opening.tsx';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { useShowing } from '../table/frame/useShowing.ts';
import type { LoadedGame } from '../table/gameUi.ts';
import type { OpenTable } from '../table/openTable.ts';
import { Handover } from '../table/seats/Handover.tsx';
import { loadGameUi } from './load.ts';
import { loadExplanations, loadMessages } from './tables.ts';

/** An open table, as soon as there is something to show. */
export function GameTable({ open }: { readonly open: OpenTable }): VNode {
  const { watching, playing, game, pack } = open;
  const showing = useShowing(watching);
  const ui = useGame(game, pack);
  const wasHanded = useRef(false);
  if (showing?.handover !== undefined) wasHanded.current = true;
  if (showing === undefined || ui === undefined) return <Opening />;
  const { players, scene, log, handover, trouble } = showing;
  if (handover !== undefined && playing !== undefined)
    return <Handover key={handover.seat} port={playing} {...{ players, handover, trouble }} />;
  if (scene === undefined) return <Opening />;
  // The key gives each reader a new table, so that nothing of the previous reader's is left.
  return (
    <TableFrame key={scene.viewer} {...{ open, scene, log, players, trouble }} {...ui} arrives={wasHanded.current} />
  );
}

/** The game's screens, and its messages in the current language. */
function useGame(id: GameId, pack: unknown): LoadedGame | undefined {
  const language = languageOf(settings.value);
  const [loaded, setLoaded] = useState<LoadedGame>();
  useEffect(() => {
    let stale = false;
    // If loading fails, the table stays at its opening screen, which reports after a while that it takes too long.
    const texts = [loadMessages(id, language), loadExplanations(id, language)];
    void Promise.all([loadGameUi(id), ...texts]).then(([game, ...catalogues]) => {
      game.packs.put(pack);
      if (!stale) setLoaded({ game, catalogue: Object.assign({}, ...catalogues) as Catalogue, locale: language });
    });
    return () => {
      stale = true;
    };
  }, [id, language, pack]);
  return loaded;
}
