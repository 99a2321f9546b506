import type { VNode } from 'preact';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFrame } from '../frameContext.ts';
import type { MapFirst } from '../gameUi.ts';
import { FoldedOwn } from './FoldedOwn.tsx';
import { WideFrame, type WideProps } from './WideFrame.tsx';
import './mapTable.css';

interface Props extends WideProps {
  readonly mapFirst: MapFirst;
}

/**
 * A table whose board gets most of the space. Everything else is in strips along its edges, which open over the board.
 */
export function MapTable({ mapFirst: { Ribbon, Rivals, own }, trouble }: Props): VNode {
  const { table, tab } = useFrame();
  return (
    <WideFrame
      class="map-first"
      trouble={trouble}
      aboveBoard={
        <ErrorBoundary quiet moment={table.view}>
          <Ribbon />
        </ErrorBoundary>
      }
      own={<FoldedOwn parts={own} />}
      aboveTabs={
        tab === 'rivals' ? null : (
          <ErrorBoundary quiet moment={table.view}>
            <Rivals />
          </ErrorBoundary>
        )
      }
      folds
    />
  );
}
