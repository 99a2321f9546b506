import type { Move, Result, SeatId } from '@getaway/kernel';
import { type DueDecision, onlyPersonIn, peopleIn } from '@getaway/table';
import { quoted, shell } from '../messages/shell.ts';
import { type Command, readCommand } from '../terminal/input.ts';
import { wrap } from '../terminal/layout.ts';
import { adviceLines } from './advice.ts';
import { drawHeadline } from './drawLines.ts';
import { forecastsFor, warnings } from './forecasts.ts';
import { changeLanguage } from './language.ts';
import { readingLines, ruleLines } from './reading.ts';
import { resultLines } from './result.ts';
import { digestLines, drawingFor, drawTable, menuFor, screenFor, sureScreen } from './screen.ts';
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
  let path: readonly string[] = [];
  const show = (): void => {
    terminal.clear();
    terminal.print(screenFor(session, decision, terminal, path));
  };
  const say = (sentence: string): void => terminal.print(wrap(sentence, terminal.columns()));
  show();
  terminal.print(news);
  for (;;) {
    const menu = menuFor(session, { decision, path }, terminal);
    const count = menu.length;
    const values = { count, map: String(session.game.map !== undefined) };
    const line = await terminal.ask(shell.say(path.length === 0 ? 'prompt.input' : 'prompt.inputBelow', values));
    if (line === undefined) return false;
    const command: Command = readCommand(line, count);
    switch (command.do) {
      case 'choose': {
        const chosen = menu[command.index] as (typeof menu)[number];
        if ('heading' in chosen) {
          path = [...path, chosen.heading];
          show();
          break;
        }
        if (!(await isSure(session, decision, { move: chosen.move, number: command.index + 1 }, terminal))) {
          show();
          break;
        }
        const problem = playMove(session, chosen.move);
        if (problem === undefined) return true;
        say(problem);
        break;
      }
      case 'undo': {
        const problem = takeBack(session, decision.seat);
        if (problem === undefined) return true;
        say(problem);
        break;
      }
      case 'quit':
        return false;
      case 'back':
        path = path.slice(0, -1);
        show();
        break;
      case 'table':
      case 'map':
      case 'ahead':
      case 'choices':
      case 'log':
      case 'help':
        terminal.print(readingLines(session, { decision, path }, command.do, terminal));
        break;
      case 'advice':
        terminal.print(adviceLines(session, terminal));
        break;
      case 'rules':
        terminal.print(ruleLines(session, decision, command.wanted, terminal));
        break;
      case 'language': {
        const problem = await changeLanguage(session.game, command.wanted);
        if (problem === undefined) {
          path = []; // the headings on the path are in the previous language
          show();
        } else say(problem);
        break;
      }
      case 'ask':
        say(shell.say(`input.${command.because}`, { count, input: quoted(line.trim()) }));
    }
  }
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
