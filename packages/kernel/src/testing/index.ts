export { MatchTable } from './matchTable.ts';
export { playAtRandom } from './playAtRandom.ts';
