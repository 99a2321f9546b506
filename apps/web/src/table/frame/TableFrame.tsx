import type { ComponentChildren, VNode } from 'preact';
import { GameOver } from '../ending/GameOver.tsx';
import { ExplainLayer } from '../explain/ExplainLayer.tsx';
import { SureDialog } from '../forecast/SureDialog.tsx';
import { FrameContext, useFrame } from '../frameContext.ts';
import { useSkipping } from '../playback/useSkipping.ts';
import { useWhyNoUndo } from '../prompt/useWhyNoUndo.ts';
import { TableContext } from '../tableUi.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { MapTable } from './MapTable.tsx';
import { NarrowTable } from './NarrowTable.tsx';
import { Overlays } from './Overlays.tsx';
import { type FrameProps, useFrameOf } from './useFrameOf.ts';
import { useKeys } from './useKeys.ts';
import { useSounds } from './useSounds.ts';
import { WideTable } from './WideTable.tsx';
import './table.css';

interface Props extends FrameProps {
  readonly trouble: string | undefined;
}

/** The frame around every game: prompt, choices, board, the viewer's own things, rivals, log. */
export function TableFrame({ trouble, ...props }: Props): VNode {
  const { frame, overlay, resultSeen, setResultSeen } = useFrameOf(props);
  const { table, game, open, playback, narrow, tab, toTab, show } = frame;
  const mapFirst = narrow ? undefined : game.mapFirst;
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
        <Overlays overlay={overlay} onClose={() => show(undefined)} />
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

/** Handles the keyboard. A separate component, because it must be inside the provider of the frame's context. */
function Keys(): null {
  const whyNoUndo = useWhyNoUndo();
  useKeys(whyNoUndo);
  return null;
}
