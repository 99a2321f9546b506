import { expect, test, vi } from 'vitest';
import { after, begun } from '../testing/played.ts';
import { play, undo } from './acts.ts';

const PASS = { move: 'pass' };

test('an undo removes one choice', () => {
  const room = begun(['a', 'b']);
  const seat = room.table!.due!;
  const passed = after(room, play(seat, [PASS], { number: room.table!.number, at: 0 }));
  const again = vi.spyOn(passed.table!, 'undo');
  const undone = after(passed, undo(seat, 1));
  expect(again).toHaveBeenCalledTimes(1);
  expect(undone.table?.sceneFor(seat).view).toEqual(room.table?.sceneFor(seat).view);
  expect(undo(1 - seat, 1)(passed)).toMatchObject({ refusal: { code: 'nothingToUndo', reason: 'otherSeat' } });
});
