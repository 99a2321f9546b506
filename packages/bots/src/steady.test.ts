import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import { type Definition, hashOf, type SetupRequest, type Shape } from '@getaway/kernel';
import { expect, test } from 'vitest';
import type { Adapter } from './adapter.ts';
import { chooseMove } from './chooseMove.ts';
import { escapePlanAdapter } from './escapePlan/adapter.ts';
import { gangstaAdapter } from './gangsta/adapter.ts';
import { gameOf } from './testing/games.ts';

/** The final scores of a game with `steady` in all seats, and a hash of all choices. */
function played<G extends Shape>(definition: Definition<G>, adapter: Adapter<G>, request: SetupRequest): object {
  const match = gameOf(definition, 'golden', request);
  const choices: G['move'][] = [];
  while (match.decision !== undefined) {
    const { seat } = match.decision;
    const { move } = chooseMove({ match, adapter, seat, level: 'steady', seed: `golden ${seat}` });
    choices.push(move);
    match.play(move);
  }
  const scores = match.result?.ranking
    .toSorted((a, b) => String(a.seat).localeCompare(String(b.seat)))
    .map(({ total }) => total);
  return { choices: choices.length, hash: hashOf(choices).slice(0, 12), scores };
}

// All other levels are measured against `steady`. If one of these tests fails, the measurements are void.

test.each([
  [{ players: 2 }, { choices: 235, hash: 'a111473b7215', scores: [24, 39] }],
  [
    { players: 3, options: { families: true, resources: true } },
    { choices: 279, hash: 'f45817c3e80c', scores: [11, 47, 36] },
  ],
])('steady plays Gangsta! exactly as it always has: %o', (request, golden) => {
  expect(played(gangsta, gangstaAdapter, request)).toEqual(golden);
});

test.each([
  [{ players: 1 }, { choices: 108, hash: '0f242969916e', scores: [0, 150] }],
  [{ players: 2 }, { choices: 206, hash: 'd701d84d829b', scores: [0, 480] }],
  [{ players: 3 }, { choices: 266, hash: '43dcb0b6197d', scores: [506, 371, 450] }],
])('steady plays Escape Plan exactly as it always has: %o', (request, golden) => {
  expect(played(escapePlan, escapePlanAdapter, request)).toEqual(golden);
});
