import { endsChapter } from '../chapters.ts';
import { deckInSight } from '../resources.ts';
import type { View } from '../view.ts';

/** Adds values that messages need, but that an event, a step or the end of the game lacks. */
export function tellable<T extends object>(view: View, thing: T): T {
  if ('step' in thing && thing.step === 'lookAtTop' && 'seat' in thing)
    return { ...thing, deck: deckInSight(view, Number(thing.seat)) };
  if ('type' in thing && thing.type === 'memberActivated' && 'by' in thing && 'seat' in thing)
    // P2: messages name the member's gang only if it is not the gang of the player who does the job
    return { ...thing, borrowed: thing.by !== thing.seat };
  return 'end' in thing && thing.end === 'members' ? { ...thing, ...enderOf(view) } : thing;
}

/** H5. The seat whose gang is large enough to end the game. Only the active player's gang can become that large. */
function enderOf({ seats, chapter }: View): { readonly seat?: number } {
  const seat = seats.findIndex((held) => endsChapter(held, chapter));
  return seat === -1 ? {} : { seat };
}
