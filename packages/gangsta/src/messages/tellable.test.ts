import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { tellable } from './tellable.ts';

/** Henchmen who, together with the boss, are one member short of ending the game. */
const EIGHT = [
  'lucia-longshot',
  'doorstop-dee',
  'keystroke-kit',
  'gossip-gaetano',
  'capitana-paloma',
  'nonna-knuckles',
  'clockwork-tam',
];

test('H5: the end by members names the seat whose gang is large enough, as soon as one is', () => {
  const game = table({
    chapter: 3,
    seats: [{ boss: 'volkova', money: 9, gang: EIGHT }, { boss: 'dona-remedios' }],
    pool: ['both-hands-beltran'],
  });
  const end = { end: 'members' };
  expect(tellable(game.view(), end)).toEqual(end);
  game.recruit('both-hands-beltran').endTurn();
  expect(tellable(game.view(), end)).toEqual({ end: 'members', seat: 0 });
  expect(tellable(game.view(), { end: 'snitches' })).toEqual({ end: 'snitches' });
});

test.each([
  ['Q6', 'bikerGang', 'jobs'],
  ['Q13', 'informerNetwork', 'henchmen'],
] as const)('%s: the question whether to peek names the deck', (_rule, active, deck) => {
  const game = table({ seats: [{ boss: 'volkova', active }, { boss: 'dona-remedios' }] });
  expect(tellable(game.view(), { step: 'lookAtTop', seat: 0 })).toEqual({ step: 'lookAtTop', seat: 0, deck });
  expect(tellable(game.view(), { step: 'act', seat: 0 })).toEqual({ step: 'act', seat: 0 });
});

test('P2: a rival’s member who is sent is marked as borrowed', () => {
  const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }] });
  const sent = { type: 'memberActivated', by: 0, member: 'volkova' };
  expect([0, 1].map((seat) => tellable(game.view(), { ...sent, seat }))).toEqual([
    { ...sent, seat: 0, borrowed: false },
    { ...sent, seat: 1, borrowed: true },
  ]);
});
