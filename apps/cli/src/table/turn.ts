import type { Move, Result, SeatId } from '@getaway/kernel';
import { type DueDecision, onlyPersonIn, peopleIn } from '@getaway/table';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';
import { adviceLines } from './advice.ts';
import { drawHeadline } from './drawLines.ts';
import { forecastsFor, warnings } from './forecasts.ts';
import { changeLanguage } from './language.ts';
import { type Next, walkMenu } from './menuWalk.ts';
import { resultLines } from './result.ts';
import { digestLines, drawingFor, drawTable, screenFor, sureScreen } from './screen.ts';
import { answerUnasked, chooseForBot, keepArchive, keepSnapshot, playMove, type Session, takeBack } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Plays a game until it is over or everybody has left. Every move is saved. */
export async function playGame(session: Session, terminal: Terminal, notes: readonly string[] = []): Promise<void> {
  let news = notes.flatMap((note) => wrap(note, terminal.columns()));
  const { players } = session.table;
  const humans = peopleIn(players).length;
  let reader: SeatId | undefined;
  let problem = answerUnasked(session);
  for (;;) {
    if (problem !== undefined) return terminal.print(wrap(problem, terminal.columns()));
    const { asked: decision, result } = session.table;
    if (decision === undefined) {
      keepSnapshot(session);
      keepArchive(session);
      terminal.clear();
      if (result !== undefined) showEnd(session, result, terminal);
      return;
    }
    const bot = players[decision.seat]?.bot;
    if (bot !== undefined) {
      const { move, aim } = chooseForBot(session, bot);
      problem = playMove(session, move, aim);
      continue;
    }
    if (humans > 1 && reader !== decision.seat && !(await changeReaders(session, decision.seat, terminal))) break;
    reader = decision.seat;
    keepSnapshot(session);
    if (!(await askSeat(session, decision, terminal, news))) break;
    news = [];
  }
  terminal.print(['', shell.say('save.left', { name: session.save.name })]);
}

/** Clears the screen between two people who share it, so that neither sees the other's secrets. */
async function changeReaders({ table: { players } }: Session, seat: SeatId, terminal: Terminal): Promise<boolean> {
  terminal.clearAll();
  terminal.print(['', ...wrap(shell.say('privacy.next', { seat: players[seat]?.name ?? '' }), terminal.columns())]);
  return (await terminal.askNewcomer('')) !== undefined;
}

/** Asks until the player chooses or undoes. Returns false if the player quits. Prints `news` once, above the prompt. */
async function askSeat(
  session: Session,
  decision: DueDecision,
  terminal: Terminal,
  news: readonly string[],
): Promise<boolean> {
  const after = (problem: string | undefined): Next<true> =>
    problem === undefined ? { answer: true } : { say: wrap(problem, terminal.columns()) };
  const answered = await walkMenu<true>(session, decision, terminal, {
    screen: (path) => screenFor(session, decision, terminal, path),
    news,
    prompt(count, path) {
      const values = { count, map: String(session.game.map !== undefined) };
      return shell.say(path.length === 0 ? 'prompt.input' : 'prompt.inputBelow', values);
    },
    play: async (move, number) =>
      (await isSure(session, decision, { move, number }, terminal)) ? after(playMove(session, move)) : 'sameScreen',
    undo: () => after(takeBack(session, decision.seat)),
    advise: () => ({ say: adviceLines(session, terminal) }),
    async changeLanguage(wanted) {
      const problem = await changeLanguage(session.game, wanted);
      return problem === undefined ? 'wholeMenu' : after(problem);
    },
  });
  return answered === true;
}

/** Asks the player to confirm a choice that certainly costs something. Only "yes" or the same number confirms it. */
async function isSure(
  session: Session,
  decision: DueDecision,
  { move, number }: { readonly move: Move; readonly number: number },
  terminal: Terminal,
): Promise<boolean> {
  const forecast = forecastsFor(session.table, decision.seat)(move);
  const drawing = drawingFor(session, decision.seat, terminal, { dense: false });
  const dangers = warnings(forecast, drawing);
  if (dangers.length === 0) return true;
  const question = shell.say('sure.ask', { choice: drawing.describer.move(move, decision.frame.step), number });
  terminal.clear();
  terminal.print(sureScreen(session, decision, [...dangers, question], terminal));
  const answer = await terminal.ask(shell.say('sure.prompt', { number }));
  return [shell.say('sure.yes'), String(number)].includes(answer?.trim().toLowerCase() ?? '');
}

function showEnd(session: Session, result: Result, terminal: Terminal): void {
  const reader = onlyPersonIn(session.table.players) ?? 'spectator';
  const drawing = drawingFor(session, reader, terminal, { dense: true });
  terminal.print([
    ...drawTable(session, reader, drawing),
    ...digestLines(session, reader, drawing, Number.POSITIVE_INFINITY),
    ...resultLines(session, result, terminal),
    '',
    ...wrap(drawHeadline(session.game.host.verify(session.table.journal)), terminal.columns()),
    ...wrap(shell.say('result.verify', { name: session.save.name }), terminal.columns()),
  ]);
}
