import { escapePlan } from '@getaway/escape-plan';
import type { View } from '@getaway/escape-plan/view';
import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { drawingFor, menuFor, screenFor } from '../../table/screen.ts';
import { playMove, type Session } from '../../table/session.ts';
import { playGame } from '../../table/turn.ts';
import { widthOf } from '../../terminal/layout.ts';
import { dreamtBy, fakeTerminal, newEscape, randomAnswers, stateOf } from '../../testing/tables.ts';
import { bigMap } from './bigMap.ts';
import { smallMap } from './smallMap.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const bots = (count: number) =>
  ['Slick', 'Inky', 'Duchess', 'Bishop'].slice(0, count).map((name) => ({ name, bot: 'random' }));

test.each([
  { players: [ADA], columns: 80, rows: 24 },
  { players: [ADA, ...bots(1)], columns: 80, rows: 50 },
  { players: [ADA, BEN, ...bots(1)], columns: 120, rows: 50 },
  { players: [ADA, ...bots(4)], columns: 100, rows: Number.POSITIVE_INFINITY },
])('a whole game of $players.length fits into $columns columns ($rows rows)', async ({ players, columns, rows }) => {
  const session = newEscape({ seed: 'wide', players });
  const { terminal, screens } = fakeTerminal({ columns, rows, answer: randomAnswers('wide') });
  await playGame(session, terminal);
  expect(session.table.result).toBeDefined();
  const lines = screens.flat();
  expect(lines.filter((line) => widthOf(line) > columns)).toEqual([]);
  expect(lines.filter((line) => line.includes('\u001b'))).toEqual([]);
  expect(screens.at(-1)?.join('\n')).toMatch(/wins\.|share the victory|Nobody wins/u);
  // The last screen, the result, may be longer than the terminal. Every choice must fit on the screen.
  if (rows < Number.POSITIVE_INFINITY)
    expect(screens.slice(0, -1).filter((screen) => screen.length > rows)).toEqual([]);
});

const viewOf = (session: Session, seat: number): View => viewFor(escapePlan, stateOf(session, escapePlan), seat);

/** Plays random choices until this step comes up. */
function playOn(session: Session, step: string, seed: string): void {
  const answer = randomAnswers(seed);
  for (let { asked } = session.table; asked !== undefined && asked.frame.step !== step; { asked } = session.table)
    playMove(session, asked.moves[Number(answer([`1-${asked.moves.length},`])) - 1] ?? asked.moves[0]!);
}

test('R17: a screen shows only what its seat knows', () => {
  for (const players of [[ADA], [ADA, BEN, ...bots(1)]]) {
    const session = newEscape({ seed: 'secret', players });
    const { terminal } = fakeTerminal({ columns: 100, answer: () => undefined });
    const answer = randomAnswers('secret');
    for (let decision = session.table.asked; decision !== undefined; decision = session.table.asked) {
      const dreamt = dreamtBy(session, escapePlan, { seat: decision.seat, seed: `dream ${decision.number}` });
      if (decision.number % 3 === 0)
        expect(screenFor(dreamt, decision, terminal)).toEqual(screenFor(session, decision, terminal));
      playMove(session, decision.moves[Number(answer([`1-${decision.moves.length},`])) - 1] ?? decision.moves[0]!);
    }
  }
});

test('the map shows every tile with its officers, in every rotation', () => {
  const session = newEscape({ seed: 'map', players: [ADA, ...bots(2)] });
  playOn(session, 'travel', 'map');
  const { terminal } = fakeTerminal({ columns: 120, answer: () => undefined });
  const view = viewOf(session, 0);
  const drawing = { ...drawingFor(session, 0, terminal, { dense: false }), moves: [], frame: undefined };
  const big = bigMap(view, drawing).flat().join('\n');
  const small = smallMap(view, drawing).flat().join('\n');
  const letters = { federal: 'F', local: 'L', swat: 'S' } as const;
  for (const { tile } of view.city) {
    const officers = (view.officers[tile] ?? []).map((officer) => letters[officer]).join('');
    for (const map of [big, small]) expect(map).toMatch(new RegExp(`${tile}\\^? ?${officers}`, 'u'));
  }
  // Each tile has 54 triangles, and each triangle shows a letter. Only labels may cover these letters.
  const signs = big
    .split('\n')
    .flatMap((line) =>
      /[/\\]/u.test(line) ? [...line.replaceAll(/[A-D]\d\^?[ FLS@\dil]*|S[12]\^?[ FLS@\dil]*/gu, '')] : [],
    );
  const drawn = signs.filter((sign) => /[ICRWwa-z·\dABD]/u.test(sign)).length;
  expect(drawn).toBeGreaterThan(54 * view.city.length * 0.9);
});

test('many choices are grouped under headings, and every choice can be reached', () => {
  const session = newEscape({ seed: 'menu', players: [ADA] });
  const { terminal } = fakeTerminal({ answer: () => undefined });
  const { asked: decision } = session.table;
  if (decision?.frame.step !== 'placeTile') throw new Error('a city needs at least one tile');
  const reached: unknown[] = [];
  const walk = (path: readonly string[]): void => {
    for (const line of menuFor(session, { decision, path }, terminal))
      if ('heading' in line) walk([...path, line.heading]);
      else reached.push(line.move);
  };
  walk([]);
  const sorted = (moves: readonly unknown[]): string[] => moves.map((move) => JSON.stringify(move)).sort();
  expect(sorted(reached)).toEqual(sorted(decision.moves));
  expect(menuFor(session, { decision, path: [] }, terminal).length).toBeLessThan(10);
});

test('back returns to the headings without choosing anything', async () => {
  const session = newEscape({ seed: 'menu', players: [ADA] });
  const typed = ['1', 'b', 'm', '?', 'q'];
  const { terminal, screens } = fakeTerminal({ answer: () => typed.shift() });
  await playGame(session, terminal);
  expect(session.table.choices).toBe(0);
  const asked = screens.flat().filter((line) => line.includes('q quit'));
  expect(asked[1]).toContain('b back');
  expect(asked[2]).toBe(asked[0]);
  expect(screens.flat().join('\n')).toContain('Officers: F federal, L local, S SWAT.');
});

test('X11: moves without effect are marked', () => {
  const session = newEscape({ seed: 'idle', players: [ADA, ...bots(2)] });
  playOn(session, 'chooseTurn', 'idle');
  const { terminal } = fakeTerminal({ answer: () => undefined });
  const { asked: decision } = session.table;
  if (decision === undefined) throw new Error('nobody has a turn');
  expect(screenFor(session, decision, terminal).join('\n')).toMatch(/Use first aid: heal 1 wound +NO EFFECT now/u);
});
