import type { LayOut } from '@getaway/lessons';
import type { GameId } from './texts.ts';

/** How each game turns plans into positions. Lessons do not import this, because it loads the rules. */
export const SCENARIOS: Readonly<Record<GameId, () => Promise<LayOut>>> = {
  gangsta: async () => (await import('@getaway/gangsta/scenario')).layOut,
  'escape-plan': async () => (await import('@getaway/escape-plan/scenario')).layOut,
};
