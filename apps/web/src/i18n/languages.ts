export {
  LANGUAGES,
  type Language,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  languageOfLocale,
  localeOf as localeOfTag,
  tagOf,
} from '@getaway/text';
