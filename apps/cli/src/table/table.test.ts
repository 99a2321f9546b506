import { type Gangsta, gangsta, type Options } from '@getaway/gangsta';
import { expect, test } from 'vitest';
import { widthOf } from '../terminal/layout.ts';
import { dreamtBy, fakeTerminal, newSession, randomAnswers, stateOf } from '../testing/tables.ts';
import { drawingFor, screenFor } from './screen.ts';
import { playMove, type Session, takeBack } from './session.ts';
import { playGame } from './turn.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const SLICK = { name: 'Slick', bot: 'random' };
const ALL: Options = { families: true, resources: true, openJobs: false };

test.each([
  { players: [ADA, SLICK], options: {}, rows: 24 },
  { players: [ADA, BEN, SLICK], options: ALL, rows: 24 },
  { players: [ADA, BEN, { name: '江戸川乱歩' }, { name: '🦊🦊🦊🦊🦊🦊🦊🦊' }], options: ALL, rows: 60 },
])('a whole game of $players.length fits into 80 columns ($rows rows)', async ({ players, options, rows }) => {
  const session = newSession({ seed: 'wide', players, options });
  const { terminal, screens } = fakeTerminal({ rows, answer: randomAnswers('wide') });
  await playGame(session, terminal);
  expect(session.table.result).toBeDefined();
  const lines = screens.flat();
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
  expect(lines.filter((line) => line.includes('\u001b'))).toEqual([]);
  expect(screens.at(-1)?.join('\n')).toMatch(/wins\.|share the victory/u);
});

test('two people: each screen is shown only to its player', async () => {
  const session = newSession({ seed: 'privacy', players: [ADA, BEN], options: ALL });
  const { terminal, screens } = fakeTerminal({ answer: randomAnswers('privacy') });
  await playGame(session, terminal);
  let reader = '';
  for (const screen of screens) {
    const text = screen.join('\n');
    reader = /(?<name>\w+), press Enter/u.exec(text)?.groups?.name ?? reader;
    const other = reader === 'Ada' ? 'Ben' : 'Ada';
    expect(text).not.toContain(`${other} (you)`);
  }
  expect(screens.filter((screen) => screen.join().includes('Ada, press Enter')).length).toBeGreaterThan(5);
});

test('one person and bots: the screen is never handed over', async () => {
  const { terminal, screens } = fakeTerminal({ answer: randomAnswers('alone') });
  await playGame(newSession({ seed: 'alone', players: [ADA, SLICK] }), terminal);
  expect(screens.flat().filter((line) => line.includes('press Enter'))).toEqual([]);
});

/** The seat's screen, drawn from another state that looks the same to the seat. */
function dreamtScreen(session: Session, seed: string): readonly string[] {
  const { terminal } = fakeTerminal({ answer: () => undefined });
  const decision = session.table.asked;
  if (decision === undefined) throw new Error('the game is over');
  return screenFor(dreamtBy(session, gangsta, { seat: decision.seat, seed }), decision, terminal);
}

test('R8: a screen shows only what its seat knows', () => {
  for (const seed of ['one', 'two']) {
    const session = newSession({ seed, players: [ADA, BEN, SLICK], options: ALL });
    const { terminal } = fakeTerminal({ answer: () => undefined });
    const chance = randomAnswers(seed);
    for (let decision = session.table.asked; decision !== undefined; decision = session.table.asked) {
      const screen = screenFor(session, decision, terminal);
      expect(dreamtScreen(session, `${seed} ${decision.number}`)).toEqual(screen);
      for (const [seat, { dealt, resource }] of stateOf(session, gangsta).seats.entries()) {
        if (seat === decision.seat) continue;
        const { describer } = drawingFor(session, decision.seat, terminal, { dense: false });
        const hidden = dealt.filter((card) => resource?.status === 'secret' || card !== resource?.card);
        for (const card of hidden) expect(screen.join('\n')).not.toContain(describer.name('resource', card));
      }
      playMove(session, decision.moves[Number(chance([`1-${decision.moves.length},`])) - 1] ?? decision.moves[0]!);
    }
  }
});

test('a choice can be undone until it reveals something', () => {
  const session = newSession({ seed: 'undo', players: [ADA, BEN] });
  const seat = session.table.due ?? 0;
  const before = JSON.stringify(session.table.position.state);
  expect(takeBack(session, seat)).toBe('Nothing to undo yet.');
  playMove(session, { move: 'pass' });
  expect(session.table.choices).toBe(1);
  expect(takeBack(session, 1 - seat)).toBe(`You can’t undo this: ${seat === 0 ? 'Ada' : 'Ben'} has moved since.`);
  expect(takeBack(session, seat)).toBeUndefined();
  expect(JSON.stringify(session.table.position.state)).toBe(before);
  expect(session.table.choices).toBe(0);
  playMove(session, { move: 'pass' });
  const discard: Gangsta['move'] = { move: 'discardJob', job: stateOf(session, gangsta).jobs[0] ?? '' };
  playMove(session, discard);
  playMove(session, { move: 'endTurn' });
  expect(takeBack(session, seat)).toBe('You can’t undo this: it revealed hidden information.');
});

test('a choice that can’t be saved is not played', () => {
  const session = newSession({ seed: 'full', players: [ADA, BEN] });
  const full: Session = {
    ...session,
    save: {
      ...session.save,
      append: () => {
        throw new Error('no space left');
      },
    },
  };
  const { table } = full;
  expect(playMove(full, { move: 'pass' })).toBe('The choice couldn’t be saved, so it wasn’t made: no space left');
  expect(full.table).toBe(table);
  expect(table.choices).toBe(0);
});
