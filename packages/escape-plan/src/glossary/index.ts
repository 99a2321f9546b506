/** The words for the things in the game, and the words with which players search the rules, by language. */
export const GLOSSARIES = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
} as const;
