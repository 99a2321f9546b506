import { dealOf } from '@getaway/games/lab';

/** The settings of a measurement. The same settings give the same games. */
export interface LabSettings {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean>>;
  /** The line-up: a bot level for each seat. */
  readonly levels: readonly string[];
  readonly seed: string;
  readonly rollouts?: number;
  /** The program that plays every seat whose level is `command`. */
  readonly command?: string;
}

export const dealSeed = ({ seed, players }: LabSettings, game: number): string => `${seed} ${dealOf(game, players)}`;
