import type { Event, Gangsta } from '@getaway/gangsta/view';
import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { newsFrom, storiesIn } from './news.ts';

const passage = (...events: readonly Event[]): Passage<Gangsta> => ({ seat: 1, events });

test('the end of chapter I includes its catch-up incomes and no other income', () => {
  const stories = storiesIn([
    passage(
      { type: 'incomeReceived', seat: 0, sum: 4, reason: 'job' },
      { type: 'chapterEnded', seat: 1, chapter: 1 },
      { type: 'incomeReceived', seat: 0, sum: 2, reason: 'opportunity' },
      { type: 'chapterBegan', chapter: 2 },
      { type: 'incomeReceived', seat: 0, sum: 1, reason: 'leaders' },
    ),
  ]);
  expect(stories).toEqual([{ about: 'chapter', seat: 1, chapter: 1, incomes: [{ seat: 0, sum: 2 }] }]);
});

test('the gang war and the end of its chapter are one story, including all choices of whom to give up', () => {
  const stories = storiesIn([
    passage(
      { type: 'chapterEnded', seat: 1, chapter: 2 },
      { type: 'gangWarFought', mercenaries: [3, 1, 0], winner: 0 },
    ),
    passage({ type: 'henchmanLost', seat: 1, henchman: 'a', cause: 'gangWar' }),
    passage({ type: 'henchmanHospitalised', seat: 2, henchman: 'b', cause: 'gangWar' }),
  ]);
  const losses = [
    { seat: 1, henchman: 'a', wounded: false },
    { seat: 2, henchman: 'b', wounded: true },
  ];
  expect(stories).toEqual([{ about: 'war', seat: 1, mercenaries: [3, 1, 0], winner: 0, losses }]);
});

test('every snitch has its own story; an assassination belongs to none', () => {
  const stories = storiesIn([
    passage(
      { type: 'henchmanLost', seat: 0, henchman: 'a', cause: 'assassination' },
      { type: 'snitchRevealed', snitch: 'ii-2', number: 2 },
      { type: 'snitchPaid', seat: 1, due: 2, paid: 1 },
      { type: 'henchmanLost', seat: 1, henchman: 'b', cause: 'snitch' },
      { type: 'snitchRevealed', snitch: 'ii-3', number: 3 },
      { type: 'snitchPaid', seat: 1, due: 0, paid: 0 },
    ),
  ]);
  const losses = [{ seat: 1, henchman: 'b', wounded: false }];
  expect(stories).toEqual([
    { about: 'snitch', snitch: 'ii-2', number: 2, payments: [{ seat: 1, due: 2, paid: 1 }], losses },
    { about: 'snitch', snitch: 'ii-3', number: 3, payments: [{ seat: 1, due: 0, paid: 0 }], losses: [] },
  ]);
});

test('the news starts at the viewer’s last choice in their own turn, because losses are chosen in the middle of a story', () => {
  const log: readonly Passage<Gangsta>[] = [
    { events: [] },
    { seat: 0, move: { move: 'endTurn' }, events: [] },
    { seat: 1, events: [{ type: 'turnEnded', seat: 1 }] },
    { seat: 0, move: { move: 'giveUp', henchman: 'a' }, events: [] },
    { seat: 1, events: [] },
  ];
  expect(newsFrom(log, 0)).toBe(1);
  expect(newsFrom(log, 'spectator')).toBe(2);
});
