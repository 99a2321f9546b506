import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';
import { NARROW, useMedia } from '../../../../ui/useMedia.ts';
import { STEPS_OFF_STAGE } from '../model/moves.ts';
import { NotorietyTrack } from '../tracks/NotorietyTrack.tsx';
import { Clock } from './Clock.tsx';
import { Crossings } from './Crossings.tsx';
import { Ending } from './Ending.tsx';
import { Evading } from './Evading.tsx';
import { Offers } from './Offers.tsx';
import { VisitSteps } from './VisitSteps.tsx';
import './stage.css';

/** What is happening now: the time left, crossed lines, and evading or the visit with everything on offer. */
export function Stage(): VNode {
  const { view, asked, voice } = useTable<EscapePlan>();
  const narrow = useMedia(NARROW);
  return (
    <section class="ep-stage" aria-label={voice.say('stage.name')}>
      <Clock />
      {view.over ? <Ending /> : <Crossings />}
      <VisitSteps />
      {asked?.frame.step === 'evade' ? <Evading frame={asked.frame} /> : <Offers />}
      {!narrow && (asked === undefined || STEPS_OFF_STAGE.has(asked.frame.step)) ? <Outlook /> : null}
    </section>
  );
}

/** Shown when there is nothing to decide here: the track shows who is close to a line. */
function Outlook(): VNode {
  const { voice } = useTable<EscapePlan>();
  return (
    <div class="ep-outlook">
      <h3>{voice.say('track.notoriety')}</h3>
      <NotorietyTrack />
    </div>
  );
}
