import { gangsta } from '@getaway/gangsta';
import { type Definition, drawBelow, Match, readSetup, type Shape, seededChance, type Viewer } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { ViewTexts } from './viewTexts.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

/** Every state of a random game. */
function* statesOf<G extends Shape>(definition: Definition<G>, options: object): Generator<G['state']> {
  const setup = readSetup(definition, { players: 3, options: { ...options } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(definition, setup.ok, { seed: 'texts' });
  const pick = seededChance('picks');
  for (; match.question !== undefined; match.play(match.question.moves[drawBelow(pick, match.question.moves.length)]!))
    yield match.state;
  yield match.state;
}

test.each([{}, { resources: true, families: true }])(
  'says of each view what JSON says of it alone, with %o',
  (options) => {
    for (const state of statesOf(gangsta, options)) {
      const open = gangsta.viewFor(state, 'spectator');
      const texts = new ViewTexts(open);
      for (const viewer of VIEWERS) {
        const alone: unknown = JSON.parse(JSON.stringify(gangsta.viewFor(state, viewer)));
        expect(JSON.parse(texts.textOf(gangsta.viewFor(state, viewer, open)))).toEqual(alone);
      }
    }
  },
);

const SEAT = { a: [1], b: 2 };

test('a field that somebody does not see at all is not there', () => {
  expect(new ViewTexts({ a: 1, b: 2 }).textOf({ b: 2 })).toBe('{"b":2}');
});

test.each([
  [{}, {}],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1, list: [{ b: 1 }] }, { list: [{ b: 2 }] }],
  [{ list: [{ b: 1 }, 'x'] }, { list: [], more: 'ź"\u2028' }],
  [{ a: { b: 1 } }, { a: undefined }],
  [{ list: [SEAT, {}, SEAT, SEAT] }, { list: [{ ...SEAT, more: [1] }, { a: 1 }, { ...SEAT, b: 3 }, { b: 2 }] }],
  [
    { list: [1, 2], 'odd "name" \n': 1 },
    { list: [1, undefined], 'odd "name" \n': 2 },
  ],
  [{ list: [SEAT, SEAT, null] }, { list: [{ ...SEAT, gone: undefined }, null, [SEAT]] }],
])('a view of %o that differs in %o', (open, own) => {
  const view = { ...open, ...own };
  expect(JSON.parse(new ViewTexts(open).textOf(view))).toEqual(JSON.parse(JSON.stringify(view)));
});
