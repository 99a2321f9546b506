export {
  LANGUAGES,
  type Language,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  languageOfLocale,
  localeOf as localeOfTag,
  TAGS,
  tagOf,
} from '@getaway/text';
