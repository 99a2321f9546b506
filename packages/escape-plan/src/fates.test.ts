import { expect, test } from 'vitest';
import { fatesOf } from './fates.ts';

const arrested = (seat: number) => ({ type: 'arrested', seat }) as const;
const escaped = (who: number | 'lieutenant') => ({ type: 'escaped', who }) as const;

test('F3: the first to escape, and later ones; the Lieutenant counts as one who escaped', () => {
  expect(fatesOf(2, [{ events: [] }, { seat: 1, events: [escaped(1)] }, { seat: 0, events: [escaped(0)] }])).toEqual([
    'later',
    'first',
  ]);
  expect(fatesOf(1, [{ seat: 0, events: [escaped('lieutenant'), escaped(0)] }])).toEqual(['later']);
});

test('F4, A1: arrested at the exit, at the beginning of a turn, or in the city', () => {
  const log = [
    { seat: 0, move: { move: 'payEscape' } as const, events: [arrested(0)] },
    { seat: 3, events: [{ type: 'turnBegan', who: 1 } as const, arrested(1)] },
    // The last player pays. The others are caught at dawn.
    { seat: 3, move: { move: 'payEscape' } as const, events: [escaped(3), arrested(2)] },
  ];
  expect(fatesOf(4, log)).toEqual(['exit', 'turn', 'city', 'first']);
});
