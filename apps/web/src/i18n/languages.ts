export { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf as languageOfTag, TAGS } from '@getaway/text';
