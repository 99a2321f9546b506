import type { Gangsta } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';

export function EmptySpace(): VNode {
  const { voice } = useTable<Gangsta>();
  return <span class="gs-gap">{voice.say('board.gap')}</span>;
}

/** The deck's top card, after the viewer has peeked at it. */
export function PeekedCard({ children }: { readonly children: ComponentChildren }): VNode {
  const { voice } = useTable<Gangsta>();
  return (
    <li class="gs-dealt gs-found">
      {children}
      <span class="gs-ribbon" title={voice.say('board.foundTitle')}>
        {voice.say('board.found')}
      </span>
    </li>
  );
}
