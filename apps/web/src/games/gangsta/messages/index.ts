/** Texts of the browser's table by language. The game's own texts are separate. */
export const TABLES = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
} as const;
