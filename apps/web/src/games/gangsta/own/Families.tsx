import { familyCounts } from '@getaway/gangsta/reading';
import type { Gangsta } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';

/** F2. For each family, how many members this gang has, and the most that any gang has. */
export function Families({ seat }: { readonly seat: SeatId }): VNode {
  const { view, voice } = useTable<Gangsta>();
  return (
    <ul class="gs-families" aria-label={voice.say('own.families')}>
      {familyCounts(view).map(({ family, counts }) => {
        const own = counts[seat] ?? 0;
        const most = Math.max(...counts);
        return (
          <li key={family} data-leads={own > 0 && own === most} {...about('family', family)}>
            <Icon name={family} />
            <span>{voice.say('own.family', { family: voice.say(`family.${family}`), own, most })}</span>
          </li>
        );
      })}
    </ul>
  );
}
