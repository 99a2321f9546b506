import { type Family, type Member, type Pack, SKILLS, type Skill, skillsOf } from '@getaway/gangsta';

/** A boss or a henchman, as a card shows one. */
export interface Person {
  readonly id: string;
  readonly family: Family;
  readonly skills: readonly Skill[];
  /** A boss gives none. */
  readonly influence: number;
  readonly boss: boolean;
}

export function personOf(pack: Pack, id: string): Person | undefined {
  const henchman = pack.henchmen.get(id);
  if (henchman !== undefined) return { ...henchman, boss: false };
  const boss = pack.bosses.get(id);
  return boss === undefined ? undefined : { ...boss, influence: 0, boss: true };
}

export type Counts = Readonly<Record<Skill, number>>;

/** Every icon of each skill. */
export function countsOf(skills: readonly Skill[]): Counts {
  const count = (skill: Skill): number => skills.filter((own) => own === skill).length;
  return Object.fromEntries(SKILLS.map((skill) => [skill, count(skill)])) as Record<Skill, number>;
}

export const skillsOfAll = (pack: Pack, members: readonly Member[]): Skill[] =>
  members.flatMap((member) => skillsOf(pack, member));

/** Each of the needs, and whether it is among the skills; one skill stands for one need. */
export function coveredBy(
  needs: readonly Skill[],
  skills: readonly Skill[],
): readonly { readonly skill: Skill; readonly covered: boolean }[] {
  const left = [...skills];
  return needs.map((skill) => {
    const at = left.indexOf(skill);
    if (at >= 0) left.splice(at, 1);
    return { skill, covered: at >= 0 };
  });
}

/** Influence that is known: of members, and of jobs done where they may be seen. */
export function knownInfluence(
  pack: Pack,
  { gang, done = [] }: { readonly gang: readonly Member[]; readonly done?: readonly string[] | undefined },
): number {
  const members = gang.reduce((sum, { card }) => sum + (pack.henchmen.get(card)?.influence ?? 0), 0);
  return done.reduce((sum, job) => sum + (pack.jobs.get(job)?.alone.influence ?? 0), members);
}
