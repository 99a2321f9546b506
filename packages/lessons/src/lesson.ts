import type { SetupRequest } from '@getaway/kernel';

/** A value that moves and views contain. */
export type Plain = string | number | boolean | readonly Plain[];

/** A move, described by the fields that matter. `any` lists several possible values. */
export type MovePattern = Readonly<Record<string, Plain | { readonly any: readonly Plain[] }>>;

/** What must be true in the learner's view. The path names fields and indices, such as `seats.0.money`. */
export interface Condition {
  readonly path: string;
  readonly is?: Plain;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A choice that the lesson makes itself, such as a rival's. */
export interface Scripted {
  readonly seat: number;
  readonly move: MovePattern;
  /** The results of all its draws. If they are left out, the random generator of the position decides. */
  readonly draws?: readonly number[];
}

/** Where a lesson begins: at a position, or with a new game whose draws follow from a seed or are given. */
export type Start<Plan = unknown> = { readonly before?: readonly Scripted[] } & (
  | { readonly plan: Plan }
  | { readonly setup: SetupRequest; readonly seed: string }
);

/** A step is done by one of these moves, or as soon as all conditions hold. */
export type Goal = { readonly moves: readonly MovePattern[] } | { readonly view: readonly Condition[] };

/** A choice that is not the goal, with what to say about it beside its forecast. */
export interface Mistake {
  readonly move: MovePattern;
  readonly text: string;
}

/** One thing to do. Its text is at most two sentences. */
export interface Step {
  readonly text: string;
  readonly goal: Goal;
  /** The choices that are offered; every legal move if left out. */
  readonly may?: readonly MovePattern[];
  /** The things to highlight, each as `kind:id`, such as `member:volkova`. */
  readonly show?: readonly string[];
  readonly mistakes?: readonly Mistake[];
  /** Moves that reach a goal about the view, for checks and for resuming. */
  readonly solution?: readonly MovePattern[];
  /** The results of all draws of the goal's move. */
  readonly draws?: readonly number[];
  /** What the lesson plays after the goal. */
  readonly after?: readonly Scripted[];
}

/** A lesson is data. The learner has the first seat. */
export interface Lesson<Plan = unknown> {
  readonly id: string;
  /** Whether the lesson teaches a variant and is not part of the course. */
  readonly extra?: true;
  /** The other players. Their names are texts, because they differ between languages. */
  readonly rivals: readonly string[];
  /** The rules that it teaches. */
  readonly rules: readonly string[];
  readonly start: Start<Plan>;
  readonly steps: readonly Step[];
}

/** The learner's seat. */
export const LEARNER = 0;

export const titleKey = (lesson: Pick<Lesson, 'id'>): string => `${lesson.id}.title`;

/** The key of the text that is shown when the last step is done. */
export const endKey = (lesson: Pick<Lesson, 'id'>): string => `${lesson.id}.end`;

/** The keys of the rivals' names. */
export const rivalKeys = ({ rivals }: Pick<Lesson, 'rivals'>): readonly string[] =>
  rivals.map((rival) => `rival.${rival}`);

export const textKey = (lesson: Pick<Lesson, 'id'>, text: string): string => `${lesson.id}.${text}`;
