export { catalogueFaults, type Translation } from './catalogue.ts';
export { type RulebookText, rulebookFaults } from './rulebook.ts';
export { type Worded, wordingFaults } from './wording.ts';
