import type { SetupRequest } from '@getaway/kernel';

/** A value that moves and views can contain. */
export type Plain = string | number | boolean | readonly Plain[];

/** A pattern for moves. It names only the fields that matter. `any` lists several possible values of a field. */
export type MovePattern = Readonly<Record<string, Plain | { readonly any: readonly Plain[] }>>;

/** A condition on the learner's view. The path consists of field names and indices, such as `seats.0.money`. */
export interface Condition {
  readonly path: string;
  readonly is?: Plain;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A choice that the lesson makes, for example for a rival. */
export interface Scripted {
  readonly seat: number;
  readonly move: MovePattern;
  /** The results of all draws of the choice. By default, they are random. */
  readonly draws?: readonly number[];
}

/** Where a lesson begins: at a position, or with a new game. */
export type Start<Plan = unknown> = { readonly before?: readonly Scripted[] } & (
  | { readonly plan: Plan }
  | { readonly setup: SetupRequest; readonly seed: string }
);

/** A step is done when the learner makes one of these moves, or when all conditions hold. */
export type Goal = { readonly moves: readonly MovePattern[] } | { readonly view: readonly Condition[] };

/** A choice that does not reach the goal, and what the lesson says about it. */
export interface Mistake {
  readonly move: MovePattern;
  readonly text: string;
}

/** One thing for the learner to do. Its text has at most two sentences. */
export interface Step {
  readonly text: string;
  readonly goal: Goal;
  /** The choices that are offered. The default is all legal moves. */
  readonly may?: readonly MovePattern[];
  /** The things to highlight, each as `kind:id`, such as `member:volkova`. */
  readonly show?: readonly string[];
  readonly mistakes?: readonly Mistake[];
  /**
   * The moves that reach the goal, if the goal is a condition on the view. Tests play them, and so does a lesson that
   * is resumed.
   */
  readonly solution?: readonly MovePattern[];
  /** The results of all draws of the move that reaches the goal. */
  readonly draws?: readonly number[];
  /** Choices that the lesson makes after the goal is reached. */
  readonly after?: readonly Scripted[];
}

/** A lesson, as plain data. The learner has the first seat. */
export interface Lesson<Plan = unknown> {
  readonly id: string;
  /** Set for a lesson about a variant. Such a lesson is not part of the course. */
  readonly extra?: true;
  /** The message keys of the rivals' names. They are keys, because the names differ between languages. */
  readonly rivals: readonly string[];
  readonly rules: readonly string[];
  readonly start: Start<Plan>;
  readonly steps: readonly Step[];
}

export const LEARNER = 0;

export const titleKey = (lesson: Pick<Lesson, 'id'>): string => `${lesson.id}.title`;

/** The key of the text that is shown when the last step is done. */
export const endKey = (lesson: Pick<Lesson, 'id'>): string => `${lesson.id}.end`;

export const rivalKeys = ({ rivals }: Pick<Lesson, 'rivals'>): readonly string[] =>
  rivals.map((rival) => `rival.${rival}`);

/** The names of all seats: first the learner's, which the caller gives, then the rivals'. */
export const lessonNames = (
  lesson: Pick<Lesson, 'rivals'>,
  learner: string,
  say: (key: string) => string,
): readonly string[] => [learner, ...rivalKeys(lesson).map((key) => say(key))];

export const textKey = (lesson: Pick<Lesson, 'id'>, text: string): string => `${lesson.id}.${text}`;
