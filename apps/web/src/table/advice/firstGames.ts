import { listUpTo, textUpTo } from '@getaway/kernel';
import { load, store } from '../../browser/stored.ts';

const KEY = 'getaway-first-games';
const MOST = 50;
const schema = listUpTo(textUpTo(200), MOST);

/** The games on this device that were begun as games for beginners. */
const firstGames = (): readonly string[] => load<readonly string[]>(KEY, schema) ?? [];

export const isFirstGame = (id: string): boolean => firstGames().includes(id);

export const rememberFirstGame = (id: string): void => store(KEY, [...firstGames(), id].slice(-MOST));
