import type { Adapter } from '@getaway/bots';
import { gangstaAdapter } from '@getaway/bots/adapters/gangsta';
import type { TrainingSettings } from '@getaway/bots/training';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import type { Definition, Shape } from '@getaway/kernel';

/** How the nets of a game are trained. */
export interface Course<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
  /** The folder of the nets. */
  readonly nets: string;
  readonly variants: TrainingSettings['variants'];
  /** Games to play, by number of players. */
  readonly games: Readonly<Record<number, number>>;
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
  games: { 2: 12_000, 3: 8000, 4: 6000 },
};

const COURSES = { gangsta: GANGSTA };

export type CourseId = keyof typeof COURSES;
export const COURSE_IDS = Object.keys(COURSES) as readonly CourseId[];

/** Calls `use` with a course and its own types. */
export const withCourse = <T>(id: CourseId, use: <G extends Shape>(course: Course<G>) => T): T => {
  switch (id) {
    case 'gangsta':
      return use(COURSES.gangsta);
  }
};
