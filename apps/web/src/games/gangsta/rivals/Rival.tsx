import { packOf } from '@getaway/gangsta/content';
import { countDone, knownInfluence, skillsOf } from '@getaway/gangsta/reading';
import { type Gangsta, HIDDEN, type Member, type SeatView } from '@getaway/gangsta/view';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { Icon } from '../../../icons/Icon.tsx';
import { Choosable } from '../../../table/choices/Choosable.tsx';
import { about } from '../../../table/explain/subject.ts';
import { useTable } from '../../../table/tableUi.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { CardsDialog } from '../cards/CardsDialog.tsx';
import { JobFace } from '../cards/JobFace.tsx';
import { lookOf } from '../cards/looks.ts';
import { MemberButton } from '../cards/MemberButton.tsx';
import { Money } from '../cards/Money.tsx';
import { SeatName } from '../cards/SeatName.tsx';
import { Skills } from '../cards/Skills.tsx';
import { SkillTotals } from '../cards/SkillTotals.tsx';
import { movesOnSeat, seatCandidate } from '../model/moves.ts';
import { inPack, personOf } from '../model/pack.ts';

/** The seat whose turn it is; undefined when the game is over. */
const seatInTurn = ({ turn, endedBy }: Gangsta['view']): SeatId | undefined =>
  endedBy === undefined ? turn.seat : undefined;

/** One rival: money, influence, jobs, skills, and all members of the gang. */
export function Rival({ seat, held }: { readonly seat: SeatId; readonly held: SeatView }): VNode {
  const table = useTable<Gangsta>();
  const { voice } = table;
  const turn = table.read(seatInTurn) === seat;
  const candidate = seatCandidate(table, seat);
  return (
    <section class="gs-rival" data-seat={seat} data-turn={turn}>
      <h3 class="gs-rival-name">
        {candidate === undefined ? (
          <SeatName seat={seat} />
        ) : (
          <Choosable
            label={table.describer.seat(seat)}
            moves={movesOnSeat(table, seat)}
            candidate={candidate}
            class="gs-rival-pick"
          >
            <SeatName seat={seat} />
          </Choosable>
        )}
        {turn ? (
          <span class="gs-turn" {...about('token', 'turn')}>
            <span aria-hidden="true">{voice.say('sign.turn')}</span>
            <span class="visually-hidden">{voice.say('rivals.turn')}</span>
          </span>
        ) : null}
        <Boss held={held} />
        {held.resource === undefined ? null : <Resource held={held.resource} />}
        <Figures held={held} />
      </h3>
      <SkillTotals gang={held.gang} />
      <ul class="gs-chips" aria-label={voice.say('rivals.gang', { count: held.gang.length })}>
        {held.gang.map((member) => (
          <li key={member.card}>
            <Chip member={member} />
          </li>
        ))}
        {held.hospital.map((member) => (
          <li key={member.card} class="gs-hospital-mark">
            <Icon name="hospital" label={voice.say('own.hospital')} />
            <Chip member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Boss({ held: { gang } }: { readonly held: SeatView }): VNode | null {
  const { describer } = useTable<Gangsta>();
  const [boss] = gang;
  if (boss === undefined) return null;
  const name = describer.name('member', boss.card);
  return (
    <span class="gs-rival-boss" {...about('member', boss.card)}>
      <Portrait look={lookOf(boss.card)} />
      <span class="visually-hidden">{name}</span>
    </span>
  );
}

function Figures({ held }: { readonly held: SeatView }): VNode {
  const { read, voice } = useTable<Gangsta>();
  const influence = knownInfluence(read(inPack), held);
  const jobs = countDone(held);
  // A rival's completed jobs are secret, so the viewer does not know how much influence they give.
  const unknown = held.done === undefined && jobs > 0;
  const label = voice.say(unknown ? 'rivals.someInfluence' : 'rivals.influence', { count: influence });
  return (
    <span class="gs-rival-figures">
      <Money sum={held.money} banked={held.banked} short />
      <span class="gs-figure" {...about('token', 'influence')}>
        <Icon name="influence" label={label} />
        <b>{voice.say(unknown ? 'sign.someInfluence' : 'sign.influence', { count: influence })}</b>
      </span>
      <Jobs held={held} />
    </span>
  );
}

/** The number of completed jobs. If the cards are known, they are shown too. */
function Jobs({ held }: { readonly held: SeatView }): VNode {
  const { voice } = useTable<Gangsta>();
  const jobs = countDone(held);
  const title = voice.say('rivals.jobs', { count: jobs });
  const count = (
    <>
      <Icon name="jobDone" label={title} />
      <b>{jobs}</b>
    </>
  );
  if (held.done === undefined || jobs === 0)
    return (
      <span class="gs-figure" {...about('token', 'jobs')}>
        {count}
      </span>
    );
  return (
    <CardsDialog title={title} subject={{ kind: 'token', id: 'jobs' }} button={count}>
      {held.done.map((id) => (
        <div key={id}>
          <JobFace id={id} />
        </div>
      ))}
    </CardsDialog>
  );
}

/** A member, drawn small. Only the skills are visible, and the name is shown on hover. */
function Chip({ member }: { readonly member: Member }): VNode {
  const { read, voice, describer } = useTable<Gangsta>();
  const pack = read(packOf);
  const name = describer.name('member', member.card);
  const boss = personOf(pack, member.card)?.boss === true;
  return (
    <MemberButton member={member} class="gs-chip">
      <span class="gs-chip-face" data-available={member.available} data-boss={boss}>
        <span class="gs-chip-name">{name}</span>
        {boss ? <b class="gs-chip-boss">{voice.say('face.boss')}</b> : null}
        <Skills skills={skillsOf(pack, member)} learned={member.learned !== undefined} />
        {member.available ? null : <Icon name="activated" label={voice.say('face.activated')} />}
      </span>
    </MemberButton>
  );
}

/** The sign of a resource, ticked if it is active. Its effect and needs are shown on hover. */
function Resource({ held: { card, status } }: { readonly held: NonNullable<SeatView['resource']> }): VNode | null {
  const { read, voice, describer } = useTable<Gangsta>();
  if (card === HIDDEN) return null;
  const needs = read(packOf).resources.get(card)?.needs ?? [];
  const label = voice.say('rivals.resource', {
    resource: describer.name('resource', card),
    status: voice.say(`status.${status}`),
    effect: voice.say(`resourceEffect.${card}`),
    needs: voice.list(needs.map((skill) => voice.say(`skill.${skill}`))),
  });
  return (
    <span class="gs-extra" data-status={status} {...about('resource', card)}>
      <Icon name={card} label={label} />
      {status === 'active' ? <Icon name="covered" /> : null}
    </span>
  );
}
