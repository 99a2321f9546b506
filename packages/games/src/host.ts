import { botLevels, type Level } from '@getaway/bots/levels';
import type { Definition, Shape } from '@getaway/kernel';
import { type HostedGame, hosted } from '@getaway/table';
import { loadOnce } from './loadOnce.ts';

export interface GameHost {
  host(): Promise<HostedGame>;
}

export function gameHost<G extends Shape>(
  definition: () => Promise<Definition<G>>,
  levels: readonly Level[],
): GameHost {
  return { host: loadOnce(async () => hosted(await definition(), botLevels(levels))) };
}
