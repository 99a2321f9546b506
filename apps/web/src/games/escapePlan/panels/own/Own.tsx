import type { EscapePlan } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';
import { Assets } from './Assets.tsx';
import { Body } from './Body.tsx';
import { Contacts } from './Contacts.tsx';
import { Items } from './Items.tsx';
import { PlanTable } from './PlanTable.tsx';
import './own.css';

/** Everything that belongs to the viewer: the board and the escape plan. */
export function Own(): VNode {
  return (
    <>
      <OwnBoard />
      <OwnPlan />
    </>
  );
}

/** The viewer's board: everything that can be used. */
export function OwnBoard(): VNode | null {
  const { view } = useTable<EscapePlan>();
  const seat = ownSeat(view);
  const held = ownOf(view);
  if (seat === undefined || held === undefined) return null;
  return (
    <div class="ep-own" style={`--seat: var(--seat-${seat})`}>
      <Body held={held} seat={seat} />
      <div class="ep-spaces">
        <Assets held={held} />
        <Items held={held} />
        <Contacts held={held} />
      </div>
    </div>
  );
}

/** The viewer's escape plan: what is collected and what is left to collect. */
export function OwnPlan(): VNode | null {
  const { view } = useTable<EscapePlan>();
  const seat = ownSeat(view);
  return seat === undefined ? null : <PlanTable who={seat} plan={ownOf(view)?.plan} />;
}
