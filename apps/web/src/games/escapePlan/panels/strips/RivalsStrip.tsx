import { AUTOMATA } from '@getaway/escape-plan/content';
import type { EscapePlan, Who } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useVoice } from '../../../../i18n/voice.tsx';
import { Icon } from '../../../../icons/Icon.tsx';
import { ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';
import { rivalSeats } from '../../../seats.ts';
import { NotorietyCubes, WhoName, Wounds } from '../marks/Marks.tsx';
import { figureOf, isInCity, placeName } from '../model/table.ts';
import './strips.css';

/** One line for each other player: notoriety, wounds and place. */
export function RivalsStrip(): VNode {
  const voice = useVoice();
  const { view } = useTable<EscapePlan>();
  const everybody: readonly Who[] = [...rivalSeats(view), ...AUTOMATA.filter((who) => view.automata[who])];
  return (
    <ExplainedGroup label={voice.say('tabs.rivals')}>
      <ul class="ep-rivals-strip">
        {everybody.map((who) => (
          <Line key={String(who)} who={who} />
        ))}
      </ul>
    </ExplainedGroup>
  );
}

function Line({ who }: { readonly who: Who }): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice, due } = table;
  const figure = figureOf(view, who);
  if (figure === undefined) return null;
  const held = typeof who === 'number' ? view.seats[who] : undefined;
  const place = placeName(table, figure.at);
  return (
    <li
      data-due={due === who}
      data-out={!isInCity(figure)}
      style={typeof who === 'number' ? `--seat: var(--seat-${who})` : ''}
    >
      <WhoName who={who} />
      <span class="ep-count" {...about('row', figure.notoriety)}>
        <Icon name="notoriety" label={voice.say('own.notorietyName')} />
        <b>{figure.notoriety}</b>
        <NotorietyCubes {...figure.cubes} />
      </span>
      {held === undefined ? null : <Wounds wounds={held.wounds} />}
      <span class="ep-rival-place" {...about('place', figure.at)}>
        {place}
      </span>
    </li>
  );
}
