export { loadReadersWords } from './readersWords.ts';
export { type ReadersWords, searchRules } from './searchRules.ts';
