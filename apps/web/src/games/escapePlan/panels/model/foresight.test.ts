import type { Event } from '@getaway/escape-plan';
import { ownSeat } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { randomGame } from '../../city/testing/randomGames.ts';
import { harmIn } from './foresight.ts';

const [{ view } = { view: undefined }] = randomGame(1, 3);
if (view === undefined) throw new Error('no game');
const seat = ownSeat(view) ?? 0;

const wound: Event = { type: 'wounded', seat };

function hurt(wounds: number): Parameters<typeof harmIn>[0] {
  if (view === undefined) throw new Error('no game');
  return { view: { ...view, seats: view.seats.map((held, i) => (i === seat ? { ...held, wounds } : held)) } };
}

test('E4: wounds are red cubes', () => {
  expect(harmIn(hurt(0), [wound, wound])).toEqual({ red: 2, cuffs: 0, assets: 0, arrested: false });
});

test('E5: handcuffs come instead of a red cube, and turn one green', () => {
  const events: readonly Event[] = [wound, { type: 'handcuffsTaken', seat, boxed: 'heal' }, wound];
  expect(harmIn(hurt(3), events)).toEqual({ red: 3, cuffs: 1, assets: 1, arrested: false });
});

test('R7: without handcuffs the cubes stay red', () => {
  expect(harmIn(hurt(3), [wound])).toMatchObject({ red: 3, cuffs: 0 });
});

test('what comes after the turn, or to others, does not count', () => {
  const events: readonly Event[] = [
    wound,
    { type: 'wounded', seat: seat + 1 },
    { type: 'turnEnded', who: seat },
    wound,
  ];
  expect(harmIn(hurt(0), events)).toMatchObject({ red: 1 });
});
