import { type Pack, SKILLS, type Skill } from '@getaway/gangsta/content';
import { skillsOf } from '@getaway/gangsta/reading';
import type { Member, View } from '@getaway/gangsta/view';

/** How many icons of each skill there are, in the order of SKILLS. */
export type Icons = readonly number[];

export function iconsOf(pack: Pack, members: readonly Member[]): Icons {
  const icons = SKILLS.map(() => 0);
  for (const member of members) for (const skill of skillsOf(pack, member)) add(icons, skill);
  return icons;
}

export function iconsIn(skills: readonly Skill[]): Icons {
  const icons = SKILLS.map(() => 0);
  for (const skill of skills) add(icons, skill);
  return icons;
}

function add(icons: number[], skill: Skill): void {
  const at = SKILLS.indexOf(skill);
  icons[at] = (icons[at] ?? 0) + 1;
}

/** The number of required skill icons that are missing. */
export function countMissing(needs: Icons, icons: Icons): number {
  let lack = 0;
  for (let i = 0; i < needs.length; i += 1) lack += Math.max(0, (needs[i] ?? 0) - (icons[i] ?? 0));
  return lack;
}

/** The number of required skill icons that are present. */
export function countPresent(needs: Icons, icons: Icons): number {
  let met = 0;
  for (let i = 0; i < needs.length; i += 1) met += Math.min(needs[i] ?? 0, icons[i] ?? 0);
  return met;
}

export const without = (needs: Icons, icons: Icons): Icons =>
  needs.map((need, i) => Math.max(0, need - (icons[i] ?? 0)));

export const sumOf = (icons: Icons): number => icons.reduce((sum, count) => sum + count, 0);

/** The members of all gangs. */
export const everybody = (view: View): Member[] => view.seats.flatMap(({ gang }) => gang);
