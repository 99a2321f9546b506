import { EVADE_CONTACTS } from '@getaway/escape-plan/content';
import { assetPrice, isOneOf, pursuersOn, tollOn, WOUND_CUBES } from '@getaway/escape-plan/reading';
import { spareCash } from './money.ts';
import { oncePerSurvey, readyContacts, type Survey } from './survey.ts';
import { WOUND } from './weights.ts';

/**
 * The estimated cost of leaving these tiles: the toll, the means used to evade officers, and the wounds from officers
 * who are not evaded.
 */
export function costOfLeaving(survey: Survey, tiles: readonly string[]): number {
  const { own, pack } = survey;
  let cost = tollOf(survey, tiles);
  const crowds = tiles.map((tile) => pursuersOn(survey.view, tile)).filter((crowd) => crowd.length > 0);
  if (crowds.length === 0) return cost;
  for (const item of own.items) {
    if (item.kind !== 'equipment' || !item.faceUp) continue;
    const { officers } = pack.equipment[item.tile];
    const crowd = crowds.find((one) => one.some((officer) => isOneOf(officers, officer)));
    const hit = crowd?.findIndex((officer) => isOneOf(officers, officer)) ?? -1;
    if (crowd === undefined || hit < 0) continue;
    crowd.splice(hit, 1);
    cost += 3;
  }
  crowds.sort((a, b) => a.length - b.length);
  let purse = spareCash(survey);
  for (const price of wholeTile(survey)) {
    const crowd = crowds.at(-1);
    if (crowd === undefined || price.money > purse || crowd.length * WOUND <= price.all) continue;
    crowds.pop();
    purse -= price.money;
    cost += price.all;
  }
  const left = crowds.reduce((sum, crowd) => sum + crowd.length, 0);
  return cost + woundsCost(survey, left);
}

/** J4. The cost of the Lieutenant's toll. A player who can't pay the toll is wounded twice. */
function tollOf({ view }: Survey, tiles: readonly string[]): number {
  const toll = tiles.map((tile) => tollOn(view, tile)).find((one) => one !== undefined);
  if (toll === undefined) return 0;
  return toll.canPay ? 2 * toll.sum : 2 * WOUND;
}

/** E5. The cost of wounds. A fourth wound means handcuffs, which heal one wound. */
function woundsCost({ own, left }: Survey, wounds: number): number {
  const healed = Math.min(wounds, own.firstAid ? 1 : 0);
  const beyond = Math.max(0, own.wounds + wounds - healed - WOUND_CUBES);
  return 9 * healed + WOUND * (wounds - healed) + beyond * (10 + 20 * left);
}

interface Price {
  readonly money: number;
  readonly all: number;
}

/** The ways to evade all or most officers on a tile, cheapest first. */
const wholeTile = oncePerSurvey((survey): readonly Price[] => {
  const { own } = survey;
  const prices: Price[] = [];
  for (let i = 0; i < own.members; i += 1) prices.push({ money: 0, all: 10 });
  const cost = assetPrice(survey.view, own, 'evadeTile');
  if (own.assets.evadeTile.at === 'unlocked') prices.push({ money: cost, all: cost + 2 });
  for (const item of own.items)
    if (item.kind === 'fixer' && item.tile === 'motorcycle' && item.faceUp) prices.push({ money: 0, all: 8 });
  for (const { kind, cost: money, star } of readyContacts(survey))
    if (EVADE_CONTACTS.has(kind) || kind === 'gang') prices.push({ money, all: money + (star ? 7 : 0) + 3 });
  return prices.sort((a, b) => a.all - b.all);
});
