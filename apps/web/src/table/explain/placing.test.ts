import { describe, expect, test } from 'vitest';
import { type Box, placeCard, type Size } from './placing.ts';

const LAPTOP: Size = { width: 1366, height: 768 };
const PHONE: Size = { width: 390, height: 844 };
const CARD: Size = { width: 352, height: 300 };

const boxOf = (thing: Box, card: Size, screen: Size): Box => {
  const { left, top, maxHeight } = placeCard(thing, card, screen);
  return { left, top, width: card.width, height: Math.min(card.height, maxHeight) };
};
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])('on %s', (_, screen) => {
  const width = Math.min(CARD.width, screen.width - 16);
  const places = [0, 0.25, 0.5, 0.75, 1].flatMap((x) => [0, 0.25, 0.5, 0.75, 1].map((y) => [x, y] as const));

  test.each(places)('the card is on the screen and beside a thing at %f, %f', (x, y) => {
    for (const size of [16, 60, 140]) {
      const thing = { left: x * (screen.width - size), top: y * (screen.height - size), width: size, height: size };
      const card = boxOf(thing, { ...CARD, width }, screen);
      expect(overlaps(card, thing)).toBe(false);
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.left + card.width).toBeLessThanOrEqual(screen.width);
      expect(card.top + card.height).toBeLessThanOrEqual(screen.height);
      expect(card.height).toBeGreaterThanOrEqual(120);
    }
  });

  test('beside a thing that fills the screen, the card is in a corner', () => {
    const card = boxOf({ left: 0, top: 0, ...screen }, { ...CARD, width }, screen);
    expect(card.top).toBe(8);
    expect(card.height).toBeLessThanOrEqual(screen.height / 2);
  });
});
