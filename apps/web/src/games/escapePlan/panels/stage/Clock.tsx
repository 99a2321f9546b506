import { FREE_PARTS, PARTS } from '@getaway/escape-plan/content';
import { isBeforeMorning } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { ExplainedGroup } from '../../../../table/explain/Explained.tsx';
import { about } from '../../../../table/explain/subject.ts';
import { useTable } from '../../../../table/tableUi.ts';

export function Clock(): VNode {
  const { view, voice } = useTable<EscapePlan>();
  const before = isBeforeMorning(view);
  return (
    <ExplainedGroup class="ep-clock" label={voice.say('clock.name')}>
      <p class="ep-clock-day">
        <b {...about('day', view.day)}>{voice.say('clock.day', { day: view.day })}</b>
        <span class="ep-parts">
          {PARTS.map((part, i) => (
            <i
              key={part}
              role="img"
              aria-label={voice.say(`part.${part}`)}
              {...about('part', part)}
              data-now={!before && part === view.part}
              data-past={!before && i < PARTS.indexOf(view.part)}
              data-extra={!FREE_PARTS.includes(part)}
            />
          ))}
        </span>
        <span {...about('part', view.part)}>{before ? voice.say('clock.before') : voice.say(`part.${view.part}`)}</span>
      </p>
    </ExplainedGroup>
  );
}
