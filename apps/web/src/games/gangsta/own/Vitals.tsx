import { knownInfluence } from '@getaway/gangsta/reading';
import type { Gangsta } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { ExplainedGroup } from '../../../table/explain/Explained.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { Money } from '../cards/Money.tsx';
import './vitals.css';

/** Money, influence and gang in one line, which is always visible on a phone. */
export function Vitals(): VNode | null {
  const { view, voice, describer } = useTable<Gangsta>();
  const seat = ownSeat(view);
  const own = ownOf(view);
  if (seat === undefined || own === undefined) return null;
  const influence = knownInfluence(view, own);
  return (
    <ExplainedGroup class="gs-vitals" label={describer.seat(seat)}>
      <Money sum={own.money} banked={own.banked} short />
      <span class="gs-figure" {...about('token', 'influence')}>
        <Icon name="influence" label={voice.say('own.influence', { count: influence })} /> <b>{influence}</b>
      </span>
      <span class="gs-figure" {...about('token', 'members')}>
        <Icon name="members" label={voice.say('own.gang', { count: own.gang.length })} /> <b>{own.gang.length}</b>
      </span>
    </ExplainedGroup>
  );
}
