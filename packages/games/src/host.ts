import { DEFAULT_LEVEL, LEVELS } from '@getaway/bots/levels';
import type { Definition, Shape } from '@getaway/kernel';
import { type HostedGame, hosted } from '@getaway/table';

export const hostOf = <G extends Shape>(definition: Definition<G>): HostedGame =>
  hosted(definition, { levels: LEVELS, defaultLevel: DEFAULT_LEVEL });
