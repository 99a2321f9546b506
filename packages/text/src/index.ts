export {
  type Describer,
  describer,
  type Fields,
  nameInForm,
  type Readers,
  type Said,
  tellChoice,
  tellMove,
} from './describe.ts';
export {
  LANGUAGES,
  type Language,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  languageOf,
  languageOfLocale,
  localeOf,
  tagOf,
} from './languages.ts';
export { moneyIn } from './money.ts';
export { type Catalogue, type Speaker, speaker, type Values, valueNames } from './speaker.ts';
export { folded, stemOf, wordsIn } from './stem.ts';
export { type Telling, tableDescriber, tableVoice } from './telling.ts';
export { loadTexts } from './variety.ts';
