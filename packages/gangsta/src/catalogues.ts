// Dynamic imports load only the language in use. The import paths are written out, because a bundler can't follow a
// computed path.

export const TEXT = {
  about: {
    en: () => import('./messages/en/about.ts'),
    pt: () => import('./messages/pt/about.ts'),
    cs: () => import('./messages/cs/about.ts'),
    ru: () => import('./messages/ru/about.ts'),
    pl: () => import('./messages/pl/about.ts'),
  },
  messages: {
    en: () => import('./messages/en/index.ts'),
    pt: () => import('./messages/pt/index.ts'),
    cs: () => import('./messages/cs/index.ts'),
    ru: () => import('./messages/ru/index.ts'),
    pl: () => import('./messages/pl/index.ts'),
  },
  rulebooks: {
    en: () => import('./rulebook/en.ts'),
    pt: () => import('./rulebook/pt.ts'),
    cs: () => import('./rulebook/cs.ts'),
    ru: () => import('./rulebook/ru.ts'),
    pl: () => import('./rulebook/pl.ts'),
  },
} as const;
