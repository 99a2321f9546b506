import { expect, test } from 'vitest';
import { gangsta } from '../definition.ts';
import type { Frame } from '../frames.ts';
import { newGame } from '../testing/table.ts';
import { type Topic, topicOf } from './topic.ts';

/** The topics that fit a step. */
const FITTING: Partial<Record<Frame['step'], readonly (Topic | undefined)[]>> = {
  chooseResource: ['resource'],
  lookAtTop: ['callBack'],
  mobilise: ['callBack'],
  act: ['act'],
  ignoreSkill: ['job'],
  pullJob: ['job'],
  giveUp: ['giveUp', 'job', 'end', undefined],
  makeAvailable: ['end', undefined],
};

test.each([true, false])('R8: everybody sees what a player is asked about, with resources: %s', (resources) => {
  const seen = new Set<string>();
  for (let nth = 0; nth < 8; nth += 1) {
    const { match } = newGame(2 + (nth % 3), `topics ${nth}`, { resources });
    for (let i = 0; match.question !== undefined && i < 3000; i += 1) {
      const { frame, seat, moves } = match.question;
      const topic = topicOf(gangsta.publicView(match.state), seat);
      expect(FITTING[frame.step] ?? ['job', 'end']).toContain(topic);
      seen.add(frame.step);
      match.play(moves[(i * 7 + nth) % moves.length]!);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['mobilise', 'act', 'pullJob', 'giveUp', 'discard']));
});
