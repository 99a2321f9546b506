export { actorOf, ENDS_ACTING } from '../messages/actor.ts';
export { FIELDS } from '../messages/fields.ts';
export { isMinor } from '../messages/minor.ts';
export { nameIn } from '../messages/nameIn.ts';
export { tellable } from '../messages/tellable.ts';
export { type ThreatText, tellThreats } from '../messages/tellThreats.ts';
export type { RuleId } from '../rulebook/en.ts';
