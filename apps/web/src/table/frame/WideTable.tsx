import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useFrame } from '../frameContext.ts';
import { WideFrame, type WideProps } from './WideFrame.tsx';

/** A table on a wide screen: the board in the middle, the viewer's own things below it, everybody else at the side. */
export function WideTable({ trouble }: WideProps): VNode {
  const voice = useVoice();
  const { table, game } = useFrame();
  const { Own } = game;
  return (
    <WideFrame
      trouble={trouble}
      own={
        <section class="own" aria-label={voice.say('own.title')}>
          <ErrorBoundary moment={table.view}>
            <Own />
          </ErrorBoundary>
        </section>
      }
    />
  );
}
