export { MatchTable } from './matchTable.ts';
export { type Pickpockets, pickpockets } from './pickpockets.ts';
export { playAtRandom } from './playAtRandom.ts';
