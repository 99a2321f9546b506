import { packOf, type ResourceId } from '@getaway/gangsta/content';
import { seatWith, skillsOf } from '@getaway/gangsta/reading';
import { GAP } from '@getaway/gangsta/view';
import { ownOf, ownSeat } from '@getaway/kernel';
import { Icon } from '../../../icons/Icon.tsx';
import type { Explanation } from '../../../table/explanation.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { JobFace } from '../cards/JobFace.tsx';
import { lookOf } from '../cards/looks.ts';
import { Needs, Skills } from '../cards/Skills.tsx';
import type { GangstaTable } from '../model/moves.ts';
import { personOf } from '../model/pack.ts';
import { rewardsIn } from '../model/rewards.ts';
import { kindName, missingSkills, see, seeSkills, skillNames } from './context.ts';

/** S1, A1. Explains a boss or a henchman, wherever the card is. */
export function aboutMember(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const pack = packOf(view);
  const person = personOf(pack, id);
  if (person === undefined) return undefined;
  const seat = seatWith(view, id);
  const member = view.seats[seat]?.gang.find(({ card }) => card === id);
  const skills = member === undefined ? person.skills : skillsOf(pack, member);
  const learned = member?.learned === undefined ? undefined : skills.at(-1);
  return {
    kind: kindName(table, person.boss ? 'boss' : 'henchman'),
    title: describer.name('member', id),
    large: true,
    picture: (
      <span class="gs-about-person">
        <Portrait look={lookOf(id)} />
        <Skills skills={skills} learned={learned !== undefined} />
      </span>
    ),
    what: [
      person.boss
        ? voice.say('about.boss')
        : voice.say('about.henchman', {
            cost: pack.henchmen.get(id)?.cost ?? 0,
            count: person.influence,
            family: voice.say(`family.${person.family}`),
          }),
      ...(learned === undefined ? [] : [voice.say('about.learned', { skill: voice.say(`skill.${learned}`) })]),
    ],
    now: [
      voice.say('about.memberWhere', memberWhere(table, id)),
      ...poolPrice(table, id),
      ...fittingJobs(table, skills),
    ],
    also: [...seeSkills(skills), see('family', person.family), ...(seat < 0 ? [] : [see('seat', seat)])],
    rules: person.boss ? ['S1', 'T2', 'H6'] : ['A1', 'T2', 'G1', 'H6'],
  };
}

function memberWhere(table: GangstaTable, id: string): { readonly where: string; readonly seat: string } {
  const { view, describer } = table;
  const seat = seatWith(view, id);
  const held = view.seats[seat];
  const isOwn = seat === ownSeat(view);
  if (held !== undefined) {
    const name = describer.seat(seat);
    const member = held.gang.find(({ card }) => card === id);
    if (isOwn) return { where: member === undefined ? 'hospital' : member.available ? 'available' : 'out', seat: name };
    return { where: member?.available === true ? 'rival' : 'rivalOut', seat: name };
  }
  if (view.pool.includes(id) || view.henchmanDeck.top === id) return { where: 'pool', seat: '' };
  if (view.lost.includes(id)) return { where: 'lost', seat: '' };
  return { where: view.henchmanDeck.discards.includes(id) ? 'discards' : 'deck', seat: '' };
}

/** Rule F1. */
function poolPrice({ view, voice }: GangstaTable, id: string): readonly string[] {
  const cost = view.poolCosts[view.pool.indexOf(id)];
  const money = ownOf(view)?.money;
  if (cost === undefined || money === undefined) return [];
  return [voice.say('about.costs', { cost, money, short: Math.max(0, cost - money) })];
}

/** A3. A sentence about the open jobs that need at least one of these skills. */
function fittingJobs({ view, voice }: GangstaTable, skills: Explained['skills']): readonly string[] {
  const { jobs } = packOf(view);
  const fitting = view.jobs.filter((id) => id !== GAP && jobs.get(id)?.needs.some((need) => skills.includes(need)));
  const names = fitting.map((id) => voice.say(`job.${id}`));
  return view.endedBy === undefined ? [voice.say('about.fits', { count: names.length, jobs: voice.list(names) })] : [];
}

interface Explained {
  readonly skills: NonNullable<ReturnType<typeof personOf>>['skills'];
}

/** Rule A2. */
export function aboutJob(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice } = table;
  const job = packOf(view).jobs.get(id);
  if (job === undefined) return undefined;
  const { needs, alone, shared, kind, chapter } = job;
  const own = ownOf(view)?.gang;
  const isOpen = view.jobs.includes(id) || view.jobDeck.top === id;
  const where = isOpen
    ? 'open'
    : view.underway?.job === id
      ? 'underway'
      : ownOf(view)?.done?.includes(id) === true
        ? 'done'
        : view.jobDeck.discards.includes(id)
          ? 'discards'
          : chapter < view.chapter
            ? 'past'
            : 'away';
  const isGear = kind === 'hacking' || kind === 'artTheft';
  return {
    kind: voice.say('about.kindOf', { kind: kindName(table, 'job'), which: voice.say(`kind.${kind}`) }),
    title: voice.say(`job.${id}`),
    large: true,
    picture: (
      <span class="gs-about-job">
        <JobFace id={id} />
      </span>
    ),
    what: [
      voice.say('about.job', { needs: skillNames(table, needs) }),
      rewardsIn(voice, alone)
        .map(({ sentence }) => sentence)
        .join(' '),
      ...(shared === undefined ? [] : [voice.say('about.shared', { sum: shared })]),
      ...(isGear && view.options.resources ? [voice.say('about.jobKind')] : []),
    ],
    now: [voice.say('about.jobWhere', { where }), ...(isOpen && own !== undefined ? coverNow(table, needs) : [])],
    also: [
      ...seeSkills(needs),
      ...rewardsIn(voice, alone).map(({ icon }) => see('reward', icon)),
      ...(shared === undefined ? [] : [see('reward', 'share')]),
    ],
    rules: ['A2', 'A3', 'A4', ...(shared === undefined ? [] : ['P1', 'P3']), 'W10'],
  };
}

/** A5. Whether the viewer's own gang has all skills for a job, and which ones it lacks. */
function coverNow(table: GangstaTable, needs: Explained['skills']): readonly string[] {
  const gang = ownOf(table.view)?.gang ?? [];
  const ready = missingSkills(
    table,
    needs,
    gang.filter(({ available }) => available),
  );
  const all = missingSkills(table, needs, gang);
  const can = ready.length === 0 ? 'yes' : all.length === 0 ? 'back' : 'no';
  return [table.voice.say('about.canPull', { can, missing: skillNames(table, all) })];
}

/** Section N of the rules. */
export function aboutSnitch(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const snitch = packOf(view).snitches.get(id);
  if (snitch === undefined) return undefined;
  const { number, chapter } = snitch;
  const where = view.snitches.includes(id)
    ? 'out'
    : chapter === view.chapter
      ? 'now'
      : chapter > view.chapter
        ? 'next'
        : 'past';
  return {
    kind: kindName(table, 'snitch'),
    title: describer.name('snitch', id),
    picture: <Icon name="snitch" />,
    what: [voice.say('about.snitch', { number })],
    now: [voice.say('about.snitchWhere', { where, chapter })],
    also: [see('skill', 'informer'), see('chapter', chapter)],
    rules: ['N1', 'N2', 'N3', 'H5'],
  };
}

const RESOURCE_RULES: Readonly<Record<ResourceId, string>> = {
  bank: 'Q3',
  policeStation: 'Q4',
  highTechGear: 'Q5',
  bikerGang: 'Q6',
  hospital: 'Q7',
  counterfeitPress: 'Q8',
  privateJet: 'Q9',
  blackMarket: 'Q10',
  media: 'Q11',
  headquarters: 'Q12',
  informerNetwork: 'Q13',
  secretSociety: 'Q14',
};

/** Section Q of the rules. */
export function aboutResource(table: GangstaTable, id: string): Explanation | undefined {
  const { view, voice, describer } = table;
  const resource = packOf(view).resources.get(id);
  if (resource === undefined) return undefined;
  const { needs, influence } = resource;
  const own = ownOf(view);
  const seat = view.seats.findIndex(({ resource: held }) => held?.card === id);
  const missing = skillNames(table, missingSkills(table, needs, own?.gang ?? []));
  const holder =
    own?.resource?.card === id
      ? voice.say('about.resourceYou', { status: own.resource.status, missing })
      : seat < 0
        ? voice.say('about.resourceNobody')
        : voice.say('about.resourceOf', { seat: describer.seat(seat) });
  return {
    kind: kindName(table, 'resource'),
    title: describer.name('resource', id),
    picture: (
      <span class="gs-about-person">
        <Icon name={resource.id} />
        <Needs needs={needs.map((skill) => ({ skill, covered: false }))} />
      </span>
    ),
    what: [
      voice.say(`resourceEffect.${id}`),
      voice.say('about.resource', { needs: skillNames(table, needs), count: influence }),
    ],
    now: [holder],
    also: seeSkills(needs),
    rules: [RESOURCE_RULES[resource.id], 'Q2'],
  };
}
