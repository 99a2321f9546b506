import type { Move, Result, SeatId } from '@getaway/kernel';
import { type DueDecision, onlyPersonIn, peopleIn } from '@getaway/table';
import { rulebookOf, spokenBy } from '../games/voice.ts';
import { quoted, shell } from '../messages/shell.ts';
import { type Command, readCommand } from '../terminal/input.ts';
import { wrap } from '../terminal/layout.ts';
import { adviceLines } from './advice.ts';
import { logFor } from './digest.ts';
import { drawHeadline } from './drawLines.ts';
import { forecastsFor, warnings } from './forecasts.ts';
import { changeLanguage } from './language.ts';
import { resultLines } from './result.ts';
import { rulesById, rulesText } from './rulesText.ts';
import { allChoices, digestLines, drawingFor, drawTable, menuFor, screenFor, sureScreen } from './screen.ts';
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
      case 'table':
        // Prints the whole table, including the lines that did not fit on the screen.
        terminal.print(
          drawTable(session, decision.seat, drawingFor(session, decision.seat, terminal, { dense: false })),
        );
        break;
      case 'back':
        path = path.slice(0, -1);
        show();
        break;
      case 'map':
        terminal.print(mapLines(session, decision.seat, terminal));
        break;
      case 'ahead':
        terminal.print(aheadLines(session, decision.seat, terminal));
        break;
      case 'choices':
        terminal.print(allChoices(session, { decision, path }, terminal));
        break;
      case 'advice':
        terminal.print(adviceLines(session, terminal));
        break;
      case 'log':
        terminal.print(logLines(session, decision.seat, terminal));
        break;
      case 'help':
        terminal.print(helpLines(session, decision.seat, terminal));
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

/**
 * Asks before a choice that certainly costs something, on a separate screen. Any answer other than yes or the same
 * number cancels the choice.
 */
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

function logLines(session: Session, seat: SeatId, terminal: Terminal): string[] {
  const { describer } = drawingFor(session, seat, terminal, { dense: false });
  return ['', ...logFor(session, seat, describer).flatMap((line) => wrap(line, terminal.columns(), '  '))];
}

/** Draws only the board. For a game without a separate board, draws the whole table. */
function mapLines(session: Session, seat: SeatId, terminal: Terminal): string[] {
  const { game, table } = session;
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const view = table.viewFor(seat);
  return ['', ...(game.map?.(view, drawing) ?? game.draw(view, drawing))];
}

/** The details about how the game will end. For a game without them, the whole table. */
function aheadLines(session: Session, seat: SeatId, terminal: Terminal): string[] {
  const { game, table } = session;
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const view = table.viewFor(seat);
  return ['', ...(game.ahead?.(view, drawing) ?? game.draw(view, drawing))];
}

function helpLines(session: Session, seat: SeatId, terminal: Terminal): string[] {
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const commands = shell.say('help.commands').split('\n');
  return ['', ...commands, '', ...session.game.legend(drawing)];
}

function ruleLines(
  { game }: Session,
  { rules }: DueDecision,
  wanted: string | undefined,
  terminal: Terminal,
): string[] {
  const rulebook = rulebookOf(game);
  if (wanted === undefined) return ['', ...rulesById(rulebook, rules, terminal.columns())];
  return rulesText(spokenBy(game), wanted, terminal.columns()) ?? [shell.say('rules.none', { wanted: quoted(wanted) })];
}

/** Prints the final table, on which nothing is secret any more, and the scores. */
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
