import type { Gangsta } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { ExplainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { Money } from '../cards/Money.tsx';
import { GangFigures } from './GangFigures.tsx';
import './vitals.css';

/** Money, influence and gang in one line, which is always visible on a phone. */
export function Vitals(): VNode | null {
  const { view, describer } = useTable<Gangsta>();
  const seat = ownSeat(view);
  const own = ownOf(view);
  if (seat === undefined || own === undefined) return null;
  return (
    <ExplainedGroup class="gs-vitals" label={describer.seat(seat)}>
      <Money sum={own.money} banked={own.banked} short />
      <GangFigures own={own} />
    </ExplainedGroup>
  );
}
