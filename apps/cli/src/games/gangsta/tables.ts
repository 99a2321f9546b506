/** Messages of the terminal's table, in addition to the game's own, by language. */
export const TABLES = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
} as const;
