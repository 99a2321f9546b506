import { taken } from '@getaway/kernel';
import type { Moment } from '@getaway/table';
import { expect, test } from 'vitest';
import { ReplayControl } from './replayControl.ts';
import type { ReplaySource } from './replaySource.ts';

/** A replay of ten moments. The test decides when each moment is shown. */
function slowReplay() {
  const waiting: (() => void)[] = [];
  const source: ReplaySource = {
    game: 'gangsta',
    id: 'slow',
    about: {
      players: [{ name: 'Ada' }],
      over: true,
      reviewable: false,
      length: 10,
      onlookers: [0],
      pack: {},
      levels: [],
      characters: [],
      defaultLevel: '',
      housePack: undefined,
    },
    log: () => Promise.resolve(taken(Array.from({ length: 10 }, () => ({ events: [] })))),
    moment: () =>
      new Promise((resolve) => {
        const moment: Moment = { viewer: 0, view: {}, undo: 'over' };
        waiting.push(() => resolve(taken(moment)));
      }),
    scores: () => Promise.resolve([]),
    close: () => undefined,
  };
  const show = async (): Promise<void> => {
    for (const answer of waiting.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { control: new ReplayControl(source), show };
}

test('keys that are pressed before the last moment is shown all count', async () => {
  const { control, show } = slowReplay();
  for (let i = 0; i < 3; i += 1) control.toMoment(1);
  await show();
  expect(control.at.value).toBe(4);
  control.toMoment(-1);
  control.toMoment(-1);
  await show();
  expect(control.at.value).toBe(2);
});

test('a key that is pressed while the log is loading counts', async () => {
  const { control, show } = slowReplay();
  const looking = control.lookThrough(0);
  control.toMoment(1);
  await show();
  await show();
  await looking;
  expect(control.at.value).toBe(2);
});

test('a moment before the beginning or after the end is never shown', async () => {
  const { control, show } = slowReplay();
  control.toMoment(-1);
  await show();
  expect(control.at.value).toBe(1);
  control.seek(99);
  control.toMoment(1);
  await show();
  expect(control.at.value).toBe(10);
});
