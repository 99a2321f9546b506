import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Opening } from '../table/frame/Opening.tsx';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { useShowing } from '../table/frame/useShowing.ts';
import type { OpenTable } from '../table/openTable.ts';
import { Handover } from '../table/seats/Handover.tsx';
import { useGame } from './useGame.ts';

/** Shows an open table as soon as its first scene and the game's screens have been loaded. */
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
  // The key makes the page build a new table for each viewer. So nothing of the previous viewer's table stays visible.
  return (
    <TableFrame key={scene.viewer} {...{ open, scene, log, players, trouble }} {...ui} arrives={wasHanded.current} />
  );
}
