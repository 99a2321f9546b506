import { botLevels, type Level, PLAIN_LEVELS } from '@getaway/bots/levels';
import type { Definition, Shape } from '@getaway/kernel';
import { type HostedGame, hosted } from '@getaway/table';
import { loadOnce } from './loadOnce.ts';

export interface GameHost {
  host(): Promise<HostedGame>;
}

export function gameHost<G extends Shape>(
  definition: () => Promise<Definition<G>>,
  levels: readonly Level[] = PLAIN_LEVELS,
): GameHost {
  return { host: loadOnce(async () => hosted(await definition(), botLevels(levels))) };
}
