import {
  type Attempt,
  contentId,
  listUpTo,
  matches,
  read,
  refused,
  Shelf,
  taken,
  textUpTo,
  wholeNumber,
} from '@getaway/kernel';
import * as v from 'valibot';
import { HOUSE } from './house.ts';
import type { Boss, Henchman, Job, Pack, PackDocument, Rewards, Snitch } from './pack.ts';
import { CHAPTERS, FAMILIES, type Family, KINDS, RESOURCES, type Skill } from './vocabulary.ts';

const LETTERS: Readonly<Record<string, Skill>> = {
  L: 'leader',
  M: 'mercenary',
  I: 'informer',
  S: 'sniper',
  B: 'brawler',
  H: 'hacker',
};
const REWARD =
  /^(?:\$(?<income>\d\d?)|(?<influence>\d\d?)p|T(?<theft>[1-9]\d?)|D(?<diversion>[1-9]\d?)|(?<flag>[RAUK])|\+(?<learn>[LMISBH]))$/;

/** Ids with a special meaning in states and events. */
const RESERVED = ['gap', 'hidden'];
const MOST = 99;
/** A limit above the number of skills that fit on a card. */
const MAX_SKILLS = 20;
const MAX_REWARDS = 100;
/** A limit above the number of cards of any kind in the box (C1). */
const MAX_CARDS = 200;

const id = v.pipe(contentId, v.notValues(RESERVED, 'this id is reserved'));
const figure = v.pipe(wholeNumber, v.maxValue(MOST));
const letters = v.pipe(textUpTo(MAX_SKILLS), matches(/^[LMISBH]+$/, 'skills must be letters of LMISBH'));
const isLeaderTwice = (skills: string): boolean => skills.indexOf('L') !== skills.lastIndexOf('L');
const skills = v.pipe(
  letters,
  v.check((given) => !isLeaderTwice(given), 'a card may have only one L (C2)'),
);
const rewards = v.pipe(
  textUpTo(MAX_REWARDS),
  v.check(
    (text) => text.split(' ').every((word) => REWARD.test(word)),
    'rewards must be words such as $3, 1p, T2, D2, R, A, U, K, +L',
  ),
  v.check((text) => {
    const kinds = text.split(' ').map((word) => word.replace(/\d+/, '').replace(/\+./, '+'));
    return new Set(kinds).size === kinds.length;
  }, 'a reward may occur only once'),
);
const income = v.pipe(
  textUpTo(MAX_REWARDS),
  matches(/^\$\d\d?$/, 'column B must be an income such as $2, because partners make no choices (P5)'),
);
const family = v.picklist(FAMILIES);

const cards = <Card extends v.GenericSchema>(card: Card) => listUpTo(card, MAX_CARDS);

const schema: v.GenericSchema<unknown, PackDocument> = v.strictObject({
  id,
  bosses: cards(v.strictObject({ id, family, skills, money: figure })),
  henchmen: cards(
    v.strictObject({
      id,
      family,
      skills,
      cost: v.pipe(figure, v.minValue(2, 'the cost must be at least 2, because two reductions can add up (R10)')),
      influence: figure,
    }),
  ),
  jobs: cards(
    v.strictObject({
      id,
      chapter: v.picklist([1, 2, 3]),
      kind: v.picklist(KINDS),
      needs: letters,
      alone: rewards,
      shared: v.exactOptional(income),
    }),
  ),
  snitches: cards(v.strictObject({ id, chapter: v.picklist([2, 3]), number: figure })),
  resources: cards(v.strictObject({ id: v.picklist(RESOURCES), needs: letters, influence: figure })),
});

/**
 * Reads a pack document and replaces its one-letter codes with full names. If the document is invalid, the faults say
 * what is missing or duplicated.
 */
function readPack(document: unknown): Attempt<Pack> {
  const reading = read(schema, document, { code: 'badPack', what: 'The pack' });
  if ('refusal' in reading) return reading;
  const { id, bosses, henchmen, jobs, snitches, resources } = reading.ok;
  const ids = [...bosses, ...henchmen, ...jobs, ...snitches, ...resources].map((card) => card.id);
  const twice = ids.find((card, i) => ids.indexOf(card) !== i);
  if (twice !== undefined) return refused('badPack', `The pack: two cards have the id ${twice}.`);
  const wrong = countsOf(reading.ok).find(({ found, wanted }) => found !== wanted);
  if (wrong !== undefined)
    return refused('badPack', `The pack: it must have ${wrong.wanted} ${wrong.what} (C1), found ${wrong.found}.`);
  return taken({
    id,
    bosses: keyed<Boss>(bosses.map((boss) => ({ ...boss, skills: spell(boss.skills) }))),
    henchmen: keyed<Henchman>(henchmen.map((henchman) => ({ ...henchman, skills: spell(henchman.skills) }))),
    jobs: keyed<Job>(
      jobs.map(({ shared, ...job }) => ({
        ...job,
        needs: spell(job.needs),
        alone: spellRewards(job.alone),
        shared: shared === undefined ? undefined : spellRewards(shared).income,
      })),
    ),
    snitches: keyed<Snitch>(snitches),
    resources: keyed(resources.map((resource) => ({ ...resource, needs: spell(resource.needs) }))),
  });
}

/**
 * C1. The required number of each kind of card. A game can't be finished without 30 jobs per chapter and the snitches
 * of chapters II and III.
 */
function countsOf({ bosses, henchmen, jobs, snitches, resources }: PackDocument): Count[] {
  const inChapter = (cards: readonly { readonly chapter: number }[], chapter: number): number =>
    cards.filter((card) => card.chapter === chapter).length;
  return [
    { what: 'resources', found: resources.length, wanted: 12 },
    ...FAMILIES.flatMap((family): Count[] => [
      { what: `bosses of the family ${family}`, found: count(bosses, family), wanted: 1 },
      { what: `henchmen of the family ${family}`, found: count(henchmen, family), wanted: 7 },
    ]),
    ...CHAPTERS.map(
      (chapter): Count => ({ what: `jobs in chapter ${chapter}`, found: inChapter(jobs, chapter), wanted: 30 }),
    ),
    { what: 'snitches in chapter 2', found: inChapter(snitches, 2), wanted: 3 },
    { what: 'snitches in chapter 3', found: inChapter(snitches, 3), wanted: 5 },
  ];
}

interface Count {
  readonly what: string;
  readonly found: number;
  readonly wanted: number;
}

const count = (cards: readonly { readonly family: Family }[], family: Family): number =>
  cards.filter((card) => card.family === family).length;

const keyed = <Card extends { readonly id: string }>(cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map(cards.map((card) => [card.id, card]));

const spell = (letters: string): Skill[] => [...letters].map((letter) => LETTERS[letter] as Skill);

function spellRewards(text: string): Rewards {
  const words = text.split(' ').map((word) => REWARD.exec(word)?.groups ?? {});
  const sum = (name: string): number => words.reduce((total, word) => total + Number(word[name] ?? 0), 0);
  const has = (flag: string): boolean => words.some((word) => word.flag === flag);
  const letter = words.find((word) => word.learn !== undefined)?.learn;
  return {
    income: sum('income'),
    influence: sum('influence'),
    theft: sum('theft'),
    diversion: sum('diversion'),
    recruit: has('R'),
    again: has('A'),
    mobilise: has('U'),
    assassinate: has('K'),
    learn: letter === undefined ? undefined : LETTERS[letter],
  };
}

export const PACKS = new Shelf<Pack>(readPack);
PACKS.put(HOUSE);
