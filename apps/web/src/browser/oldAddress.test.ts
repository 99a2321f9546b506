import { expect, test } from 'vitest';
import { newAddress } from './oldAddress.ts';

const GAME = '0b8f2c1e-6f0d-4b43-9d0e-8a4f5f2d7c11';

test.each([
  [`#/table/${GAME}`, `#/table/${GAME}/local`],
  ['#/table/x8_-Qd3kz0Pw1w', '#/table/x8_-Qd3kz0Pw1w/online'],
  ['#/table/a%20b', '#/table/a%20b/online'],
  ['#/join/x8_-Qd3kz0Pw1w', '#/table/x8_-Qd3kz0Pw1w/online'],
])('the old link %s leads to %s', (old, now) => {
  expect(newAddress(old)).toBe(now);
  expect(newAddress(now)).toBe(now);
});

test.each(['', '#/', '#/table', '#/seat/t/secret', `#/table/${GAME}/online`])('%j is not an old link', (address) => {
  expect(newAddress(address)).toBe(address);
});
