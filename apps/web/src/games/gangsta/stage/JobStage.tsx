import { packOf, type Skill } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import { coveredBy, missingAfter, seatWith } from '@getaway/gangsta/reading';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import { ownSeat } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { rivalSeats } from '../../seats.ts';
import { GestureButton } from '../cards/GestureButton.tsx';
import { SeatName } from '../cards/SeatName.tsx';
import { Needs, SkillMark, Skills } from '../cards/Skills.tsx';
import { suggestedCrew } from '../model/crew.ts';
import { isAtStep, movesOnMember, movesOnSkill } from '../model/moves.ts';
import { nameWithOwner } from '../model/names.ts';
import { Helper } from './Helper.tsx';

/** The job in progress: the skills still needed, the crew so far, and who can be sent. */
export function JobStage(): VNode | null {
  const table = useTable<Gangsta>();
  const { view, voice } = table;
  const { underway } = view;
  if (underway === undefined) return null;
  const { job, missing, crew } = underway;
  return (
    <>
      <div class="gs-stage-state">
        <h3 {...about('job', job)}>{voice.say('stage.underway', { job: voice.say(`job.${job}`) })}</h3>
        {isAtStep(table, 'ignoreSkill') ? <Gear missing={missing} /> : <Missing job={job} missing={missing} />}
        <Crew crew={crew} />
      </div>
      {isAtStep(table, 'pullJob') ? (
        <div class="gs-stage-main">
          <Suggested />
          <Helpers job={job} />
        </div>
      ) : null}
    </>
  );
}

/** Q5. The missing skills. A player with the right resource can ignore one of them. */
function Gear({ missing }: { readonly missing: readonly Skill[] }): VNode {
  const table = useTable<Gangsta>();
  return (
    <p class="gs-missing">
      <span>{table.voice.say('stage.gear')}</span>
      {[...new Set(missing)].map((skill) => {
        const candidate: Move = { move: 'ignoreSkill', skill };
        return (
          <Choosable
            key={skill}
            label={table.describer.move(candidate)}
            moves={movesOnSkill(table, skill)}
            candidate={candidate}
            class="gs-strike"
          >
            <SkillMark skill={skill} />
          </Choosable>
        );
      })}
    </p>
  );
}

function Missing({ job, missing }: { readonly job: string; readonly missing: readonly Skill[] }): VNode {
  const { view, voice } = useTable<Gangsta>();
  const needs = coveredBy(packOf(view).jobs.get(job)?.needs ?? [], missing);
  return (
    <p class="gs-missing">
      <span>{voice.say('stage.needs')}</span>
      <Needs needs={needs.map(({ skill, covered }) => ({ skill, covered: !covered }))} />
    </p>
  );
}

function Crew({ crew }: { readonly crew: readonly string[] }): VNode {
  const { view, voice, describer } = useTable<Gangsta>();
  if (crew.length === 0) return <p class="gs-crew">{voice.say('stage.nobodyYet')}</p>;
  return (
    <ul class="gs-crew" aria-label={voice.say('stage.crew')}>
      {crew.map((card) => (
        <li key={card} class="gs-dealt" data-seat={seatWith(view, card)} {...about('member', card)}>
          {describer.name('member', card)}
        </li>
      ))}
    </ul>
  );
}

/** The cheapest crew. One click sends the whole crew. Sending another member changes the suggestion. */
function Suggested(): VNode | null {
  const table = useTable<Gangsta>();
  const crew = suggestedCrew(table);
  if (crew.length === 0) return null;
  const members = table.voice.list(crew.map((card) => nameWithOwner(table, card)));
  return (
    <GestureButton moves={crew.map((member) => ({ move: 'activate', member }))}>
      <Icon name="shared" />
      <span>{table.voice.say('stage.sendCrew', { members })}</span>
    </GestureButton>
  );
}

/** With more members than this, photos are left out. */
const MAX_WITH_PHOTOS = 8;

/**
 * The members who can be sent, the viewer's own first. For a shared job, also members of rivals, with the pay of each
 * gang.
 */
function Helpers({ job }: { readonly job: string }): VNode {
  const table = useTable<Gangsta>();
  const { view, voice } = table;
  const own = ownSeat(view);
  const shared = packOf(view).jobs.get(job)?.shared;
  const seats = [...(own === undefined ? [] : [own]), ...(shared === undefined ? [] : rivalSeats(view))];
  const groups = seats.map((seat) => ({
    seat,
    members: (view.seats[seat]?.gang ?? []).filter(({ card }) => movesOnMember(table, card).length > 0),
  }));
  const many = groups.reduce((sum, { members }) => sum + members.length, 0) > MAX_WITH_PHOTOS;
  return (
    <div class="gs-helpers" data-many={many}>
      {shared === undefined ? null : (
        <p class="gs-deal">
          <Icon name="shared" /> {voice.say('stage.sharedDeal', { sum: shared })}
        </p>
      )}
      {groups.map(({ seat, members }) =>
        members.length === 0 ? null : (
          <div key={seat} class="gs-group">
            {shared === undefined ? null : <SeatName seat={seat} />}
            <ul>
              {members.map((member) => (
                <li key={member.card}>
                  <Helper member={member} note={<MissingAfter member={member} />} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

/** The skills still missing after sending a member. */
function MissingAfter({ member }: { readonly member: Member }): VNode {
  const { view, voice } = useTable<Gangsta>();
  const left = missingAfter(view, member.card);
  if (left.length === 0) return <b>{voice.say('stage.finishes')}</b>;
  return (
    <>
      <span title={voice.say('stage.leaves')}>{voice.say('sign.leaves')}</span> <Skills skills={left} />
    </>
  );
}
