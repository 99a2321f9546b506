import { FAMILIES, type Gangsta, packOf } from '@getaway/gangsta';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { useTable } from '../../../shell/tableUi.ts';
import { personOf } from '../model/pack.ts';

/** F2. Of each family: how many are here, and how many in the gang with the most. */
export function Families({ seat }: { readonly seat: SeatId }): VNode {
  const { view, voice } = useTable<Gangsta>();
  const pack = packOf(view);
  return (
    <ul class="gs-families" aria-label={voice.say('own.families')}>
      {FAMILIES.map((family) => {
        const counts = view.seats.map(
          ({ gang }) => gang.filter(({ card }) => personOf(pack, card)?.family === family).length,
        );
        const own = counts[seat] ?? 0;
        const most = Math.max(...counts);
        return (
          <li key={family} data-leads={own > 0 && own === most}>
            <Icon name={family} />
            <span>{voice.say('own.family', { family: voice.say(`family.${family}`), own, most })}</span>
          </li>
        );
      })}
    </ul>
  );
}
