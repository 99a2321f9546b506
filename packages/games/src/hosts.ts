import { LEVELS } from '@getaway/bots/levels';
import { type GameHost, gameHost } from './host.ts';
import type { GameId } from './texts.ts';

export { loadOnce } from './loadOnce.ts';

export const HOSTS: Readonly<Record<GameId, GameHost>> = {
  gangsta: gameHost(async () => (await import('@getaway/gangsta/definition')).gangsta, LEVELS),
  'escape-plan': gameHost(async () => (await import('@getaway/escape-plan/definition')).escapePlan, LEVELS),
};
