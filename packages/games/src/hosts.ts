import { forEachGame } from './entries.ts';
import { gameHost } from './host.ts';

export { loadOnce } from './loadOnce.ts';

export const HOSTS = forEachGame(gameHost);
