export { type Describer, describer, type Fields, nameInForm, type Readers, type Said, tellChoice } from './describe.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { type Catalogue, type Speaker, speaker, type Values, valueNames } from './speaker.ts';
export { folded, stemOf, wordsIn } from './stem.ts';
export { type Telling, tableDescriber, tableVoice } from './telling.ts';
