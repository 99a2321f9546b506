/** The languages of all text. */
export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
