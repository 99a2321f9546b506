import { type Attempt, type Forecast, type Foreseen, type Move, refused, type Shape, taken } from '@getaway/kernel';
import type { DueDecision, HostedGame, HostedTable, Scene } from '@getaway/table';
import { LEARNER, type Lesson, type MovePattern, type Step } from './lesson.ts';
import { firstOf, holds, matches, matchesAny } from './pattern.ts';
import { type LayOut, openTable, playMove, playScript } from './script.ts';

/** A choice that did not reach the goal. It has been played and must be undone. */
export interface Strayed {
  readonly move: Move;
  /**
   * The step of the rules at which the learner made the choice. The name of a move depends on this step and on the
   * learner's view.
   */
  readonly at: string;
  readonly view: object;
  readonly forecast: Forecast | undefined;
  /** What the lesson says about the choice, if anything. */
  readonly text?: string;
}

interface Parts {
  readonly lesson: Lesson;
  readonly table: HostedTable;
  readonly done: number;
  readonly strayed?: Strayed;
  /** The run as it was before the last choice. */
  readonly earlier?: LessonRun;
}

export interface LessonStart {
  readonly lesson: Lesson;
  readonly host: HostedGame;
  readonly layOut: LayOut;
  /** The names of the players in the order of their seats. The first is the learner's. */
  readonly names: readonly string[];
}

/**
 * A lesson in progress, at a real table. It is immutable: every choice returns a new run. So every choice can be
 * undone.
 */
export class LessonRun {
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  static begin({ lesson, host, layOut, names }: LessonStart): Attempt<LessonRun> {
    // Rivals count as bots, so that the learner never has to hand over the device.
    const players = names.map((name, seat) => (seat === LEARNER ? { name } : { name, bot: host.defaultLevel }));
    const opened = openTable(lesson.start, { host, layOut, players });
    if ('refusal' in opened) return opened;
    const table = playScript(opened.ok, lesson.start.before);
    return 'refusal' in table ? table : taken(new LessonRun({ lesson, table: table.ok, done: 0 }));
  }

  get lesson(): Lesson {
    return this.#parts.lesson;
  }

  get table(): HostedTable {
    return this.#parts.table;
  }

  get done(): number {
    return this.#parts.done;
  }

  /** The current step. It is undefined once the lesson is over. */
  get step(): Step | undefined {
    return this.lesson.steps[this.done];
  }

  get strayed(): Strayed | undefined {
    return this.#parts.strayed;
  }

  get canGoBack(): boolean {
    return this.#parts.earlier !== undefined;
  }

  /**
   * The learner's decision, with the moves that the step offers. It is undefined if the learner is not asked, if the
   * last choice must be undone first, or if the lesson is over.
   */
  get asked(): DueDecision | undefined {
    const { step, strayed, table } = this;
    const { asked } = table;
    if (step === undefined || strayed !== undefined || asked?.seat !== LEARNER) return undefined;
    const { may } = step;
    return may === undefined ? asked : { ...asked, moves: asked.moves.filter((move) => matchesAny(may, move)) };
  }

  /** What the learner sees. Only the moves of the step can be chosen. */
  sceneFor(from: number): Scene {
    const { asked: _, undo: __, ...scene } = this.table.sceneFor(LEARNER, from);
    const { asked } = this;
    return { ...scene, ...(asked === undefined ? {} : { asked }), undo: this.canGoBack ? 'possible' : 'noChoice' };
  }

  forecasts(number: number): readonly Forecast[] {
    const { asked, table } = this;
    if (asked === undefined || asked.number !== number) return [];
    const all = table.asked?.moves ?? [];
    const forecasts = table.forecasts(LEARNER, number);
    return asked.moves.flatMap((move) => forecasts[all.indexOf(move)] ?? []).map(undoable);
  }

  /** The effects of moves that have been picked but not played yet. */
  foresee(moves: readonly Move[]): Foreseen<Shape> {
    return undoable(this.table.foresee(LEARNER, moves));
  }

  /**
   * Plays moves until the step is done. The remaining moves are dropped: the learner has to read the next text first.
   */
  play([move, ...rest]: readonly Move[], number = this.table.number): Attempt<LessonRun> {
    if (move === undefined) return taken(this);
    const next = this.#playOne(move, number);
    if ('refusal' in next) return next;
    const run = next.ok;
    if (run.strayed !== undefined || run.done > this.done) return next;
    const later = run.play(rest);
    return 'refusal' in later ? next : later;
  }

  #playOne(move: Move, number: number): Attempt<LessonRun> {
    const { step, asked, table, lesson, done } = this;
    if (step === undefined || asked === undefined) return refused('notAsked', 'The lesson waits for nothing here.');
    const legal = table.think((match) => match.find(LEARNER, move, number));
    if ('refusal' in legal) return legal;
    if (!asked.moves.includes(legal.ok)) return refused('illegal', 'The lesson does not offer this choice now.');
    const { goal, mistakes = [] } = step;
    const mistake = mistakes.find((known) => matches(known.move, legal.ok));
    const isGoal = 'moves' in goal ? matchesAny(goal.moves, legal.ok) : mistake === undefined;
    const played = playMove(table, legal.ok, isGoal ? step.draws : undefined);
    if ('refusal' in played) return played;
    const parts = { lesson, earlier: this };
    if (!isGoal) {
      const forecast = this.forecasts(number)[asked.moves.indexOf(legal.ok)];
      const strayed = {
        move: legal.ok,
        at: asked.frame.step,
        view: table.viewFor(LEARNER),
        forecast,
        ...(mistake === undefined ? {} : { text: mistake.text }),
      };
      return taken(new LessonRun({ ...parts, table: played.ok, done, strayed }));
    }
    const view = played.ok.viewFor(LEARNER);
    if ('view' in goal && !goal.view.every((condition) => holds(condition, view)))
      return taken(new LessonRun({ ...parts, table: played.ok, done }));
    const next = playScript(played.ok, step.after);
    return 'refusal' in next ? next : taken(new LessonRun({ ...parts, table: next.ok, done: done + 1 }));
  }

  /** Undoes the last choice, even if something hidden was revealed. */
  back(): LessonRun {
    return this.#parts.earlier ?? this;
  }

  /** Plays the lesson's own solution until this many steps are done. */
  solvedUpTo(steps: number): Attempt<LessonRun> {
    const { step } = this;
    if (step === undefined || this.done >= steps) return taken(this);
    const solved = solutionOf(step).reduce(
      (run: Attempt<LessonRun>, wanted) => ('refusal' in run ? run : run.ok.#playFirst(wanted)),
      taken(this),
    );
    if ('refusal' in solved) return solved;
    if (solved.ok.done === this.done)
      return refused(
        'illegal',
        `Lesson ${this.lesson.id}, step ${this.done + 1}: the solution does not reach the goal.`,
      );
    return solved.ok.solvedUpTo(steps);
  }

  #playFirst(wanted: MovePattern): Attempt<LessonRun> {
    const move = firstOf([wanted], this.asked?.moves ?? []);
    if (move !== undefined) return this.play([move]);
    const what = JSON.stringify(wanted);
    return refused('illegal', `Lesson ${this.lesson.id}, step ${this.done + 1}: ${what} is not offered.`);
  }
}

/** In a lesson, every choice can be undone, even if it reveals something. */
const undoable = <F extends Forecast>(forecast: F): F => ({ ...forecast, reveals: false });

/** The moves that complete a step, as patterns. */
export const solutionOf = ({ goal, solution }: Step): readonly MovePattern[] =>
  solution ?? ('moves' in goal ? goal.moves.slice(0, 1) : []);
