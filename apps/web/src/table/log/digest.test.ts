import { expect, test } from 'vitest';
import { afterwards, sinceLastTurn } from './digest.ts';

const passage = (seat?: number) => (seat === undefined ? { events: [] } : { seat, events: [] });

test('everything since the viewer’s last choice', () => {
  const log = [passage(), passage(0), passage(1), passage(0), passage(1), passage(2)];
  expect(sinceLastTurn(log, 0)).toEqual(log.slice(4));
  expect(sinceLastTurn(log, 2)).toEqual([]);
});

test('a forced answer is not a choice, but one right after a choice belongs to it', () => {
  const unasked = { seat: 0, unasked: true, events: [] } as const;
  const log = [passage(), passage(0), unasked, passage(1), unasked, passage(2)];
  expect(sinceLastTurn(log, 0)).toEqual(log.slice(3));
});

test('a viewer who has not chosen yet gets everything but the setup', () => {
  const log = [passage(), passage(1)];
  expect(sinceLastTurn(log, 0)).toEqual(log.slice(1));
  expect(sinceLastTurn(log, 'spectator')).toEqual(log.slice(1));
});

test('what automata did after the viewer’s own choice is included', () => {
  const told = ['turnEnded', 'turnBegan', 'visited'].map((type) => ({ type, text: type, minor: false }));
  expect(afterwards(told, new Set(['turnBegan'])).map(({ type }) => type)).toEqual(['turnBegan', 'visited']);
  expect(afterwards(told.slice(0, 1), new Set(['turnBegan']))).toEqual([]);
});
