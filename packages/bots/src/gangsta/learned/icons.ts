import { type Icons, type PersonFigures, subtractIcons, type Tables, totalOf } from '@getaway/gangsta/features';
import type { Member } from '@getaway/gangsta/view';

/** R11. The skill icons of a member: printed and learned ones. */
export function iconsOfMember({ people, jobs }: Tables, { card, learned }: Member): Icons {
  const printed = (people.get(card) as PersonFigures).icons;
  return learned === undefined ? printed : printed + (jobs.get(learned)?.learn ?? 0);
}

const isLeader = (icons: Icons): boolean => (icons & 15) > 0;

/** How useful a member is in general: the number of skill icons, and a bonus for leaders. */
export const rankOf = (icons: Icons): number => totalOf(icons) + (isLeader(icons) ? 0.7 : 0);

/** How many of the needed skill icons a member brings. */
export const countMet = (needs: Icons, icons: Icons): number => totalOf(needs) - totalOf(subtractIcons(needs, icons));
