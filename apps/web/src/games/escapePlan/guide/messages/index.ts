export const GUIDES = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
} as const;
