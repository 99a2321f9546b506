/** Texts of the browser's table by language, added to the game's own texts. */
export const TABLES = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
} as const;
