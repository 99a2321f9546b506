import { expect, test } from 'vitest';
import { cornerFor } from './corner.ts';

const SCREEN = { width: 740, height: 410 };
const CARD = { width: 350, height: 150 };

test('a card is placed at the bottom left by default', () => {
  expect(cornerFor([], SCREEN, CARD)).toBe('bottomLeft');
  expect(cornerFor([{ x: 600, y: 30 }], SCREEN, CARD)).toBe('bottomLeft');
});

test('a card moves to another corner when it would hide what it describes', () => {
  const low = { x: 200, y: 380 };
  const high = { x: 200, y: 40 };
  expect(cornerFor([low], SCREEN, CARD)).toBe('topLeft');
  expect(cornerFor([low, high], SCREEN, CARD)).toBe('bottomRight');
  expect(cornerFor([low, high, high, { x: 700, y: 390 }, { x: 690, y: 380 }], SCREEN, CARD)).toBe('bottomLeft');
});

test('a card hides the way rather than the destination', () => {
  const phone = { width: 390, height: 380 };
  const way = [40, 60, 80].map((y) => ({ x: 100, y }));
  expect(cornerFor([...way, { x: 60, y: 300 }], phone, CARD)).toBe('topLeft');
});
