import { visitOf } from '@getaway/escape-plan/reading';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useTable } from '../../../../table/tableUi.ts';
import { placeName } from '../model/table.ts';

/** L. The steps of the visit. Those that are done have a tick. */
export function VisitSteps(): VNode | null {
  const table = useTable<EscapePlan>();
  const { view, voice, past, asked } = table;
  const seat = ownSeat(view);
  const log = past === undefined ? table.log : table.log.slice(0, past);
  const visit = seat === undefined ? undefined : visitOf({ view, log, frame: asked?.frame }, seat);
  if (visit === undefined || visit.steps.length === 0) return null;
  return (
    <div class="ep-visit">
      <h3>
        {visit.place === undefined
          ? voice.say('visit.rest')
          : voice.say('visit.at', { place: placeName(table, visit.place) })}
      </h3>
      <ol>
        {visit.steps.map(({ step, stand }) => (
          <li key={step} data-stand={stand} {...(stand === 'now' ? { 'aria-current': 'step' as const } : {})}>
            {stand === 'done' ? <Icon name="covered" label={voice.say('visit.done')} /> : null}
            {stand === 'skipped' ? <Icon name="skipped" label={voice.say('visit.skipped')} /> : null}
            {stand === 'now' ? <span class="ep-step-dot" role="img" aria-label={voice.say('visit.now')} /> : null}
            {stand === 'next' ? <span class="ep-step-ring" role="img" aria-label={voice.say('visit.next')} /> : null}
            {voice.say(`visitStep.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
