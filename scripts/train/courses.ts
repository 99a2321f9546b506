import type { Adapter } from '@getaway/bots';
import { escapePlanAdapter } from '@getaway/bots/adapters/escapePlan';
import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import type { FitSettings, TrainingSettings } from '@getaway/bots/training';
import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import type { Definition, Shape } from '@getaway/kernel';

/** How the nets of a game are trained. */
export interface Course<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
  /** The folder with the files of the nets. */
  readonly nets: string;
  readonly variants: TrainingSettings['variants'];
  /** The number of games to play, by number of players. */
  readonly games: Readonly<Record<number, number>>;
  readonly fit?: FitSettings;
}

const GANGSTA: Course<Gangsta> = {
  definition: gangsta,
  adapter: gangstaAdapter,
  nets: 'packages/bots/src/gangsta/learned/nets',
  variants: [
    {},
    { families: true, resources: true },
    {},
    { families: true },
    {},
    { families: true, resources: true },
    {},
    { resources: true },
  ],
  games: { 2: 24_000, 3: 40_000, 4: 24_000 },
};

/**
 * A game of Escape Plan takes a hundred times as long as one of Gangsta!. So fewer games are played, and the net learns
 * from each game several times.
 */
const ESCAPE_PLAN: Course<EscapePlan> = {
  definition: escapePlan,
  adapter: escapePlanAdapter,
  nets: 'packages/bots/src/escapePlan/learned/nets',
  variants: [{}],
  games: { 1: 3000, 2: 6000, 3: 3000, 4: 3000, 5: 2000 },
  fit: { batch: 128, memory: 1024, rate: 0.0006, lambda: 0.85, jitter: 0.6, againstSteady: 0.25, replans: true },
};

const COURSES = { gangsta: GANGSTA, 'escape-plan': ESCAPE_PLAN };

export type CourseId = keyof typeof COURSES;
export const COURSE_IDS = Object.keys(COURSES) as readonly CourseId[];

/** Calls `use` with the course of a game, typed for that game. */
export const withCourse = <T>(id: CourseId, use: <G extends Shape>(course: Course<G>) => T): T => {
  switch (id) {
    case 'gangsta':
      return use(COURSES.gangsta);
    case 'escape-plan':
      return use(COURSES['escape-plan']);
  }
};
