import { LANGUAGES, type Language } from '@getaway/text';

export const inEveryLanguage = <Module>(load: () => Promise<Module>): Readonly<Record<Language, typeof load>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, load])) as Record<Language, typeof load>;
