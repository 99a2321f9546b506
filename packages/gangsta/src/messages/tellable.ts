import { endsChapter } from '../chapters.ts';
import { deckInSight } from '../resources.ts';
import type { View } from '../view.ts';

/** Adds what messages say about an event, a step or the end of the game beyond its own fields. */
export function tellable<T extends object>(view: View, thing: T): T {
  if ('step' in thing && thing.step === 'lookAtTop' && 'seat' in thing)
    return { ...thing, deck: deckInSight(view, Number(thing.seat)) };
  if ('type' in thing && thing.type === 'memberActivated' && 'by' in thing && 'seat' in thing)
    return { ...thing, borrowed: thing.by !== thing.seat }; // P2: only then is the gang worth a mention
  return 'end' in thing && thing.end === 'members' ? { ...thing, ...enderOf(view) } : thing;
}

/**
 * H5. Whose gang is large enough to end the game. Only the active player can reach that number, so there is at most one.
 * A view of an earlier moment has nobody yet.
 */
function enderOf({ seats, chapter }: View): { readonly seat?: number } {
  const seat = seats.findIndex((held) => endsChapter(held, chapter));
  return seat === -1 ? {} : { seat };
}
