import { expect, test, vi } from 'vitest';
import { after, begun } from '../testing/played.ts';
import { play, undo } from './acts.ts';

const PASS = { move: 'pass' };

test('whoever takes back has nothing played again: whether it may be is asked, and the table before is at hand', () => {
  const room = begun(['a', 'b']);
  const seat = room.table!.due!;
  const passed = after(room, play(seat, [PASS], { number: room.asking, at: 0 }));
  const again = vi.spyOn(passed.table!, 'undo');
  const undone = after(passed, undo(seat, 1));
  expect(again).not.toHaveBeenCalled();
  expect(undone.table).toBe(room.table);
  expect(undo(1 - seat, 1)(passed)).toMatchObject({ refusal: { code: 'nothingToUndo', reason: 'otherSeat' } });
});
