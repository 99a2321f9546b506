import {
  type Attempt,
  type Forecast,
  type Foreseen,
  type Move,
  type Reason,
  refused,
  type Shape,
  taken,
} from '@getaway/kernel';
import { LEARNER, type LessonRun, type Strayed } from '@getaway/lessons';
import type { TableUpdate } from '@getaway/table';

/** What the coach shows at one moment. Texts are given by their keys. */
export interface CoachState {
  /** The number of steps that are done. `of` is the number of all steps. */
  readonly done: number;
  readonly of: number;
  /** The length of the table's log at this moment. */
  readonly passages: number;
  /** What to do; undefined once the lesson is over. */
  readonly text?: string;
  readonly show: readonly string[];
  readonly canGoBack: boolean;
  /** A choice that missed the goal of the step, and its consequences. */
  readonly strayed?: Strayed;
}

const NO_SEATS = refused('notAsked', 'Nobody takes a seat in a lesson.');

/** A lesson in this browser. The page stores its progress. */
export class LessonTable {
  #run: LessonRun;
  #show: ((update: TableUpdate) => void) | undefined;
  #tell: ((state: CoachState) => void) | undefined;
  #sentPassages = 0;

  constructor(run: LessonRun) {
    this.#run = run;
  }

  /**
   * Sets the listener. It gets the current state at once. Later, it gets each new state before the screen gets the new
   * scene.
   */
  follow(tell: (state: CoachState) => void): void {
    this.#tell = tell;
    tell(coachState(this.#run));
  }

  watch(show: (update: TableUpdate) => void): void {
    this.#show = show;
    this.#sentPassages = 0;
    this.#send();
  }

  close(): void {
    this.#show = undefined;
    this.#tell = undefined;
  }

  play(number: number, moves: readonly Move[]): Promise<Attempt<null>> {
    const next = this.#run.play(moves, number);
    if ('refusal' in next) return Promise.resolve(next);
    this.#accept(next.ok);
    return Promise.resolve(taken(null));
  }

  undo(): Promise<Attempt<null>> {
    if (!this.#run.canGoBack) return Promise.resolve(refused('nothingToUndo', 'No choice has been made yet.'));
    this.#accept(this.#run.back());
    return Promise.resolve(taken(null));
  }

  foresee(moves: readonly Move[]): Promise<Foreseen<Shape>> {
    return Promise.resolve(this.#run.foresee(moves));
  }

  forecasts(number: number): Promise<readonly Forecast[]> {
    return Promise.resolve(this.#run.forecasts(number));
  }

  whyNot(move: Move): Promise<Reason | undefined> {
    return Promise.resolve(this.#run.table.whyNot(LEARNER, move));
  }

  lookBack(passages: number): Promise<Attempt<object>> {
    return Promise.resolve(this.#run.table.lookBack(LEARNER, passages));
  }

  sit(): void {
    // Nothing to do, because only one seat has a person.
  }

  substitute(): Promise<Attempt<null>> {
    return Promise.resolve(NO_SEATS);
  }

  #accept(run: LessonRun): void {
    this.#run = run;
    this.#sentPassages = Math.min(this.#sentPassages, run.table.choices + 1);
    this.#tell?.(coachState(run));
    this.#send();
  }

  #send(): void {
    const { table } = this.#run;
    const scene = this.#run.sceneFor(this.#sentPassages);
    this.#sentPassages = table.choices + 1;
    this.#show?.({ players: table.players, scene });
  }
}

function coachState({ lesson, table, step, done, strayed, canGoBack }: LessonRun): CoachState {
  return {
    done,
    of: lesson.steps.length,
    passages: table.choices + 1,
    ...(step === undefined ? {} : { text: step.text }),
    show: strayed === undefined ? (step?.show ?? []) : [],
    canGoBack,
    ...(strayed === undefined ? {} : { strayed }),
  };
}
