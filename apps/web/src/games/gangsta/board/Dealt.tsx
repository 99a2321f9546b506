import type { Gangsta } from '@getaway/gangsta/view';
import type { ComponentChildren, VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';

/** A space of a row whose card has gone. */
export function Gap(): VNode {
  const { voice } = useTable<Gangsta>();
  return <span class="gs-gap">{voice.say('board.gap')}</span>;
}

/** A card that was found on top of the deck, beside the row. */
export function Found({ children }: { readonly children: ComponentChildren }): VNode {
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
