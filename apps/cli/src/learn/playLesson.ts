import { endKey, LEARNER, type LessonRun, namesOf, type Strayed, textKey, titleKey } from '@getaway/lessons';
import type { DueDecision } from '@getaway/table';
import type { Speaker } from '@getaway/text';
import type { TableGame } from '../games/game.ts';
import { describerAt } from '../games/voice.ts';
import { shell } from '../messages/shell.ts';
import { describeForecast } from '../table/forecasts.ts';
import { walkMenu } from '../table/menuWalk.ts';
import { drawingFor, screenFor } from '../table/screen.ts';
import type { Terminal } from '../table/terminal.ts';
import { wrap } from '../terminal/layout.ts';

interface Lesson {
  readonly game: TableGame;
  readonly run: LessonRun;
  /** Turns the keys of the lesson's messages into text. */
  readonly voice: Speaker;
  readonly terminal: Terminal;
  /** Called after every step and every wrong choice. */
  onStep(run: LessonRun): void;
}

/** Plays a lesson until it is done. Returns false if the user quits. */
export async function playLesson({ game, run: first, voice, terminal, onStep }: Lesson): Promise<boolean> {
  let run = first;
  for (;;) {
    const { asked, strayed, step } = run;
    const next =
      step === undefined
        ? 'done'
        : strayed !== undefined
          ? await askUndo({ game, run, voice, terminal }, strayed)
          : asked === undefined
            ? undefined
            : await askStep({ game, run, voice, terminal }, asked);
    if (next === 'done') {
      terminal.print(['', ...wrap(voice.say(endKey(run.lesson)), terminal.columns())]);
      return true;
    }
    if (next === undefined) return false;
    run = next;
    onStep(run);
  }
}

type Shown = Omit<Lesson, 'onStep'>;

function coachLines({ game, run, voice, terminal }: Shown): readonly string[] {
  const { lesson, step, done, table } = run;
  if (step === undefined) return [];
  const title = voice.say(titleKey(lesson));
  const { speaker, describer } = drawingFor({ game, table }, LEARNER, terminal, { dense: false });
  const things = namesOf({ voice: speaker, describer }, step.show ?? []);
  const columns = terminal.columns();
  return [
    '',
    ...wrap(shell.say('learn.step', { title, step: done + 1, of: lesson.steps.length }), columns).map((line) =>
      terminal.paint('heading', line),
    ),
    ...wrap(voice.say(textKey(lesson, step.text)), columns).map((line) => terminal.paint('title', line)),
    ...(things.length === 0 ? [] : wrap(shell.say('learn.marked', { things: shell.list(things) }), columns, '  ')),
  ];
}

/** Asks until the user chooses a move or goes back. Returns undefined if the user quits. */
function askStep(shown: Shown, decision: DueDecision): Promise<LessonRun | undefined> {
  const { game, run, terminal } = shown;
  const seen = { game, table: run.table };
  return walkMenu<LessonRun>(seen, decision, terminal, {
    screen(path) {
      const coach = coachLines(shown);
      const above = { ...terminal, rows: () => terminal.rows() - coach.length };
      return [...screenFor(seen, decision, above, path), ...coach];
    },
    prompt: (count) => shell.say('learn.input', { count }),
    play(move) {
      const next = run.play([move]);
      return 'ok' in next ? { answer: next.ok } : { say: wrap(next.refusal.message, terminal.columns()) };
    },
    undo: () => (run.canGoBack ? { answer: run.back() } : { say: [shell.say('undo.noChoice')] }),
    advise: () => 'sameScreen', // the coach's lines on the screen are the advice
    reminder: () => coachLines(shown),
  });
}

/** Tells the user what a wrong choice leads to, and undoes the choice. */
async function askUndo({ game, run, voice, terminal }: Shown, strayed: Strayed): Promise<LessonRun | undefined> {
  const { move, at, view, forecast, text } = strayed;
  const drawing = drawingFor({ game, table: run.table }, LEARNER, terminal, { dense: false });
  const seats = run.table.players.map(({ name }) => name);
  const choice = describerAt(game, view, { seats, viewer: LEARNER }).move(move, at);
  const effects = describeForecast(forecast, game, drawing);
  const columns = terminal.columns();
  terminal.print([
    '',
    ...wrap(shell.say('learn.strayed', { choice, hasEffects: String(effects.length > 0) }), columns),
    ...effects.flatMap((line) => wrap(`  ${line}`, columns, '  ')),
    ...(text === undefined ? [] : wrap(voice.say(textKey(run.lesson, text)), columns)),
  ]);
  const answer = await terminal.ask(shell.say('learn.undo'));
  return answer === undefined || answer.trim().toLowerCase() === 'q' ? undefined : run.back();
}
