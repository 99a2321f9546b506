import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';
import { isGuided } from './guided.ts';

interface Props {
  readonly count: number;
  readonly children: VNode;
}

/** A list of choices. At the beginning of a first game, a long list is folded behind the adviser's suggestions. */
export function AllChoices({ count, children }: Props): VNode {
  const voice = useVoice();
  return isGuided(useFrame(), count) ? (
    <details class="all-choices">
      <summary>{voice.say('advice.all', { count })}</summary>
      {children}
    </details>
  ) : (
    children
  );
}
