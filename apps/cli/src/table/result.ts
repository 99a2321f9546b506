import type { Result } from '@getaway/kernel';
import { shell } from '../messages/shell.ts';
import { cell, widthOf } from '../terminal/layout.ts';
import { drawingFor } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** The final ranking as a table with one column per seat and one row per line of the score. */
export function resultLines(session: Pick<Session, 'game' | 'table'>, result: Result, terminal: Terminal): string[] {
  const { speaker, describer, paint } = drawingFor(session, 'spectator', terminal, { dense: false });
  const { ranking } = result;
  const nameOf = (seat: number | string): string =>
    typeof seat === 'number' ? (session.table.players[seat]?.name ?? '') : describer.name('automaton', seat);
  const total = speaker.has('score.total') ? speaker.say('score.total') : shell.say('result.total');
  // An automaton's score has fewer lines than a player's. So the longest score sheet determines the order of lines.
  const sheets = ranking.map((score) => score.lines.map(({ line }) => line)).sort((a, b) => b.length - a.length);
  const lines = [...new Set(sheets.flat())];
  const names = ranking.map(({ seat }) => nameOf(seat));
  const first = Math.max(...lines.map((line) => widthOf(describer.score(line))), widthOf(total));
  const room = Math.floor((terminal.columns() - first) / ranking.length) - 2;
  const width = Math.min(room, Math.max(8, ...names.map(widthOf)));
  const row = (label: string, cells: readonly string[]): string =>
    [cell(label, first), ...cells.map((text) => cell(text, width))].join('  ').trimEnd();
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => nameOf(seat));
  return [
    '',
    paint('title', shell.say('result.over', { reason: describer.end({ end: result.endedBy }) })),
    paint('title', shell.say('result.winners', { winners: speaker.list(winners), count: winners.length })),
    '',
    paint('heading', row('', names)),
    ...lines.map((line) =>
      row(
        describer.score(line),
        ranking.map((score) => shell.number(score.lines.find((own) => own.line === line)?.value ?? 0)),
      ),
    ),
    paint(
      'heading',
      row(
        total,
        ranking.map(({ total }) => shell.number(total)),
      ),
    ),
    row(
      shell.say('result.place'),
      ranking.map(({ place }) => (place === 0 ? shell.say('result.unranked') : String(place))),
    ),
  ];
}
