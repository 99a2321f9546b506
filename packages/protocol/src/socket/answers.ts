import type { Forecast, Foreseen, Shape } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';

/** A chat message. `by` identifies its author at this table; a spectator has no `seat`. */
export const chatSchema = v.object({
  at: v.number(),
  name: v.string(),
  text: v.string(),
  by: v.string(),
  seat: v.exactOptional(v.number()),
});
export type ChatDocument = DocumentOf<typeof chatSchema>;

/** The request succeeded; the change is sent to everybody who watches. */
export const doneSchema = v.null();

export const greetingSchema = v.object({ name: v.string(), protocol: v.number(), now: v.number() });
export const watchedSchema = v.object({ chat: v.array(chatSchema), note: v.string() });
/** The secret of the seat's link. */
export const seatLinkSchema = v.object({ seat: v.number(), secret: v.string() });
export const nextTableSchema = v.object({ table: v.string() });
export const foreseenSchema: v.GenericSchema<unknown, Foreseen<Shape>> = v.object({
  events: v.array(v.looseObject({ type: v.string() })),
  reveals: v.boolean(),
});
/** In the order of the decision's moves. */
export const forecastsSchema: v.GenericSchema<unknown, readonly Forecast[]> = v.array(
  v.object({ changes: v.record(v.string(), v.tuple([v.number(), v.number()])), reveals: v.boolean() }),
);
/** The id of the rule that forbids a move, if one can be named. */
export const ruleSchema = v.nullable(v.string());
/** Its fields are defined by the game. */
export const viewSchema: v.GenericSchema<unknown, object> = v.looseObject({});
