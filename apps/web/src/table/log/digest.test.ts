import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import type { GameUi } from '../gameUi.ts';
import { afterwards, digestFrom, isAfterSetup, lastTurnEnd, replayStart } from './digest.ts';
import { AIM, groupLog } from './logGroups.ts';

const game = {
  actorOf: (event: { readonly seat?: number }) => event.seat,
  headlines: new Set(['turnBegan', 'dayBegan']),
} as unknown as GameUi;
const began = (seat: number) => ({ type: 'turnBegan', seat });
const ended = (seat: number) => ({ type: 'turnEnded', seat });
const moved = { type: 'moved' };
const escaped = { type: 'escaped', seat: 0 };
const visited = { type: 'visited', seat: 0 };
const fromViewer = { type: 'moved', from: 0 };
const passage = (seat: number | undefined, ...events: Passage['events']): Passage => ({
  ...(seat === undefined ? {} : { seat }),
  events,
});
const tell = ({ events }: Passage) =>
  events.map((event) => ({ type: event.type, text: event.type, minor: event.type === 'moved' }));

test('a question between two turns does not reset the digest', () => {
  const log = [
    passage(undefined, began(0)),
    passage(0, ended(0), began(1)),
    passage(1, { type: 'stole' }),
    passage(0, moved), // the viewer has to move an officer
    passage(1, ended(1), began(0)),
  ];
  expect(lastTurnEnd(log, 0, game)).toEqual({ passage: 1, event: 1 });
  const lines = digestFrom(log, { passage: 1, event: 1 }, { viewer: 0, tell });
  expect(lines.map(({ text }) => text)).toEqual(['turnBegan', 'stole', 'turnEnded', 'turnBegan']);
});

test('in the viewer’s own turn the digest stays until the first choice; a forced answer is not a choice', () => {
  const log = [passage(undefined, began(0)), passage(0, ended(0), began(1)), passage(1, ended(1), began(0))];
  expect(lastTurnEnd(log, 0, game)).toEqual({ passage: 1, event: 1 });
  expect(lastTurnEnd([...log, { ...passage(0), unasked: true }], 0, game)).toEqual({ passage: 1, event: 1 });
  expect(lastTurnEnd([...log, passage(0)], 0, game)).toBeUndefined();
  expect(replayStart([...log, passage(0)], 0, game)).toEqual({ passage: 1, event: 1 });
});

test('if a game begins in the middle of the viewer’s turn, the digest leaves out the viewer’s own choices', () => {
  const log = [passage(undefined), passage(0, visited)];
  expect(lastTurnEnd(log, 0, game)).toBeUndefined();
  expect(lastTurnEnd([...log, passage(0, ended(0), began(1)), passage(1, ended(1), began(0))], 0, game)).toEqual({
    passage: 2,
    event: 1,
  });
});

test('a turn may end without its own event, for example by an escape', () => {
  const log = [passage(undefined, began(0)), passage(0, escaped, { type: 'dayBegan' }, began(1))];
  expect(lastTurnEnd(log, 0, game)).toEqual({ passage: 1, event: 1 });
});

test('a player who had no turn yet gets everything but the setup', () => {
  const log = [passage(undefined, began(1)), passage(1, ended(1))];
  expect(lastTurnEnd(log, 0, game)).toEqual({ passage: 1, event: 0 });
  expect(lastTurnEnd(log, 'spectator', game)).toEqual({ passage: 1, event: 0 });
});

test('a bot’s aim is listed once, however many choices it takes', () => {
  const tellWithAim = (one: Passage) => [
    ...(one.aim === undefined ? [] : [{ type: AIM, text: one.aim.move, minor: true }]),
    ...tell(one),
  ];
  const [toBank, toBar] = [{ move: 'bank' }, { move: 'bar' }];
  const log = [
    passage(undefined, began(1)),
    { ...passage(1, { type: 'placed' }), aim: toBank },
    { ...passage(1, moved), aim: toBank },
    { ...passage(1, { type: 'hired' }), aim: toBar },
  ];
  const lines = digestFrom(log, { passage: 1, event: 0 }, { viewer: 0, tell: tellWithAim });
  expect(lines.map(({ text }) => text)).toEqual(['bank', 'placed', 'bar', 'hired']);
  const groups = groupLog(log, { tell: tellWithAim, isHeadline: (type) => type === 'turnBegan' });
  const told = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines.map(({ text }) => text)));
  expect(told).toEqual(['bank', 'placed', 'moved', 'bar', 'hired']);
});

test('an aim that the bot has reached is left out, unless the event itself is not listed', () => {
  const tellWithAim = (one: Passage) => [
    ...(one.aim === undefined ? [] : [{ type: AIM, text: 'aim', minor: true }]),
    ...tell(one),
  ];
  const aimed = { ...passage(1, moved), aim: { move: 'recruit', henchman: 'a' } };
  const linesAfter = (...later: readonly Passage[]) =>
    digestFrom([passage(undefined), aimed, ...later], { passage: 1, event: 0 }, { viewer: 0, tell: tellWithAim });
  expect(linesAfter().map(({ text }) => text)).toEqual(['aim']);
  const recruited = (henchman: string) => ({ type: 'recruited', henchman });
  expect(linesAfter(passage(1, recruited('a'))).map(({ text }) => text)).toEqual(['recruited']);
  expect(linesAfter(passage(1, recruited('b'))).map(({ text }) => text)).toEqual(['aim', 'recruited']);
  expect(linesAfter(passage(2, recruited('a'))).map(({ text }) => text)).toEqual(['aim', 'recruited']);
  const minor = { type: 'moved', henchman: 'a' };
  expect(linesAfter(passage(1, minor)).map(({ text }) => text)).toEqual(['aim']);
});

test('an aim is left out once its turn is over, even if the bot did something else', () => {
  const tellWithAim = (one: Passage) => [
    ...(one.aim === undefined ? [] : [{ type: AIM, text: 'aim', minor: true }]),
    ...tell(one),
  ];
  const aimed = { ...passage(1, moved), aim: { move: 'travel', to: 'bank', left: [], points: 0 } };
  const linesAfter = (...later: readonly Passage[]) =>
    digestFrom(
      [passage(undefined), aimed, ...later],
      { passage: 1, event: 0 },
      { viewer: 0, tell: tellWithAim, actorOf: game.actorOf },
    ).map(({ text }) => text);
  expect(linesAfter(passage(1, { type: 'visited' }))).toEqual(['aim', 'visited']);
  expect(linesAfter(passage(1, { type: 'visited' }, ended(1)))).toEqual(['visited', 'turnEnded']);
  expect(linesAfter(passage(2, ended(2)))).toEqual(['aim', 'turnEnded']);
  // The other fields of an aim, such as the points of a journey, need not agree with the event.
  const travelled = { type: 'travelled', to: 'bank', left: ['yard'], points: 3 };
  expect(linesAfter(passage(1, travelled))).toEqual(['travelled']);
});

test('a minor event is included if it is about the viewer', () => {
  const sent = (seat: number) => ({ type: 'moved', seat });
  const log = [passage(undefined), passage(1, sent(1), sent(0), fromViewer)];
  const lines = digestFrom(log, { passage: 1, event: 0 }, { viewer: 0, tell });
  expect(lines.map(({ event }) => event)).toEqual([1, 2]);
});

test('what automata did after the viewer’s own choice is included', () => {
  const told = ['turnEnded', 'turnBegan', 'visited'].map((type) => ({ type, text: type, minor: false }));
  expect(afterwards(told, new Set(['turnBegan'])).map(({ type }) => type)).toEqual(['turnBegan', 'visited']);
  expect(afterwards(told.slice(0, 1), new Set(['turnBegan']))).toEqual([]);
});

test('before the viewer’s first turn, the digest begins with the game', () => {
  const first = [passage(undefined, began(1)), passage(1, ended(1), began(0))];
  const begin = lastTurnEnd(first, 0, game);
  expect(begin === undefined ? undefined : isAfterSetup(begin)).toBe(true);
  const later = lastTurnEnd([...first, passage(0, ended(0), began(1))], 0, game);
  expect(later === undefined ? undefined : isAfterSetup(later)).toBe(false);
});
