import { skillsLearning } from '@getaway/gangsta/reading';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import { ownSeat, type SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useTable } from '../../../table/tableUi.ts';
import { rivalSeats } from '../../seats.ts';
import { JobFace } from '../cards/JobFace.tsx';
import { SeatName } from '../cards/SeatName.tsx';
import { Skills } from '../cards/Skills.tsx';
import { type GangstaTable, movesOnMember } from '../model/moves.ts';
import { Helper } from './Helper.tsx';

/** The stage for steps that ask the player to choose a member, for example to teach or to call back. */
export function MemberStage(): VNode | null {
  const table = useTable<Gangsta>();
  const { voice, asked, view } = table;
  if (asked === undefined) return null;
  const groups = groupsOf(table);
  const { frame } = asked;
  const strangers = groups.some(({ seat }) => seat !== ownSeat(view));
  return (
    <>
      {frame.step === 'learn' ? (
        <div class="gs-stage-card">
          <JobFace id={frame.job} />
        </div>
      ) : null}
      <div class="gs-stage-main">
        <h3 class="gs-stage-title">
          {voice.say(`stage.${frame.step}`, { count: frame.step === 'divert' ? frame.left : 1 })}
        </h3>
        <div class="gs-helpers">
          {groups.map(({ seat, members }) => (
            <div key={seat} class="gs-group">
              {strangers ? <SeatName seat={seat} /> : null}
              <ul>
                {members.map((member) => (
                  <li key={member.card}>
                    <Helper member={member} {...noteOf(table, member)} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

interface Group {
  readonly seat: SeatId;
  readonly members: readonly Member[];
}

function groupsOf(table: GangstaTable): readonly Group[] {
  const { view } = table;
  const own = ownSeat(view);
  return [...(own === undefined ? [] : [own]), ...rivalSeats(view)]
    .map((seat): Group => {
      const { gang = [], hospital = [] } = view.seats[seat] ?? {};
      return { seat, members: [...gang, ...hospital].filter(({ card }) => movesOnMember(table, card).length > 0) };
    })
    .filter(({ members }) => members.length > 0);
}

/** W9. The skills that a member would have after learning. */
function noteOf({ asked, view, voice }: GangstaTable, { card }: Member): { readonly note?: VNode } {
  if (asked?.frame.step !== 'learn') return {};
  return {
    note: (
      <>
        <span title={voice.say('stage.becomes')}>{voice.say('sign.leaves')}</span>{' '}
        <Skills skills={skillsLearning(view, card, asked.frame.job)} learned />
      </>
    ),
  };
}
