export { actorOf, ENDS_ACTING } from '../messages/actor.ts';
export { FIELDS, FORMED } from '../messages/fields.ts';
export { isMinor } from '../messages/minor.ts';
export { locationIn, nameIn, nameOnMap, spotAt } from '../messages/nameIn.ts';
export { officersIn } from '../messages/officersIn.ts';
export { type PlannerNote, type PlannerText, plannerText } from '../messages/plannerText.ts';
export { tellable } from '../messages/tellable.ts';
export { thingUsed } from '../messages/thingUsed.ts';
export type { RuleId } from '../rulebook/en.ts';
