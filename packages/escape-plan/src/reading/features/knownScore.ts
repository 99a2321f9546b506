import type { Pack } from '../../content/pack.ts';
import { ASSETS, HAUNTS, type Haunt } from '../../content/vocabulary.ts';
import { hasVisited } from '../../haunts.ts';
import { rowAfter } from '../../notoriety.ts';
import { ASSET_SCORE, WOUND_PENALTY } from '../../score.ts';
import type { SeatView, View } from '../../view.ts';

export interface KnownScore {
  readonly total: number;
  /** The part of the score that comes from lockers and exit tiles. */
  readonly tiles: number;
  /** The variance of the hidden part of the score. */
  readonly variance: number;
}

/** The money that a rival usually has at the end. */
const USUAL_CASH = 8;
const CASH_VARIANCE = 25;

/** G2. Hidden lines of a plan, hidden tiles and hidden money are estimated by their averages. */
export function knownScore(view: View, pack: Pack, seat: number): KnownScore {
  const held = view.seats[seat] as SeatView;
  const averages = averagesOf(pack);
  const lines = pack.plans.get(held.plan ?? '')?.lines;
  let total = held.cash ?? USUAL_CASH;
  let variance = held.cash === undefined ? CASH_VARIANCE : 0;
  for (const haunt of HAUNTS) {
    if (!hasVisited(view, seat, haunt)) continue;
    const line = lines?.[haunt];
    if (typeof line === 'number') total += line;
    else if (lines === undefined && !isIncome(view, seat, haunt)) {
      total += averages.lines[haunt].mean;
      variance += averages.lines[haunt].variance;
    }
  }
  for (const asset of ASSETS) if (held.assets[asset].at === 'used') total += ASSET_SCORE;
  let tiles = 0;
  for (const item of held.items) {
    if (!('value' in item)) continue;
    const known = item.kind === 'locker' ? averages.lockers[item.colour] : averages.exits[item.stack];
    tiles += item.value === 'hidden' ? (known?.mean ?? 0) : item.value;
    variance += item.value === 'hidden' ? (known?.variance ?? 0) : 0;
  }
  const contacts = Math.max(0, held.contacts.length - held.handcuffs);
  total += tiles + (pack.contactScores[Math.min(contacts, pack.contactScores.length - 1)] ?? 0);
  const row = held.at === 'escaped' ? held.notoriety : rowAfter(view, held);
  total -= (pack.track.penalties[row - 1] ?? 0) + WOUND_PENALTY * held.wounds;
  return { total, tiles, variance };
}

const isIncome = ({ cubes }: View, seat: number, haunt: Haunt): boolean =>
  cubes[haunt].some(({ who, hexagon }) => who === seat && hexagon === 'income');

interface Spread {
  readonly mean: number;
  readonly variance: number;
}

interface Averages {
  readonly lines: Readonly<Record<Haunt, Spread>>;
  readonly lockers: Readonly<Record<string, Spread>>;
  readonly exits: readonly Spread[];
}

const KNOWN = new WeakMap<Pack, Averages>();

/**
 * The average values of what is hidden. For tiles, the average is over the better half, because a player keeps the best
 * of several tiles.
 */
export function averagesOf(pack: Pack): Averages {
  const known = KNOWN.get(pack);
  if (known !== undefined) return known;
  const plans = [...pack.plans.values()];
  const lines = Object.fromEntries(
    HAUNTS.map((haunt) => [
      haunt,
      spreadOf(plans.flatMap(({ lines: { [haunt]: value } }) => (typeof value === 'number' ? [value] : []))),
    ]),
  ) as Record<Haunt, Spread>;
  const lockers = Object.fromEntries(
    Object.entries(pack.lockers).map(([colour, { values }]) => [colour, spreadOf(upperHalf(values))]),
  );
  const made = { lines, lockers, exits: pack.exitTiles.map((values) => spreadOf(upperHalf(values))) };
  KNOWN.set(pack, made);
  return made;
}

const upperHalf = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => b - a).slice(0, Math.ceil(values.length / 2));

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, variance: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length };
}
