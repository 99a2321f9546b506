import type { Skill } from '../content/vocabulary.ts';
import { packOf, skillsOf, withoutSkills } from '../gang.ts';
import type { Member } from '../state.ts';
import type { View } from '../view.ts';
import { seatWith } from './gangs.ts';

/** The skills of a member of a gang or a hospital; empty for other cards. */
export function skillsIn(view: Pick<View, 'pack' | 'seats'>, card: string): readonly Skill[] {
  const held = view.seats[seatWith(view, card)];
  const member = [...(held?.gang ?? []), ...(held?.hospital ?? [])].find((one) => one.card === card);
  return member === undefined ? [] : skillsOf(packOf(view), member);
}

/** A4. The skills that the announced job would still need after sending this member. */
export const missingAfter = (view: Pick<View, 'pack' | 'seats' | 'underway'>, card: string): readonly Skill[] =>
  withoutSkills(view.underway?.missing ?? [], skillsIn(view, card));

/** W9. The skills of a member after learning from a job. The new skill is last. */
export const skillsLearning = (view: Pick<View, 'pack'>, card: Member['card'], job: string): readonly Skill[] =>
  skillsOf(packOf(view), { card, learned: job });

/** A4. Each required skill, and whether it is provided. One icon covers one requirement. */
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
