import { COLOURS, type Colour, type Haunt, LAST_DAY, SAFE_HOUSES } from '@getaway/escape-plan/content';
import { GROUPS, isBlocked, keysToUse, tilesToDraw } from '@getaway/escape-plan/reading';
import type { Spot } from './atlas.ts';
import { fixerEffect } from './fixers.ts';
import { oncePerSurvey, type Survey } from './survey.ts';
import { CAN, EQUIPMENT, KEY, MEMBER, NOTORIETY, UNLOCK, WOUND } from './weights.ts';

/** L4, L7. The value of the bonus for completing a group of businesses or safe houses. */
export const GROUP_BONUS = 18;

/** The estimated gain of a visit; undefined if the viewer may not end a journey there (L16). */
export function gainAt(survey: Survey, { place, location }: Spot): number | undefined {
  const { view, own, pack, cash, crowd } = survey;
  const haunt = view.sites[place];
  const meeting = -NOTORIETY * (crowd.get(place) ?? 0);
  if (haunt !== undefined) {
    const gain = hauntGain(survey, haunt);
    return gain === undefined ? undefined : gain + meeting;
  }
  switch (location.kind) {
    case 'exit':
      return meeting + exitGain(survey, location.number) + contactGain(survey);
    case 'store':
      return meeting + storeGain(survey);
    case 'clinic':
      return meeting + UNLOCK + (own.wounds > 0 ? WOUND : 0) + contactGain(survey);
    case 'church':
      return meeting + UNLOCK + (own.notoriety > 1 ? NOTORIETY - pack.prices.church : 0) + contactGain(survey);
    case 'hospital':
      return own.wounds * (WOUND - 2) - NOTORIETY;
    case 'headquarters': {
      const free = view.headquarters[place]?.marker === 'nobody' && !crowd.has(place);
      return free && own.markers > 0 && cash >= pack.prices.gang
        ? 2 * MEMBER * Math.min(1, survey.turns / 3) - pack.prices.gang
        : undefined;
    }
    default:
      return 0;
  }
}

function hauntGain(survey: Survey, haunt: Haunt): number | undefined {
  const { view, own, lines, visited } = survey;
  if (visited.has(haunt)) return undefined;
  const closed = view.closed.includes(haunt);
  if (closed && !hasKey(survey)) return undefined;
  const line = lines[haunt] ?? 0;
  const group = GROUPS.find((haunts) => haunts.includes(haunt)) ?? [];
  const bonus = group.every((other) => other === haunt || visited.has(other)) ? GROUP_BONUS : 0;
  const value = (line === 'income' ? own.income - 1 : line) + bonus - (closed ? KEY : 0) - (LAST_DAY - view.day);
  const house = SAFE_HOUSES.find((one) => one === haunt);
  if (house === undefined) return value + contactGain(survey);
  return value + (own.notoriety > 1 ? NOTORIETY : 1) + keyGain(survey, view.keys[house]) + bestFixer(survey);
}

/**
 * L16, R34. Whether the viewer has a key. The Master Key counts even if the viewer can't pay for it now, because the
 * money can still be earned on the way.
 */
const hasKey = ({ view, own }: Survey): boolean => keysToUse(view, own, Number.POSITIVE_INFINITY).length > 0;

/** G2. The value of this many contacts. Early in the game, the chance to use them later also counts. */
export function contactValue({ pack, left }: Survey, count: number): number {
  const { contactScores } = pack;
  const most = contactScores.length - 1;
  const even = ((contactScores[most] ?? 0) / most) * count;
  const now = contactScores[Math.min(count, most)] ?? 0;
  return now + Math.min(1, 1.6 * left) * 0.8 * (even - now);
}

/** L15. The value of the contact that a visit brings. */
const contactGain = oncePerSurvey((survey) => {
  const { contacts, freeContactSpaces } = survey;
  if (survey.view.contactRow.length === 0) return 0;
  return freeContactSpaces > 0 ? contactValue(survey, contacts + 1) - contactValue(survey, contacts) + 4 : 2;
});

/** L10. The expected value of opening a locker of this colour. */
export function lockerHope({ view, own, pack, contacts, openItemSpaces }: Survey, colour: Colour): number {
  const { number, values } = pack.lockers[colour];
  const draws = tilesToDraw(contacts, colour);
  if (openItemSpaces === 0 || view.lockers[colour] === 0 || draws < 1) return 0;
  return own.notoriety + contacts >= number ? bestOf(values, Math.min(draws, view.lockers[colour])) : 0;
}

/** The values that have been computed, by stack and by number of draws. */
const EXPECTED = new WeakMap<readonly number[], Map<number, number>>();

/** The expected maximum of this many draws without replacement. */
function bestOf(values: readonly number[], draws: number): number {
  const byDraws = EXPECTED.get(values) ?? new Map<number, number>();
  EXPECTED.set(values, byDraws);
  const known = byDraws.get(draws) ?? expectedBest(values, draws);
  byDraws.set(draws, known);
  return known;
}

function expectedBest(values: readonly number[], draws: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  let miss = 1;
  let sum = 0;
  for (const [i, value] of sorted.entries()) {
    const left = sorted.length - i;
    const hit = Math.min(1, draws / left);
    sum += miss * hit * value;
    miss *= 1 - hit;
  }
  return sum;
}

/** The value of a key. It is highest if its locker can be opened soon. */
export function keyWorth(survey: Survey, colour: Colour): number {
  const { own, pack, contacts, turns } = survey;
  if (turns < 1 || survey.view.lockers[colour] === 0) return 1;
  const lacking = Math.max(0, pack.lockers[colour].number - own.notoriety - contacts);
  const hope = bestOf(pack.lockers[colour].values, Math.max(1, Math.min(5, tilesToDraw(contacts, colour))));
  const chance = lacking === 0 ? 0.55 : Math.max(0.08, 0.45 - 0.09 * lacking);
  return 1 + hope * chance * Math.min(1, turns / 3);
}

const keyGain = (survey: Survey, keys: readonly Colour[]): number =>
  keys.length === 0 ? 0 : Math.max(...keys.map((colour) => keyWorth(survey, colour)));

const bestFixer = oncePerSurvey((survey) => {
  const { view, pack, cash, freeItemSpaces, turns } = survey;
  if (freeItemSpaces <= 0 || turns < 2) return 0;
  let best = 0;
  for (const fixer of view.fixers)
    if (pack.fixers[fixer] <= cash) best = Math.max(best, fixerEffect(survey, fixer) - pack.fixers[fixer]);
  return best;
});

const storeGain = oncePerSurvey((survey) => {
  const { own, turns, freeItemSpaces, cash, view } = survey;
  const can = own.cans < 2 && view.cans > 0 ? CAN : 0;
  const worn = own.items.filter(({ kind }) => kind === 'equipment').length;
  const equipment = cash >= 4 && turns > 1 ? Math.min(2, Math.max(0, freeItemSpaces)) * (0.8 * EQUIPMENT - 2) : 0;
  const keys = keysToUse(view, own, Number.POSITIVE_INFINITY);
  const master = keys.includes('master');
  const lockers = COLOURS.map((colour) => {
    const key = keys.includes(colour);
    return key || master ? lockerHope(survey, colour) - (key ? keyWorth(survey, colour) * 0.5 : KEY) : 0;
  });
  return can + equipment / (1 + worn) + Math.max(0, ...lockers);
});

/** L14. The gain of a visit to an exit: an income or, if the exit is blocked, the best of the tiles drawn there. */
function exitGain({ view, own, pack, contacts, openItemSpaces }: Survey, exit: 1 | 2 | 3): number {
  const stack = view.exitStacks.findIndex((one) => one.exit === exit);
  const size = view.exitStacks[stack]?.size ?? 0;
  const tiles = pack.exitTiles[stack];
  if (!isBlocked(view, exit) || tiles === undefined || size === 0 || contacts < 1 || openItemSpaces < 1)
    return own.income;
  return Math.max(own.income, bestOf(tiles, Math.min(contacts, size)));
}

/**
 * X2. How useful a piece of equipment is, from 0 to 1. This depends on the number of officers in the city against whom
 * it works.
 */
export function usefulness({ view, pack }: Survey, tile: keyof Survey['pack']['equipment']): number {
  const { officers } = pack.equipment[tile];
  let all = 0;
  let fit = 0;
  for (const { tile: placed } of view.city)
    for (const officer of view.officers[placed] ?? []) {
      all += 1;
      if (officers.includes(officer)) fit += 1;
    }
  return all === 0 ? 0.5 : Math.min(1, 0.4 + (1.3 * fit) / all);
}
