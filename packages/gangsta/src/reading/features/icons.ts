import { SKILLS, type Skill } from '../../content/vocabulary.ts';

/** The counts of all six skills in one number, with four bits each, in the order of SKILLS. A count is at most 15. */
export type Icons = number;

const BITS = 4;
const MOST = 15;
const LAST = BITS * SKILLS.length;
/** The highest bit of each of the six counts. */
const HIGH = 0x888888;

export const iconsOf = (skills: readonly Skill[]): Icons =>
  skills.reduce((sum, skill) => sum + (1 << (BITS * SKILLS.indexOf(skill))), 0);

export const countAt = (icons: Icons, index: number): number => (icons >> (BITS * index)) & MOST;

export function totalOf(icons: Icons): number {
  const pairs = (icons & 0x0f0f0f) + ((icons >> BITS) & 0x0f0f0f);
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 255;
}

/** The number of different skills among the icons. */
export function breadthOf(icons: Icons): number {
  let breadth = 0;
  for (let at = 0; at < LAST; at += BITS) if (((icons >> at) & MOST) > 0) breadth += 1;
  return breadth;
}

/** Subtracts `taken` from `icons`, skill by skill. No count goes below 0. */
export function subtractIcons(icons: Icons, taken: Icons): Icons {
  if (((icons | taken) & HIGH) !== 0) return withoutMany(icons, taken);
  const difference = (icons | HIGH) - taken;
  const kept = difference & HIGH;
  return difference & (kept - (kept >> 3));
}

/** Like `subtractIcons`, but slower. It also works for counts of 8 and more. */
function withoutMany(icons: Icons, taken: Icons): Icons {
  let left = 0;
  for (let at = 0; at < LAST; at += BITS) {
    const difference = ((icons >> at) & MOST) - ((taken >> at) & MOST);
    if (difference > 0) left += difference << at;
  }
  return left;
}

/** The sum of two sets of icons. A count above 15 becomes 15. */
export function addIcons(icons: Icons, others: Icons): Icons {
  if (((icons | others) & HIGH) === 0) return icons + others;
  let sum = 0;
  for (let at = 0; at < LAST; at += BITS) sum += Math.min(MOST, ((icons >> at) & MOST) + ((others >> at) & MOST)) << at;
  return sum;
}
