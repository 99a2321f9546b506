import { type Frame, type Move, replaceInvisible } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import type { Report } from '@getaway/table/file';
import type { TableGame } from '../games/game.ts';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';
import { seatNames } from '../terminal/names.ts';
import { tell } from './digest.ts';
import { drawingOf } from './screen.ts';
import type { Terminal } from './terminal.ts';

export interface OpenReport {
  readonly game: TableGame;
  readonly report: Report;
}

/** How many passages of the log are shown. Each passage has the events of one choice. */
const LAST = 10;

/**
 * The moment of a bug report: the table as the player saw it, the latest events, the choices, and the player's own
 * description.
 */
export function reportLines({ game, report }: OpenReport, terminal: Terminal): string[] {
  const { viewer, view, log, at, sentence } = report;
  const players = seatNames(report.players);
  // A report can be edited by hand, so drawing the report may throw an error. The caller handles the error.
  const asked = report.asked as { readonly frame: Frame; readonly moves: readonly Move[] } | undefined;
  const drawing = drawingOf(game, { players, viewer, view }, terminal, { dense: false });
  const { describer } = drawing;
  const passages = log.slice(-LAST) as unknown as readonly Passage[];
  const name = viewer === 'spectator' ? shell.say('replay.view.spectator') : (players[viewer]?.name ?? '');
  const from = { name, at: new Date(at).toISOString(), sentence: replaceInvisible(sentence) };
  return [
    ...game.draw(view, drawing),
    '',
    ...tell(passages, { describer }).flatMap((line) => wrap(line, terminal.columns(), '  ')),
    ...(asked === undefined
      ? []
      : ['', describer.step(asked.frame), ...asked.moves.map((move) => `  ${describer.move(move, asked.frame.step)}`)]),
    '',
    ...wrap(shell.say('report.from', from), terminal.columns()),
  ];
}
