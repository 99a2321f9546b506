import { type Attempt, read, refused, Shelf, taken, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { HOUSE } from './house.ts';
import type { Boss, Henchman, Job, Pack, PackDocument, Rewards, Snitch } from './pack.ts';
import { FAMILIES, KINDS, RESOURCES, SKILLS, type Skill } from './vocabulary.ts';

const LETTERS: Readonly<Record<string, Skill>> = {
  L: SKILLS[0],
  M: SKILLS[1],
  I: SKILLS[2],
  S: SKILLS[3],
  B: SKILLS[4],
  H: SKILLS[5],
};
const REWARD =
  /^(?:\$(?<income>\d+)|(?<influence>\d+)p|T(?<theft>\d+)|D(?<diversion>\d+)|(?<flag>[RAUK])|\+(?<learn>[LMISBH]))$/;

const id = v.pipe(v.string(), v.nonEmpty());
const skills = v.pipe(v.string(), v.regex(/^[LMISBH]+$/, 'skills are letters of LMISBH'));
const rewards = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(' ').every((word) => REWARD.test(word)),
    'rewards are words such as $3, 1p, T2, D2, R, A, U, K, +L',
  ),
);
const income = v.pipe(v.string(), v.regex(/^\$\d+$/, 'partners decide nothing (P5): column B is an income such as $2'));
const family = v.picklist(FAMILIES);

const schema: v.GenericSchema<unknown, PackDocument> = v.strictObject({
  id,
  bosses: v.array(v.strictObject({ id, family, skills, money: wholeNumber })),
  henchmen: v.array(v.strictObject({ id, family, skills, cost: wholeNumber, influence: wholeNumber })),
  jobs: v.array(
    v.strictObject({
      id,
      chapter: v.picklist([1, 2, 3]),
      kind: v.picklist(KINDS),
      needs: skills,
      alone: rewards,
      shared: v.exactOptional(income),
    }),
  ),
  snitches: v.array(v.strictObject({ id, chapter: v.picklist([2, 3]), number: wholeNumber })),
  resources: v.array(v.strictObject({ id: v.picklist(RESOURCES), needs: skills, influence: wholeNumber })),
});

/** C1. A pack document with its letters spelt out; what it lacks or has twice is named. */
function readPack(document: unknown): Attempt<Pack> {
  const reading = read(schema, document, { code: 'badPack', what: 'The pack' });
  if ('refusal' in reading) return reading;
  const { id, bosses, henchmen, jobs, snitches, resources } = reading.ok;
  const ids = [...bosses, ...henchmen, ...jobs, ...snitches, ...resources].map((card) => card.id);
  const twice = ids.find((card, i) => ids.indexOf(card) !== i);
  if (twice !== undefined) return refused('badPack', `The pack: two cards have the id ${twice}.`);
  const short = COUNTS.find(([part, count]) => reading.ok[part].length !== count);
  if (short !== undefined)
    return refused('badPack', `The pack: C1 wants ${short[1]} ${short[0]}, found ${reading.ok[short[0]].length}.`);
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

/** C1. */
const COUNTS = [
  ['bosses', 5],
  ['henchmen', 35],
  ['jobs', 90],
  ['snitches', 8],
  ['resources', 12],
] as const;

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
