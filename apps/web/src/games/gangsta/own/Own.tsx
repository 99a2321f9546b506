import type { Gangsta, SeatView } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { explainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { MemberButton } from '../cards/MemberButton.tsx';
import { MemberFace } from '../cards/PersonFace.tsx';
import { ResourceFace } from '../cards/ResourceFace.tsx';
import { SkillTotals } from '../cards/SkillTotals.tsx';
import { Families } from './Families.tsx';
import { Mobilise } from './Mobilise.tsx';
import { Purse } from './Purse.tsx';
import './own.css';

export function Own(): VNode | null {
  const { view, describer } = useTable<Gangsta>();
  const seat = ownSeat(view);
  const own = ownOf(view);
  if (seat === undefined || own === undefined) return null;
  return (
    <div class="gs-own" data-seat={seat} {...explainedGroup(describer.seat(seat))}>
      <div class="gs-own-bar">
        <Purse seat={seat} own={own} />
        <SkillTotals gang={own.gang} />
      </div>
      <div class="gs-own-extra">
        <Mobilise />
        {view.options.families ? <Families seat={seat} /> : null}
      </div>
      <div class="gs-own-cards">
        <Gang own={own} />
        {own.resource === undefined ? null : (
          <div class="gs-own-resource gs-small">
            <ResourceFace card={own.resource.card} status={own.resource.status} gang={own.gang} />
          </div>
        )}
      </div>
    </div>
  );
}

function Gang({ own: { gang, hospital } }: { readonly own: SeatView }): VNode {
  const { voice } = useTable<Gangsta>();
  return (
    <ul class="gs-gang" aria-label={voice.say('own.gang', { count: gang.length })}>
      {gang.map((member) => (
        <li key={member.card} class="gs-dealt">
          <MemberButton member={member} class="gs-slot">
            <MemberFace member={member} />
          </MemberButton>
        </li>
      ))}
      {hospital.map((member) => (
        <li key={member.card} class="gs-dealt gs-hospital">
          <MemberButton member={member} class="gs-slot">
            <MemberFace member={member} place="hospital" />
          </MemberButton>
        </li>
      ))}
    </ul>
  );
}
