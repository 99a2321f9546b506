export interface Pairing {
  readonly level: string;
  readonly rival: string;
  readonly share: number;
  readonly games: number;
}

const ANCHOR = 'steady';
const ANCHOR_RATING = 1000;
/** With a difference of this many points, the stronger level wins ten games for each game that it loses. */
const SCALE = 400;
const ROUNDS = 4000;

/**
 * Ratings by the model of Bradley and Terry. Each pairing gets an extra half win and half loss. Without them, a level
 * that never loses would have no rating.
 */
export function ratingsOf(levels: readonly string[], pairings: readonly Pairing[]): ReadonlyMap<string, number> {
  const strength = new Map(levels.map((level) => [level, 0]));
  const known = pairings.filter(({ games }) => games > 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const level of levels) {
      let [won, expected, weight] = [0, 0, 0];
      for (const pairing of known) {
        if (pairing.level !== level && pairing.rival !== level) continue;
        const other = pairing.level === level ? pairing.rival : pairing.level;
        const share = pairing.level === level ? pairing.share : 1 - pairing.share;
        const games = pairing.games + 1;
        const chance = 1 / (1 + Math.exp((strength.get(other) ?? 0) - (strength.get(level) ?? 0)));
        won += share * pairing.games + 0.5;
        expected += chance * games;
        weight += chance * (1 - chance) * games;
      }
      if (weight > 0)
        strength.set(level, (strength.get(level) ?? 0) + (0.5 * (won - expected)) / Math.max(weight, 1e-3));
    }
  const anchor = strength.get(ANCHOR) ?? 0;
  const measured = new Set(known.flatMap(({ level, rival }) => [level, rival]));
  return new Map(
    levels
      .filter((level) => measured.has(level))
      .map((level) => [level, Math.round(ANCHOR_RATING + (SCALE / Math.LN10) * ((strength.get(level) ?? 0) - anchor))]),
  );
}
