import {
  ASSET_OFFICERS,
  ASSETS,
  type Asset,
  COLOURS,
  LAST_DAY,
  PARTS,
  tileOfPlace,
} from '@getaway/escape-plan/content';
import {
  ASSET_SCORE,
  assetPrice,
  crosses,
  GROUPS,
  LINE_REWARDS,
  markerAfter,
  pursuersOn,
  rowAfter,
  tollOn,
  uncovered,
  WOUND_CUBES,
} from '@getaway/escape-plan/reading';
import type { Equipment } from './box.ts';
import { contactEffect } from './contacts.ts';
import { fixerEffect } from './fixers.ts';
import { futureOf, type Prospects, prospectsOf } from './future.ts';
import { contactValue, GROUP_BONUS, keyWorth, usefulness } from './gains.ts';
import { lieutenantHope } from './lieutenant.ts';
import { priceOf, tolls } from './money.ts';
import { isOut, type Survey } from './survey.ts';
import {
  ASSET_EFFECTS,
  CAN,
  EQUIPMENT,
  FIRST_AID,
  HANDCUFFS,
  LAST_WOUND,
  LINE_DISC,
  MEMBER,
  UNLOCK,
  WOUND,
} from './weights.ts';

/** The parts of the viewer's expected final score. */
export interface Outlook {
  /** The viewer's location in the atlas. */
  readonly from: number;
  readonly prospects: Prospects;
  readonly score: number;
  readonly means: number;
  readonly future: number;
  readonly danger: number;
  /** The chance to escape, from 0 to 1. */
  readonly chance: number;
  /** What the Lieutenant can gain near the viewer. */
  readonly loot: number;
}

/** The parts of the expected final score of a viewer who is still in the city. */
export function outlookOf(survey: Survey): Outlook {
  const from = survey.atlas.numberOf.get(survey.own.at) ?? 0;
  const prospects = prospectsOf(survey);
  return {
    from,
    prospects,
    score: scoreOf(survey),
    means: means(survey),
    future: futureOf(survey, prospects, from, survey.turns - survey.lateTurns / 2),
    danger: danger(survey),
    chance: chanceToEscape(survey, prospects, from),
    loot: lieutenantHope(survey, survey.own.at),
  };
}

export const standingOf = (survey: Survey): number => standingBy(survey, outlookOf);

/** The expected final score as a beginner sees it. Beginners do not value unused cards and money. */
export const beginnersStandingOf = (survey: Survey): number =>
  standingBy(survey, (known) => ({ ...outlookOf(known), means: 0 }));

function standingBy(survey: Survey, outlook: (survey: Survey) => Outlook): number {
  const { own, view } = survey;
  if (own.at === 'arrested') return 0;
  if (own.at === 'escaped' || view.over) return SAFE + scoreOf(survey);
  return standingIn(outlook(survey));
}

/** The expected final score of a viewer who is still in the city. */
export const standingIn = ({ score, means: held, future, danger: near, chance, loot }: Outlook): number =>
  (SAFE + (score + held + future - near)) * chance - loot;

/** The value of the escape itself, whatever the viewer scores. */
const SAFE = 60;

/**
 * G2. The score that the viewer would have after the next adjustment of notoriety. It includes an estimate of what
 * contacts and wounds will change later.
 */
function scoreOf(survey: Survey): number {
  const { own, pack, cash, lines, visited, contacts, left } = survey;
  let sum = cash;
  for (const haunt of visited) {
    const value = lines[haunt];
    if (typeof value === 'number') sum += value;
  }
  for (const asset of ASSETS) if (own.assets[asset].at === 'used') sum += ASSET_SCORE;
  for (const item of own.items) if ('value' in item && typeof item.value === 'number') sum += item.value;
  const out = isOut(own);
  sum += out
    ? (pack.contactScores[Math.max(0, own.contacts.length - own.handcuffs)] ?? 0)
    : contactValue(survey, contacts);
  for (const group of GROUPS) if (group.every((haunt) => visited.has(haunt))) sum += GROUP_BONUS;
  const wounds =
    WOUND * own.wounds + (own.wounds === WOUND_CUBES ? LAST_WOUND * left : 0) + HANDCUFFS * own.handcuffs * left;
  return sum - wounds + notoriety(survey);
}

/**
 * N. The penalty for the notoriety that the viewer will have after the next adjustment, and the rewards for the lines
 * that this adjustment will cross.
 */
function notoriety({ own, pack, left, view, seat }: Survey): number {
  const { penalties, lines } = pack.track;
  const row = rowAfter(view, own);
  const above = Math.max(0, markerAfter(own) - penalties.length);
  let sum = -(penalties[row - 1] ?? 0) - above * WOUND;
  if (isOut(own)) return sum;
  const lower = view.seats.filter((other, i) => i !== seat && !isOut(other) && other.notoriety < row).length;
  for (const [i, line] of lines.entries())
    if (crosses(line, own.notoriety, row)) sum += left * ((LINE_WORTH[i] ?? 0) - 4 * lower);
  return sum * (1 - 0.2 * left);
}

/** N3. The value of crossing each line. */
const LINE_WORTH = LINE_REWARDS.map((rewards) =>
  rewards.reduce((sum, reward) => sum + (reward === 'unlock' ? UNLOCK : LINE_DISC), 0),
);

/** The value of cards and money that the viewer has not used. */
function means(survey: Survey): number {
  const { own, pack, left, turns, cash, openItemSpaces, freeContactSpaces } = survey;
  const soon = Math.min(1, turns / 3);
  const late = Math.min(1, turns / 4);
  let sum = 0;
  for (const asset of ASSETS) {
    const { at } = own.assets[asset];
    const cost = assetPrice(survey.view, own, asset);
    if (at === 'unlocked')
      sum += 0.92 * Math.max(0, ASSET_SCORE - cost) + (ASSET_EFFECTS[asset] + targets(survey, asset)) * soon;
    else if (at === 'item' || at === 'contact') sum += 3 * left;
  }
  sum +=
    3 * left * Math.min(2, Math.max(0, openItemSpaces - 2)) + 5 * late * Math.min(2, Math.max(0, freeContactSpaces));
  const cards = own.contacts.map(({ card }) => card);
  for (const { card, faceUp } of uncovered(survey.view, own)) {
    const contact = pack.contacts.get(card);
    if (contact !== undefined) sum += contactEffect(survey, contact, cards) * late * (faceUp ? 1 : 0.35);
  }
  const worn = new Map<Equipment, number>();
  for (const item of own.items) {
    if (item.kind === 'fixer' && item.faceUp) sum += fixerEffect(survey, item.tile) * late;
    if (item.kind !== 'equipment') continue;
    const same = worn.get(item.tile) ?? 0;
    worn.set(item.tile, same + 1);
    sum += (EQUIPMENT * soon * usefulness(survey, item.tile) * (item.faceUp ? 1 : 0.5)) / (1 + same);
  }
  for (const colour of COLOURS) {
    const keys = own.keys.filter((key) => key.colour === colour && !key.used).length;
    if (keys > 0) sum += keyWorth(survey, colour) * (keys > 1 ? 1.4 : 1) * soon;
  }
  sum += soon * (CAN * own.cans + MEMBER * own.members + (own.firstAid ? FIRST_AID : 0.4 * FIRST_AID));
  sum += own.rested ? 0 : 2 * late;
  return sum + purse(cash, turns) + incomes(survey) - thirst(survey);
}

/** F3, A1. The penalty for the risk of having too little money for the escape on the last day. */
function thirst(survey: Survey): number {
  const { view, cash, own } = survey;
  const days = LAST_DAY - view.day;
  if (days === 0) return 0;
  return (
    (THIRST[days - 1] ?? 0) *
    Math.max(0, priceOf(survey).most + 4 + tolls(survey) - cash - 0.9 * (days + sources(survey)) * own.income)
  );
}

/** The number of fixers and contacts that can still pay an income. */
const sources = ({ own, pack }: Survey): number =>
  own.items.filter((item) => item.kind === 'fixer' && item.tile === 'safe' && item.faceUp).length +
  own.contacts.filter(({ card }) => pack.contacts.get(card)?.kind === 'generalStore').length;

const THIRST = [7, 3];

/**
 * X6. The additional value of an asset that moves officers of one type. It grows with the number of such officers near
 * the viewer.
 */
function targets({ view, own, atlas }: Survey, asset: Asset): number {
  const type = ASSET_OFFICERS[asset];
  if (type === undefined) return 0;
  const here = atlas.tileNumber.get(tileOfPlace(own.at)) ?? 0;
  let sum = 0;
  for (const { tile } of view.city)
    if (view.officers[tile]?.includes(type) === true)
      sum += 1 / (1 + (atlas.tileDistance[here]?.[atlas.tileNumber.get(tile) ?? 0] ?? 9));
  return sum;
}

/** The value of money in addition to its score. Money that can still be spent well is worth more. */
const purse = (cash: number, turns: number): number => 0.5 * Math.min(1, turns / 5) * Math.min(cash, 8);

/** D2. The expected income of the remaining days. */
const incomes = ({ own, view }: Survey): number => 0.9 * own.income * (LAST_DAY - view.day);

/** E, J4. The estimated cost of leaving the viewer's tile: the officers to evade there, and the Lieutenant's toll. */
function danger(survey: Survey): number {
  const { own, turns, view } = survey;
  if (turns === 0) return 0;
  const tile = tileOfPlace(own.at);
  return 5 * pursuersOn(view, tile).length + (tollOn(view, tile)?.sum ?? 0);
}

/** F, G1. The chance to reach the exit in time and to pay there. A player who fails scores nothing. */
export function chanceToEscape(survey: Survey, { home }: Prospects, from: number, turns = survey.turns): number {
  if (home === undefined) return 1;
  const needed = home[from] ?? 0;
  const inTime = IN_TIME[turns - needed] ?? (turns < needed ? 0.02 : 1);
  return inTime * chanceToPay(survey, needed, turns - needed);
}

/**
 * F3, A1. The chance to have enough money for the escape. It is 1 only with enough money for the highest possible
 * price.
 */
function chanceToPay(survey: Survey, needed: number, spare: number): number {
  const { view, cash, own } = survey;
  const { now, most } = priceOf(survey);
  const hush = Math.max(1, needed);
  const raised = cash + (spare > 0 ? 0.7 * own.income : 0); // a visit to an exit brings an income
  if (cash >= most + hush) return 1;
  if (raised >= most + hush) return 0.85;
  const alone = STILL_ALONE[PARTS.indexOf(view.part)] ?? 0.2;
  if (cash >= now + hush) return alone;
  return raised >= now + hush ? 0.8 * alone : 0.03 + (0.4 * alone * raised) / (now + hush);
}

/**
 * The chance that nobody raises the price of the exit before the viewer's next turn. There is one value each for the
 * morning, the afternoon and the evening of the last day. The last value also holds for the parts after the evening.
 */
const STILL_ALONE = [0.7, 0.45, 0.2];

/**
 * The chance to escape in time, without a spare turn and with one spare turn. Both values are below 1, because officers
 * may close in and money may run out.
 */
const IN_TIME = [0.96, 0.99];
