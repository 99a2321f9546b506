export type { Boss, Henchman, Job, Pack, Resource, Rewards, Snitch } from '../content/pack.ts';
export { PACKS } from '../content/read.ts';
export {
  CHAPTERS,
  type Chapter,
  FAMILIES,
  type Family,
  RESOURCES,
  type ResourceId,
  SKILLS,
  type Skill,
} from '../content/vocabulary.ts';
export { packOf } from '../gang.ts';
