import { recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import { MAX_SEATS, packHashField } from '../fields.ts';

const atLeastOne = v.pipe(wholeNumber, v.minValue(1));

/** How long somebody may take: seconds for a turn and for each choice in it, days, or no limit. */
export const paceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    turn: v.pipe(atLeastOne, v.maxValue(3600)),
    increment: v.pipe(wholeNumber, v.maxValue(600)),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(atLeastOne, v.maxValue(30)) }),
  v.strictObject({ kind: v.literal('free') }),
]);
export type Pace = DocumentOf<typeof paceSchema>;

/** How a host wants the table. */
export const setupSchema = v.strictObject({
  game: textUpTo(40),
  players: v.pipe(atLeastOne, v.maxValue(MAX_SEATS)),
  options: recordUpTo(textUpTo(40), v.unknown(), 50),
  pace: paceSchema,
  /** What happens when somebody's time is up. */
  onTimeout: v.picklist(['bot', 'wait']),
  listed: v.boolean(),
  /** Whether people without a seat may watch. */
  watching: v.boolean(),
  /** Who may write in the chat: everybody who may watch, if left out. */
  chatting: v.exactOptional(v.picklist(['players', 'everybody'])),
  /** The hash of a pack that the host has uploaded; the game's default pack if left out. */
  pack: v.exactOptional(packHashField),
});
export type TableSetup = DocumentOf<typeof setupSchema>;
