/** The languages that everything is written in. */
export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
