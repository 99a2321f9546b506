import { listUpTo, recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import { botField, MAX_SEATS, packHashField } from '../fields.ts';

const atLeastOne = v.pipe(wholeNumber, v.minValue(1));

/**
 * The time limit. `live`: seconds for a turn, plus seconds for each choice in it. `days`: a number of days. `free`: no
 * limit.
 */
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

/** The settings of a table, chosen by its host. */
export const setupSchema = v.strictObject({
  game: textUpTo(40),
  players: v.pipe(atLeastOne, v.maxValue(MAX_SEATS)),
  options: recordUpTo(textUpTo(40), v.unknown(), 50),
  pace: paceSchema,
  /** What happens when a player's time is up. */
  onTimeout: v.picklist(['bot', 'wait']),
  listed: v.boolean(),
  /** Whether people without a seat may watch. */
  watching: v.boolean(),
  /** Who may write in the chat. By default, everybody who may watch. */
  chatting: v.exactOptional(v.picklist(['players', 'everybody'])),
  /** The bot for each seat that nobody takes. The default is the game's default level. */
  bots: v.exactOptional(v.pipe(listUpTo(botField, MAX_SEATS), v.readonly())),
  /** The hash of a pack that the host uploaded. The default is the game's own pack. */
  pack: v.exactOptional(packHashField),
  /** Set for a table at which the game is taught. With `openHands`, everybody shows their hand. */
  teaching: v.exactOptional(v.strictObject({ adviser: v.boolean(), openHands: v.boolean() })),
});
export type TableSetup = DocumentOf<typeof setupSchema>;

/**
 * The settings of a table that continues an earlier game. The game, the players, the options and the pack are those of
 * the earlier game. The table is not a teaching table.
 */
export const forkSetupSchema = v.omit(setupSchema, ['game', 'players', 'options', 'pack', 'teaching']);
export type ForkSetup = DocumentOf<typeof forkSetupSchema>;
