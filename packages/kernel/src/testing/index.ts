export { MatchTable } from './matchTable.ts';
export { carelessMessages, messageIds } from './messageKeys.ts';
export { type Pickpockets, pickpockets } from './pickpockets.ts';
export { playAtRandom } from './playAtRandom.ts';
export { ruleIdsIn } from './ruleIds.ts';
