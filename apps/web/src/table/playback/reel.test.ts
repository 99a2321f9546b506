import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { beatsIn, type KindOf } from '../beats.ts';
import { Reel, type Update } from './reel.ts';

interface Step {
  readonly type: 'went' | 'noted' | 'quiet' | 'turnBegan';
  readonly to: number;
}

const went = (to: number): Step => ({ type: 'went', to });
const passage = (seat: number | undefined, ...events: readonly Step[]): Passage => ({
  ...(seat === undefined ? {} : { seat }),
  events,
});
const kindOf: KindOf = ({ type }) =>
  type === 'went' ? 'move' : type === 'noted' ? 'note' : type === 'turnBegan' ? 'lead' : 'with';

/**
 * In these tests, a view is the list of all places that somebody has gone to so far. Views that come from the table
 * have the field `isTrue`. Views that the reel computes from events do not have it.
 */
const reel = (): Reel =>
  new Reel({
    kindOf,
    viewAfter: (view, event) => ({ at: [...(view as { at: number[] }).at, (event as Step).to] }),
    afterChoice: ({ events }) => {
      const next = events.findIndex(({ type }) => type === 'turnBegan');
      return next < 0 ? events.length : next;
    },
  });

const SETUP = passage(undefined);
const update = (log: readonly Passage[], at: readonly number[], more: Partial<Update> = {}): Update => ({
  log,
  view: { at, isTrue: true },
  viewer: 0,
  instant: false,
  ...more,
});

/**
 * Plays everything back until the present is reached. Returns each view that was shown, with the number of events in
 * its log.
 */
function watch(playing: Reel): (readonly [object, number])[] {
  const seen: (readonly [object, number])[] = [];
  while (playing.shown !== undefined) {
    const { view, log } = playing.shown;
    seen.push([view, log.flatMap(({ events }) => events).length]);
    playing.next();
  }
  return seen;
}

test('what others did is shown one thing at a time, each with the table and the log of that moment', () => {
  const playing = reel();
  playing.receive(update([SETUP], [0]));
  expect(playing.shown).toBeUndefined();
  playing.receive(update([SETUP, passage(1, went(1), { type: 'quiet', to: 9 }, went(2))], [0, 1, 9, 2]));
  expect(watch(playing)).toEqual([
    [{ at: [0, 1, 9] }, 2],
    [{ at: [0, 1, 9, 2], isTrue: true }, 3],
  ]);
});

test('two automata that move in one passage move one after the other', () => {
  const playing = reel();
  playing.receive(update([SETUP], [0]));
  const own = passage(
    0,
    { type: 'quiet', to: 1 },
    { type: 'turnBegan', to: 2 },
    went(3),
    { type: 'turnBegan', to: 4 },
    went(5),
  );
  playing.receive(update([SETUP, own], [0, 1, 2, 3, 4, 5]));
  expect(watch(playing).map(([view]) => (view as { at: number[] }).at.length)).toEqual([4, 6]);
});

test('the viewer’s own choice is not played back, and ends what was being shown', () => {
  const playing = reel();
  const log = [SETUP, passage(1, went(1), went(2))];
  playing.receive(update([SETUP], [0]));
  playing.receive(update(log, [0, 1, 2]));
  expect(playing.shown).toBeDefined();
  playing.receive(update([...log, passage(0, went(3))], [0, 1, 2, 3]));
  expect(playing.shown).toBeUndefined();
});

test('what happens during playback is shown afterwards', () => {
  const playing = reel();
  const log = [SETUP, passage(1, went(1))];
  playing.receive(update([SETUP], [0]));
  playing.receive(update(log, [0, 1]));
  playing.receive(update([...log, passage(2, went(2))], [0, 1, 2]));
  expect(watch(playing).map(([, events]) => events)).toEqual([1, 2]);
});

test('skipping, an undo and instant updates show the present; an update without new events changes nothing', () => {
  const log = [SETUP, passage(1, went(1), went(2))];
  for (const end of [
    (playing: Reel) => playing.skip(),
    (playing: Reel) => playing.receive(update([SETUP], [0])),
    (playing: Reel) => playing.receive(update([...log, passage(1, went(3))], [3], { instant: true })),
  ]) {
    const playing = reel();
    playing.receive(update([SETUP], [0]));
    playing.receive(update(log, [0, 1, 2]));
    playing.receive(update([...log], [0, 1, 2]));
    expect(playing.shown?.beat.main).toBe(0);
    end(playing);
    expect(playing.shown).toBeUndefined();
  }
});

test('a replay begins in the middle of a passage and ends at the present', () => {
  const playing = reel();
  const log = [SETUP, passage(0, went(1), went(2)), passage(1, went(3))];
  playing.receive(update(log, [0, 1, 2, 3]));
  playing.replay({ passage: 1, event: 1 }, { at: [0] });
  expect(watch(playing)).toEqual([
    [{ at: [0, 1, 2] }, 2],
    [{ at: [0, 1, 2, 3], isTrue: true }, 3],
  ]);
});

test('notes in a row are one beat; events after the last beat belong to it', () => {
  const noted = { type: 'noted', to: 1 } as const;
  const quiet = { type: 'quiet', to: 1 } as const;
  const lead = { type: 'turnBegan', to: 1 } as const;
  const beats = beatsIn(passage(1, quiet, noted, noted, quiet, lead, went(1), quiet), 4, 0, kindOf);
  expect(beats.map(({ from, to, kind }) => [from, to, kind])).toEqual([
    [0, 4, 'note'],
    [4, 7, 'move'],
  ]);
  expect(beatsIn(passage(1, quiet), 4, 0, kindOf)).toEqual([]);
});
