import type { Gangsta } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { explainedGroup } from '../../../table/explain/Explained.tsx';
import { useTable } from '../../../table/tableUi.ts';
import { movesOnMember } from '../model/moves.ts';
import { Mobilise } from '../own/Mobilise.tsx';
import { Helper } from './Helper.tsx';
import './stage.css';

/** Lets the viewer pick members on the board. Used on a phone, where the viewer's own gang is behind a tab. */
export function MobiliseStage(): VNode | null {
  const table = useTable<Gangsta>();
  const { view, voice } = table;
  const seat = ownSeat(view);
  if (seat === undefined) return null;
  const activated = (ownOf(view)?.gang ?? []).filter(({ card }) => movesOnMember(table, card).length > 0);
  return (
    <section class="gs-stage" data-step="mobilise" {...explainedGroup(voice.say('stage.label'))}>
      <div class="gs-helpers">
        <ul class="gs-group">
          {activated.map((member) => (
            <li key={member.card}>
              <Helper member={member} />
            </li>
          ))}
        </ul>
      </div>
      <Mobilise />
    </section>
  );
}
