import type { SeatId } from '@getaway/kernel';
import type { Henchman, Job, Pack } from './content/pack.ts';
import { PACKS } from './content/read.ts';
import type { Family, ResourceId, Skill } from './content/vocabulary.ts';
import type { HeldResource, Member, Seat, State } from './state.ts';

/** The gangs on the table. States and views both have these fields. */
export interface Gangs {
  readonly pack: string;
  readonly seats: readonly {
    readonly gang: readonly Member[];
    readonly resource?: { readonly card: string; readonly status: HeldResource['status'] };
  }[];
}

export const packOf = ({ pack }: Pick<State, 'pack'>): Pack => PACKS.get(pack);

export const jobOf = (state: State, job: string): Job => card(packOf(state).jobs, job);

export const henchmanOf = (state: State, henchman: string): Henchman => card(packOf(state).henchmen, henchman);

export function card<Card>(cards: ReadonlyMap<string, Card>, id: string): Card {
  const found = cards.get(id);
  if (found === undefined) throw new Error(`no card ${id} in the pack`);
  return found;
}

export const seatOf = (state: State, seat: SeatId): Seat => state.seats[seat] as Seat;

export const henchmenOf = (state: State, seat: SeatId): Member[] => seatOf(state, seat).gang.slice(1);

export function memberOf(state: State, id: string): Member {
  for (const { gang } of state.seats) for (const member of gang) if (member.card === id) return member;
  throw new Error(`nobody called ${id} is in a gang`);
}

export const ownerOf = (state: State, id: string): SeatId =>
  state.seats.findIndex(({ gang }) => gang.some((member) => member.card === id));

export const familyOf = (pack: Pack, id: string): Family => (pack.henchmen.get(id) ?? card(pack.bosses, id)).family;

/** R11. A learned skill counts wherever a printed one does. */
export function skillsOf(pack: Pack, { card: id, learned }: Pick<Member, 'card' | 'learned'>): readonly Skill[] {
  const { skills } = pack.henchmen.get(id) ?? card(pack.bosses, id);
  if (learned === undefined) return skills;
  const { learn } = card(pack.jobs, learned).alone;
  return learn === undefined ? skills : [...skills, learn];
}

export const hasSkill = (pack: Pack, member: Member, skill: Skill): boolean => skillsOf(pack, member).includes(skill);

/** The number of icons of a skill in a gang. Unavailable members count too. */
export function countSkill(gangs: Gangs, seat: SeatId, skill: Skill): number {
  const pack = packOf(gangs);
  let count = 0;
  for (const member of gangs.seats[seat]?.gang ?? [])
    for (const own of skillsOf(pack, member)) if (own === skill) count += 1;
  return count;
}

export function countSkills(gangs: Gangs, seat: SeatId): number {
  const pack = packOf(gangs);
  return (gangs.seats[seat]?.gang ?? []).reduce((sum, member) => sum + skillsOf(pack, member).length, 0);
}

/** A4. The needed skills that are still missing after `skills` have been provided. */
export function withoutSkills(needed: readonly Skill[], skills: readonly Skill[]): Skill[] {
  const left = needed.slice();
  for (const skill of skills) {
    const at = left.indexOf(skill);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** `canCover` runs for every job before every action, so it reuses this buffer to save time. */
const missing: Skill[] = [];

export function canCover(pack: Pack, members: readonly Member[], needs: readonly Skill[]): boolean {
  let count = 0;
  for (const skill of needs) {
    missing[count] = skill;
    count += 1;
  }
  for (const member of members)
    for (const skill of skillsOf(pack, member)) {
      let at = 0;
      while (at < count && missing[at] !== skill) at += 1;
      if (at === count) continue;
      count -= 1;
      missing[at] = missing[count] ?? skill;
    }
  return count === 0;
}

export const availableOf = (state: State, seat: SeatId): Member[] =>
  seatOf(state, seat).gang.filter(({ available }) => available);

export const activatedOf = (state: State, seat: SeatId): Member[] =>
  seatOf(state, seat).gang.filter(({ available }) => !available);

/** Rule Q2. */
export const hasActive = (gangs: Pick<Gangs, 'seats'>, seat: SeatId, resource: ResourceId): boolean => {
  const held = gangs.seats[seat]?.resource;
  return held !== undefined && held.card === resource && held.status === 'active';
};
