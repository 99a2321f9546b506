import type { Pack } from '../../content/pack.ts';
import { HAUNTS, LAST_DAY } from '../../content/vocabulary.ts';
import { isAtLarge } from '../../figures.ts';
import { geographyOf, tileOfPlace } from '../../geography.ts';
import { hasVisited } from '../../haunts.ts';
import type { PileBack } from '../../state.ts';
import type { View } from '../../view.ts';
import { averagesOf, knownScore } from './knownScore.ts';
import type { Moment } from './moment.ts';
import { type Features, flag } from './writing.ts';

/** J. What is known about the Lieutenant. */
export function lieutenantFeatures({ view, pack, own, seat, on }: Moment): Features {
  const { lieutenant } = view.automata;
  if (lieutenant === undefined) return Array.from({ length: LIEUTENANT_FEATURES }, () => 0);
  const score = lieutenantScore(view, pack).total;
  const lead = (knownScore(view, pack, seat).total - score) / 200;
  const { map, tileIndex } = geographyOf(view);
  const numberOf = (at: string): number => tileIndex.get(tileOfPlace(at)) ?? 0;
  const isHere = isAtLarge(lieutenant);
  const apart = isHere && on === 1 ? (map.distance[numberOf(own.at)]?.[numberOf(lieutenant.at)] ?? 9) : 9;
  const last = flag(view.day === LAST_DAY);
  return [
    score / 200,
    lead,
    last * lead,
    flag(own.at === 'escaped') * lead,
    flag(isHere),
    lieutenant.piles.length / 3,
    lieutenant.contacts.length / 5,
    lieutenant.notoriety / 8,
    (lieutenant.cubes.red - lieutenant.cubes.blue) / 3,
    lieutenant.cards.length / 10,
    lieutenant.cards.filter((card) => card.startsWith('store')).length / 3,
    on * flag(apart === 0),
    on * flag(apart === 1),
    (on * Math.min(5, apart)) / 5,
    flag(view.options.gentle),
  ];
}

export const LIEUTENANT_FEATURES = 15;

/**
 * J9, J13, J17. The mean and the variance of the Lieutenant's possible scores. His plan and his tiles are revealed only
 * at the end.
 */
export function lieutenantScore(view: View, pack: Pack): { readonly total: number; readonly variance: number } {
  const { lieutenant } = view.automata;
  if (lieutenant === undefined) return { total: 0, variance: 0 };
  const averages = averagesOf(pack);
  let total = pack.contactScores[Math.min(lieutenant.contacts.length, pack.contactScores.length - 1)] ?? 0;
  total -= pack.track.penalties[lieutenant.notoriety - 1] ?? 0;
  let variance = 0;
  for (const haunt of HAUNTS)
    if (hasVisited(view, 'lieutenant', haunt)) {
      total += averages.lines[haunt].mean;
      variance += averages.lines[haunt].variance;
    }
  for (const pile of lieutenant.piles) {
    total += worthOfPile(pile, view.options.gentle, pack);
    variance += PILE_VARIANCE;
  }
  return { total, variance };
}

const PILE_VARIANCE = 1000;

/**
 * R6. The estimated value of a pile. Usually, only the best tile counts. All tiles count if they come from one locker
 * stack and the gentle option is off.
 */
function worthOfPile(pile: PileBack, isGentle: boolean, pack: Pack): number {
  const values = pile.map(({ from, count }) => {
    const all = typeof from === 'number' ? (pack.exitTiles[from] ?? []) : pack.lockers[from].values;
    const mean = all.reduce((sum, value) => sum + (value === 0 ? Math.max(...all) : value), 0) / (all.length || 1);
    return { mean, count, isLocker: typeof from === 'string' };
  });
  const best = Math.max(0, ...values.map(({ mean }) => mean));
  const [only, ...others] = values;
  if (only === undefined) return 0;
  return isGentle || others.length > 0 || !only.isLocker ? 1.2 * best : only.mean * only.count;
}
