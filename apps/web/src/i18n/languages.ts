export {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type Locale,
  languageOf as languageOfTag,
  languageOfLocale,
  localeOf as localeOfTag,
  TAGS,
  tagOf,
} from '@getaway/text';
