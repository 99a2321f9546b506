import type { SeatId } from '@getaway/kernel';
import { FAMILIES, type Family, SKILLS, type Skill } from '../content/vocabulary.ts';
import { packOf, skillsOf } from '../gang.ts';
import { countFamily, influenceOfJobs, influenceOfMembers, influenceOfResource } from '../influence.ts';
import type { Member } from '../state.ts';
import type { SeatView, View } from '../view.ts';

type InPack = Pick<View, 'pack'>;

/**
 * G1, Q2. The part of a seat's influence that the viewer knows: from members, visible completed jobs and the resource.
 */
export function knownInfluence(
  view: InPack,
  { gang, done = [], resource }: Pick<SeatView, 'gang' | 'done' | 'resource'>,
): number {
  const pack = packOf(view);
  return influenceOfMembers(pack, gang) + influenceOfJobs(pack, done) + influenceOfResource(pack, resource, done);
}

/** R8. The number of completed jobs, which is public. */
export const countDone = ({ doneByChapter }: Pick<SeatView, 'doneByChapter'>): number =>
  doneByChapter.reduce((sum, count) => sum + count, 0);

export function countSkills(view: InPack, members: readonly Member[]): Readonly<Record<Skill, number>> {
  const pack = packOf(view);
  const counts = Object.fromEntries(SKILLS.map((skill) => [skill, 0])) as Record<Skill, number>;
  for (const member of members) for (const skill of skillsOf(pack, member)) counts[skill] += 1;
  return counts;
}

/** F2. For each family, the number of its members in each gang. */
export function familyCounts(view: View): readonly { readonly family: Family; readonly counts: readonly number[] }[] {
  const pack = packOf(view);
  return FAMILIES.map((family) => ({ family, counts: view.seats.map(({ gang }) => countFamily(pack, gang, family)) }));
}

/** The seat whose gang or hospital contains the member, or −1. */
export const seatWith = (view: Pick<View, 'seats'>, member: string): SeatId =>
  view.seats.findIndex(({ gang, hospital }) => [...gang, ...hospital].some(({ card }) => card === member));
