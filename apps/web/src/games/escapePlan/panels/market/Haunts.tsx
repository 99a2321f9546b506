import type { Haunt } from '@getaway/escape-plan/content';
import { closesAt, GROUPS, planValue } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { Explained } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { CubeMark } from '../marks/Marks.tsx';
import { money } from '../model/table.ts';
import { HAUNT_ICONS } from '../model/things.ts';

/**
 * L2, L3, L5. Businesses and safe houses: the name of each, its cubes, whether it is closed or not in the city yet, and
 * what it pays the viewer.
 */
export function Haunts(): VNode {
  return (
    <div class="ep-haunts">
      {GROUPS.map((group) => (
        <ul key={group[0]}>
          {group.map((haunt) => (
            <HauntLine key={haunt} haunt={haunt} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function HauntLine({ haunt }: { readonly haunt: Haunt }): VNode {
  const table = useTable<EscapePlan>();
  const { view, voice } = table;
  const place = Object.entries(view.sites).find(([, stands]) => stands === haunt)?.[0];
  const closed = view.closed.includes(haunt);
  const value = planValue(view, haunt);
  const closeAt = closesAt(view);
  const cubes = view.cubes[haunt];
  const isHouse = haunt.startsWith('safeHouse');
  return (
    <li data-away={place === undefined} data-closed={closed} {...about('haunt', haunt)}>
      <Icon name={HAUNT_ICONS[haunt]} />
      <Explained kind="haunt" id={haunt} class="ep-haunt-name">
        {voice.say(`haunt.${haunt}`)}
      </Explained>
      <span class="ep-haunt-cubes">
        {cubes.map(({ who, hexagon }) => (
          <CubeMark key={String(who)} who={who} hexagon={hexagon} />
        ))}
        {isHouse || closed
          ? null
          : Array.from({ length: Math.max(0, closeAt - cubes.length) }, (_, i) => <i key={i} class="ep-hexagon" />)}
      </span>
      {place === undefined ? <span class="ep-soft">{voice.say('market.away')}</span> : null}
      {closed ? (
        <span class="ep-closed">
          <Icon name="barred" /> {voice.say('market.closed')}
        </span>
      ) : null}
      <b class="ep-haunt-value">
        {value === undefined ? null : value === 'income' ? (
          <Icon name="income" label={voice.say('own.planIncome')} />
        ) : (
          money(table, value)
        )}
      </b>
    </li>
  );
}
