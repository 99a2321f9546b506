import { LEVELS } from '@getaway/bots/levels';
import { TEXT as ESCAPE_PLAN } from '@getaway/escape-plan/catalogues';
import { TEXT as GANGSTA } from '@getaway/gangsta/catalogues';
import { type Entry, entry } from './entry.ts';

/**
 * Every game with everything that belongs to it. This record defines which games exist. Each part is loaded on first
 * use: a module that imports this record loads no rules, bots, lessons or texts.
 */
const ENTRIES = {
  gangsta: entry({
    text: GANGSTA,
    glossaries: async () => (await import('@getaway/gangsta/glossary')).GLOSSARIES,
    lessons: () => import('@getaway/lessons/gangsta'),
    definition: async () => (await import('@getaway/gangsta/definition')).gangsta,
    layOut: async () => (await import('@getaway/gangsta/scenario')).layOut,
    adapter: async () => (await import('@getaway/bots/adapters/gangsta')).gangstaAdapter,
    levels: LEVELS,
  }),
  'escape-plan': entry({
    text: ESCAPE_PLAN,
    glossaries: async () => (await import('@getaway/escape-plan/glossary')).GLOSSARIES,
    lessons: () => import('@getaway/lessons/escape-plan'),
    definition: async () => (await import('@getaway/escape-plan/definition')).escapePlan,
    layOut: async () => (await import('@getaway/escape-plan/scenario')).layOut,
    adapter: async () => (await import('@getaway/bots/adapters/escapePlan')).escapePlanAdapter,
    levels: LEVELS,
  }),
} as const;

export type GameId = keyof typeof ENTRIES;

/** Makes something from the entry of each game. */
export const forEachGame = <T>(make: (entry: Entry) => T) =>
  Object.fromEntries(Object.entries(ENTRIES).map(([id, parts]) => [id, make(parts)])) as Readonly<Record<GameId, T>>;
