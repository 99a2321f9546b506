import { HAUNTS } from '@getaway/escape-plan/content';
import { hasVisited } from '@getaway/escape-plan/reading';
import type { EscapePlan, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { HAUNT_ICONS } from '../model/things.ts';

export function Visited({ who }: { readonly who: Who }): VNode {
  const { view, voice } = useTable<EscapePlan>();
  return (
    <span class="ep-visited">
      {HAUNTS.filter((haunt) => hasVisited(view, who, haunt)).map((haunt) => {
        const name = voice.say('rival.visited', { haunt: voice.say(`haunt.${haunt}`) });
        return (
          <Explained key={haunt} kind="haunt" id={haunt}>
            <span class="ep-been">
              <Icon name={HAUNT_ICONS[haunt]} label={name} />
            </span>
          </Explained>
        );
      })}
    </span>
  );
}
