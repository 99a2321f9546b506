export { catalogueFaults, type Translation } from './catalogue.ts';
export { compilesAsReference } from './reference.ts';
export { type RulebookText, rulebookFaults } from './rulebook.ts';
export { phrasePattern, shownText, type Worded, wordingFaults } from './wording.ts';
