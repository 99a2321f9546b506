import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { groupLog } from './logGroups.ts';

const passage = (seat: number | undefined, ...types: readonly string[]): Passage => ({
  ...(seat === undefined ? {} : { seat }),
  events: types.map((type) => ({ type })),
});

test('the log is grouped by turns, and each line has its moment', () => {
  const log = [passage(undefined, 'dealt'), passage(0, 'paid', 'turnBegan', 'income'), passage(1), passage(1, 'moved')];
  const groups = groupLog(log, {
    tell: ({ events, seat }) => events.map(({ type }) => ({ type, text: `${type}!`, minor: false, actor: seat })),
    isHeadline: (type) => type === 'turnBegan',
  });
  expect(
    groups.map(({ heading, entries }) => [
      heading,
      ...entries.map(({ passages, lines }) => [passages, ...lines.map(({ text, actor }) => [actor, text])]),
    ]),
  ).toEqual([
    [undefined, [1, [undefined, 'dealt!']], [2, [0, 'paid!']]],
    ['turnBegan!', [2, [0, 'income!']], [4, [1, 'moved!']]],
  ]);
});

test('a rewind follows the passage it went back to, even if that passage has no text', () => {
  const wentBack = [{ at: 1, by: 'admin', agreed: [], silent: [], from: 9, to: 1, passages: [] }] as const;
  for (const told of [['paid'], []]) {
    const groups = groupLog([passage(undefined, 'dealt'), { ...passage(0, ...told), wentBack }], {
      tell: ({ events }) => events.map(({ type }) => ({ type, text: type, minor: false })),
      isHeadline: () => false,
    });
    expect(groups[0]!.entries.map((entry) => entry.wentBack)).toEqual([undefined, wentBack]);
    expect(groups[0]!.entries[1]!.lines.map(({ text }) => text)).toEqual(told);
  }
});
