import { botLevels } from '@getaway/bots/levels';
import { type HostedGame, hosted } from '@getaway/table';
import type { Parts } from './entry.ts';
import { loadOnce } from './loadOnce.ts';

export interface GameHost {
  host(): Promise<HostedGame>;
}

export const gameHost = ({ definition, levels }: Parts): GameHost => ({
  host: loadOnce(async () => hosted(await definition(), botLevels(levels))),
});
