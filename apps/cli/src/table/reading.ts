import type { SeatId } from '@getaway/kernel';
import type { DueDecision } from '@getaway/table';
import { rulebookOf, spokenBy, voiceOf } from '../games/voice.ts';
import { quoted, shell } from '../messages/shell.ts';
import type { Command } from '../terminal/input.ts';
import { wrap } from '../terminal/layout.ts';
import { seatLines } from './aboutBots.ts';
import { logFor } from './digest.ts';
import { rulesById, rulesText } from './rulesText.ts';
import { allChoices, drawingFor, drawTable, type PendingChoice } from './screen.ts';
import type { SeenSession } from './session.ts';
import type { Terminal } from './terminal.ts';

/** What a player can look at while a decision is pending. These commands do not change the game. */
type Reading = Extract<Command['do'], 'table' | 'map' | 'ahead' | 'choices' | 'log' | 'seats' | 'help'>;

export function readingLines(
  session: SeenSession,
  asked: PendingChoice,
  reading: Reading,
  terminal: Terminal,
): readonly string[] {
  const { seat } = asked.decision;
  switch (reading) {
    case 'table':
      // Prints everything, including lines that did not fit on the screen.
      return drawTable(session, seat, drawingFor(session, seat, terminal, { dense: false }));
    case 'map':
      return mapLines(session, seat, terminal);
    case 'ahead':
      return aheadLines(session, seat, terminal);
    case 'choices':
      return allChoices(session, asked, terminal);
    case 'log':
      return logLines(session, seat, terminal);
    case 'seats':
      return seatLines(session, terminal);
    case 'help':
      return helpLines(session, seat, terminal);
  }
}

function logLines(session: SeenSession, seat: SeatId, terminal: Terminal): string[] {
  const { describer } = drawingFor(session, seat, terminal, { dense: false });
  return ['', ...logFor(session, seat, describer).flatMap((line) => wrap(line, terminal.columns(), '  '))];
}

/** Draws only the board. Draws the whole table if the game has no board. */
function mapLines(session: SeenSession, seat: SeatId, terminal: Terminal): string[] {
  const { game, table } = session;
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const view = table.viewFor(seat);
  return ['', ...(game.map?.(view, drawing) ?? game.draw(view, drawing))];
}

/** Details about how the game will end. For a game without such details, the whole table. */
function aheadLines(session: SeenSession, seat: SeatId, terminal: Terminal): string[] {
  const { game, table } = session;
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const view = table.viewFor(seat);
  return ['', ...(game.ahead?.(view, drawing) ?? game.draw(view, drawing))];
}

function helpLines(session: SeenSession, seat: SeatId, terminal: Terminal): string[] {
  const drawing = drawingFor(session, seat, terminal, { dense: false });
  const { game } = session;
  const ahead = game.ahead === undefined ? '' : voiceOf(game).say('help.ahead');
  const commands = shell.say('help.commands', { ahead }).split('\n');
  return ['', ...commands.filter((line) => line !== ''), '', ...game.legend(drawing)];
}

/** The rules of the decision, or the rules that the reader looks up. */
export function ruleLines(
  { game }: SeenSession,
  { rules }: DueDecision,
  wanted: string | undefined,
  terminal: Terminal,
): string[] {
  const rulebook = rulebookOf(game);
  if (wanted === undefined) return ['', ...rulesById(rulebook, rules, terminal.columns())];
  return rulesText(spokenBy(game), wanted, terminal.columns()) ?? [shell.say('rules.none', { wanted: quoted(wanted) })];
}
