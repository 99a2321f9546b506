export type { Boss, Henchman, Job, Pack, PackDocument, Resource, Rewards, Snitch } from './content/pack.ts';
export { PACKS } from './content/read.ts';
export {
  CHAPTERS,
  type Chapter,
  FAMILIES,
  type Family,
  RESOURCES,
  type ResourceId,
  SKILLS,
  type Skill,
} from './content/vocabulary.ts';
export { gangsta } from './definition.ts';
export { type Event, HIDDEN } from './events.ts';
export type { Frame } from './frames.ts';
export { packOf, skillsOf, withoutSkills } from './gang.ts';
export { countFamily, influenceOfJobs, influenceOfMembers, MEDIA_MOST } from './influence.ts';
export { FIELDS } from './messages/fields.ts';
export { isMinor } from './messages/minor.ts';
export { nameIn } from './messages/nameIn.ts';
export { moneyChange } from './money.ts';
export type { Move } from './moves.ts';
export { coveredBy, missingAfter, skillsIn, skillsLearning } from './reading/crew.ts';
export { changeOf } from './reading/forecast.ts';
export { countDone, countSkills, familyCounts, knownInfluence, seatWith } from './reading/gangs.ts';
export type { RuleId } from './rulebook/en.ts';
export type { Gangsta } from './shape.ts';
export { LAST_SNITCH, snitchesOfChapter } from './snitches.ts';
export { GAP, type Member, type Options, type State } from './state.ts';
export type { DeckView, SeatView, View } from './view.ts';
