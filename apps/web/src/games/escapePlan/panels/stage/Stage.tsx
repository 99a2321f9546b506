import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';
import { Clock } from './Clock.tsx';
import { Crossings } from './Crossings.tsx';
import { Ending } from './Ending.tsx';
import { Evading } from './Evading.tsx';
import { Offers } from './Offers.tsx';
import { VisitSteps } from './VisitSteps.tsx';
import './stage.css';

/** What is happening now: the time, the crossed lines, and either officers to evade or the visit with its offers. */
export function Stage(): VNode {
  const { view, asked, voice } = useTable<EscapePlan>();
  return (
    <section class="ep-stage stage" aria-label={voice.say('stage.name')} tabIndex={-1}>
      <Clock />
      {view.over ? <Ending /> : <Crossings />}
      <VisitSteps />
      {asked?.frame.step === 'evade' ? <Evading frame={asked.frame} /> : <Offers />}
    </section>
  );
}
