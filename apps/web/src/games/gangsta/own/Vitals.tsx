import { knownInfluence } from '@getaway/gangsta/reading';
import type { Gangsta } from '@getaway/gangsta/view';
import { ownOf } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { Money } from '../cards/Money.tsx';
import './vitals.css';

/** Money, influence and gang in one line, which is always visible on a phone. */
export function Vitals(): VNode | null {
  const { view, voice } = useTable<Gangsta>();
  const own = ownOf(view);
  if (own === undefined) return null;
  const influence = knownInfluence(view, own);
  return (
    <div class="gs-vitals">
      <Money sum={own.money} banked={own.banked} short />
      <span class="gs-figure">
        <Icon name="influence" label={voice.say('own.influence', { count: influence })} /> <b>{influence}</b>
      </span>
      <span class="gs-figure">
        <Icon name="members" label={voice.say('own.gang', { count: own.gang.length })} /> <b>{own.gang.length}</b>
      </span>
    </div>
  );
}
