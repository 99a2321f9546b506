import type { Pack } from './content/pack.ts';
import type { Family, ResourceId } from './content/vocabulary.ts';
import type { HIDDEN } from './events.ts';
import { card, familyOf } from './gang.ts';
import type { HeldResource, Member } from './state.ts';

type Gang = readonly Pick<Member, 'card'>[];
interface Resource {
  readonly card: ResourceId | typeof HIDDEN;
  readonly status: HeldResource['status'];
}

/** G1. The influence of the henchmen. A boss gives none. */
export const influenceOfMembers = ({ henchmen }: Pack, gang: Gang): number =>
  gang.reduce((sum, member) => sum + (henchmen.get(member.card)?.influence ?? 0), 0);

/** Rule G1. */
export const influenceOfJobs = ({ jobs }: Pack, done: readonly string[]): number =>
  done.reduce((sum, job) => sum + card(jobs, job).alone.influence, 0);

/** Rule Q11. */
export const MAX_MEDIA_INFLUENCE = 7;

/** Rules Q2, Q8 and Q11. */
export function influenceOfResource(pack: Pack, resource: Resource | undefined, done: readonly string[]): number {
  if (resource?.status !== 'active' && resource?.status !== 'stopped') return 0;
  const { influence } = card(pack.resources, resource.card);
  if (resource.card !== 'media' || resource.status !== 'active') return influence;
  const shown = done.filter((job) => influenceOfJobs(pack, [job]) > 0).length;
  return influence + Math.min(MAX_MEDIA_INFLUENCE, shown);
}

/** Rule F2. */
export const countFamily = (pack: Pack, gang: Gang, family: Family): number =>
  gang.filter((member) => familyOf(pack, member.card) === family).length;
