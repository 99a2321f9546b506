import type { Job, Pack, Rewards } from '../../content/pack.ts';
import { CHAPTERS, FAMILIES, RESOURCES, type ResourceId } from '../../content/vocabulary.ts';
import { type Icons, iconsOf } from './icons.ts';

export interface PersonFigures {
  readonly icons: Icons;
  readonly influence: number;
  readonly cost: number;
  /** The index in FAMILIES. */
  readonly family: number;
}

export interface JobFigures {
  readonly needs: Icons;
  readonly rewards: Rewards;
  readonly chapter: number;
  readonly isShared: boolean;
  /** A rough estimate of the job's value, in influence. */
  readonly value: number;
  /** Rule W9. */
  readonly learn: Icons;
}

interface ResourceFigures {
  readonly needs: Icons;
  readonly influence: number;
  /** The index in RESOURCES. */
  readonly index: number;
}

/** Averages over the jobs of a chapter. They are used as estimates for the jobs of other seats, which are face down. */
interface ChapterFigures {
  readonly meanInfluence: number;
  readonly variance: number;
  /** The share of jobs that show influence. The media resource counts them (Q11). */
  readonly showing: number;
  /** H4. Snitches per card of the chapter's new deck. */
  readonly snitchShare: number;
}

export interface Tables {
  readonly people: ReadonlyMap<string, PersonFigures>;
  readonly jobs: ReadonlyMap<string, JobFigures>;
  readonly resources: ReadonlyMap<ResourceId, ResourceFigures>;
  readonly snitches: Pack['snitches'];
  /** Indexed by chapter. The first entry is unused. */
  readonly chapters: readonly ChapterFigures[];
}

const TABLES = new WeakMap<Pack, Tables>();

export function tablesOf(pack: Pack): Tables {
  const known = TABLES.get(pack);
  if (known !== undefined) return known;
  const tables = makeTables(pack);
  TABLES.set(pack, tables);
  return tables;
}

function makeTables(pack: Pack): Tables {
  const people = new Map<string, PersonFigures>();
  for (const { id, skills, influence, cost, family } of pack.henchmen.values())
    people.set(id, { icons: iconsOf(skills), influence, cost, family: FAMILIES.indexOf(family) });
  for (const { id, skills, family } of pack.bosses.values())
    people.set(id, { icons: iconsOf(skills), influence: 0, cost: 0, family: FAMILIES.indexOf(family) });
  const jobs = new Map([...pack.jobs.values()].map((job) => [job.id, jobFigures(job)] as const));
  const resources = new Map(
    [...pack.resources.values()].map(
      ({ id, needs, influence }) => [id, { needs: iconsOf(needs), influence, index: RESOURCES.indexOf(id) }] as const,
    ),
  );
  const none = { meanInfluence: 0, variance: 0, showing: 0, snitchShare: 0 };
  const chapters = [none, ...CHAPTERS.map((chapter) => chapterFigures(pack, chapter))];
  return { people, jobs, resources, snitches: pack.snitches, chapters };
}

const jobFigures = ({ needs, alone, chapter, shared }: Job): JobFigures => ({
  needs: iconsOf(needs),
  rewards: alone,
  chapter,
  isShared: shared !== undefined,
  value: roughValue(alone),
  learn: alone.learn === undefined ? 0 : iconsOf([alone.learn]),
});

function roughValue({
  income,
  influence,
  theft,
  diversion,
  recruit,
  again,
  mobilise,
  assassinate,
  learn,
}: Rewards): number {
  return (
    influence +
    0.35 * income +
    0.45 * theft +
    0.2 * diversion +
    (recruit ? 0.6 : 0) +
    (again ? 1 : 0) +
    (mobilise ? 0.8 : 0) +
    (assassinate ? 1.2 : 0) +
    (learn === undefined ? 0 : 0.8)
  );
}

function chapterFigures(pack: Pack, chapter: number): ChapterFigures {
  const values = [...pack.jobs.values()].filter((job) => job.chapter === chapter).map(({ alone }) => alone.influence);
  const count = Math.max(1, values.length);
  const meanInfluence = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - meanInfluence) ** 2, 0) / count;
  const snitches = [...pack.snitches.values()].filter((snitch) => snitch.chapter === chapter).length;
  return {
    meanInfluence,
    variance,
    showing: values.filter((value) => value > 0).length / count,
    snitchShare: snitches / (values.length + snitches || 1),
  };
}
