import { recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';

const seat = wholeNumber;
const name = textUpTo(100);

/** The maximum number of rollouts for one choice. A bot stops there even if it has more time or no time limit. */
export const MAX_ROLLOUTS = 10_000;

/** Every request, by its `do` field. Fields that are not listed are ignored. */
export const requestSchema = v.variant('do', [
  v.object({ do: v.literal('hello') }),
  v.object({
    do: v.literal('new'),
    game: name,
    players: v.number(),
    seed: textUpTo(1000),
    options: v.exactOptional(recordUpTo(name, v.unknown(), 50)),
    pack: v.exactOptional(name),
  }),
  v.object({ do: v.literal('decision') }),
  v.object({
    do: v.literal('play'),
    seat,
    number: v.exactOptional(wholeNumber),
    move: v.looseObject({ move: name }),
  }),
  v.object({ do: v.literal('undo'), seat }),
  v.object({ do: v.literal('view'), seat: v.union([seat, v.literal('spectator')]) }),
  v.object({ do: v.literal('position') }),
  v.object({ do: v.literal('load'), position: v.unknown() }),
  v.object({ do: v.literal('journal') }),
  v.object({ do: v.literal('replay'), journal: v.unknown(), at: v.exactOptional(wholeNumber) }),
  v.object({
    do: v.literal('bot'),
    level: name,
    ms: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
    rollouts: v.exactOptional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MAX_ROLLOUTS))),
  }),
  v.object({ do: v.literal('result') }),
]);

export type Request = v.InferOutput<typeof requestSchema>;
