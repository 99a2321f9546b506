import type { LabSettings } from '../lab/settings.ts';

/** A measurement: one level in one seat plays against another level in all other seats. */
export interface Measurement {
  readonly settings: LabSettings;
  readonly level: string;
  readonly rival: string;
  readonly target?: number;
}

/** The seed of all deals. No other program uses this seed, so no bot was tuned on these deals. */
const SEED = 'ladder';
const YARDSTICK = 'steady';

/** By game, players and variants: the share of wins that the strongest level should reach against `steady`. */
const TARGETS: Readonly<Record<string, readonly { players: number; variants?: readonly string[]; share: number }[]>> = {
  gangsta: [
    { players: 2, share: 0.96 },
    { players: 3, share: 0.75 },
    { players: 4, share: 0.67 },
    { players: 2, variants: ['families', 'resources'], share: 0.94 },
    { players: 4, variants: ['families', 'resources'], share: 0.62 },
  ],
  'escape-plan': [
    { players: 1, share: 0.6 },
    { players: 2, share: 0.88 },
    { players: 3, share: 0.8 },
    { players: 4, share: 0.76 },
    { players: 5, share: 0.68 },
  ],
};

/** The measurements of the cross-table: every pair of levels, in games with two players. */
export function pairsOf(game: string, levels: readonly string[]): readonly Measurement[] {
  return levels.flatMap((level, i) =>
    levels.slice(0, i).map((rival): Measurement => ({ level, rival, settings: settingsFor(game, 2, level, rival) })),
  );
}

export function targetsOf(game: string, levels: readonly string[]): readonly Measurement[] {
  const level = levels.at(-1);
  if (level === undefined || level === YARDSTICK) return [];
  return (TARGETS[game] ?? []).map(({ players, variants = [], share }) => ({
    level,
    rival: YARDSTICK,
    target: share,
    settings: settingsFor(game, players, level, YARDSTICK, variants),
  }));
}

function settingsFor(
  game: string,
  players: number,
  level: string,
  rival: string,
  variants: readonly string[] = [],
): LabSettings {
  const options = Object.fromEntries(variants.map((name) => [name, true]));
  return { game, players, options, levels: [level, ...Array<string>(players - 1).fill(rival)], seed: SEED };
}
