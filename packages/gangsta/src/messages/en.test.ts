import { carelessMessages, messageIds, playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { KINDS, RESOURCES, SKILLS } from '../content/vocabulary.ts';
import { LOSSES } from '../frames.ts';
import { rules } from '../rules.ts';
import { END_REASONS, RESOURCE_STATUS } from '../state.ts';
import { newGame } from '../testing/table.ts';
import { MESSAGES } from './en/index.ts';

/**
 * The message ids of a kind. The compiler checks the ids of events, moves, reasons and options. The tests below check
 * the ids of the other kinds.
 */
const keysOf = (kind: string): readonly string[] => messageIds(MESSAGES, kind);

test('every step that asks somebody has a prompt, and no other', () => {
  const asking = Object.entries(rules).flatMap(([step, rule]) => ('options' in rule ? [step] : []));
  expect(keysOf('step')).toEqual(asking.sort());
});

test.each([
  ['end', END_REASONS],
  ['cause', LOSSES],
  ['status', RESOURCE_STATUS],
  ['letter', SKILLS],
  ['skill', SKILLS],
  ['kind', KINDS],
  ['resourceEffect', RESOURCES],
] as const)('every %s has its words, and nothing else has', (kind, ids) =>
  expect(keysOf(kind)).toEqual([...ids].sort()),
);

test('no message is empty or ends in a space', () => {
  expect(carelessMessages(MESSAGES)).toEqual([]);
});

test('every step at which somebody can decline says what that means', () => {
  const declined = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { match } = newGame(4, `decline ${seed}`, { resources: true });
    const note = (): boolean => {
      if (match.decision?.moves.some(({ move }) => move === 'decline'))
        declined.add(match.state.stack.at(-1)?.step ?? '');
      return false;
    };
    playAtRandom(match, String(seed), { until: note });
  }
  const said = Object.keys(MESSAGES).flatMap((key) => (key.startsWith('move.decline@') ? [key.split('@')[1]] : []));
  expect(said).toEqual(expect.arrayContaining([...declined]));
  expect(declined.size).toBeGreaterThan(5);
});
