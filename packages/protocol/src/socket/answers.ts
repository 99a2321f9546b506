import { DANGERS, type Forecast, type Foreseen, type Reason, type Shape } from '@getaway/kernel';
import type { Advice } from '@getaway/table';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import { sentenceValues } from '../refusals.ts';

/** A chat message. `by` identifies the author at this table. A spectator has no `seat`. */
export const chatSchema = v.object({
  at: v.number(),
  name: v.string(),
  text: v.string(),
  by: v.string(),
  seat: v.exactOptional(v.number()),
});
export type ChatDocument = DocumentOf<typeof chatSchema>;

/** The request succeeded. All viewers of the table get the change as an update. */
export const doneSchema = v.null();

export const greetingSchema = v.object({ name: v.string(), protocol: v.number(), now: v.number() });
export const watchedSchema = v.object({ chat: v.array(chatSchema), note: v.string() });
/** A seat, and the secret of its link. */
export const seatLinkSchema = v.object({ seat: v.number(), secret: v.string() });
export const nextTableSchema = v.object({ table: v.string() });
const statement = {
  name: v.string(),
  values: v.exactOptional(sentenceValues),
};
const forecast = {
  changes: v.record(v.string(), v.tuple([v.number(), v.number()])),
  facts: v.array(v.object(statement)),
  dangers: v.array(v.object({ kind: v.picklist(DANGERS), ...statement })),
  reveals: v.boolean(),
  waitsFor: v.exactOptional(v.number()),
};
export const foreseenSchema: v.GenericSchema<unknown, Foreseen<Shape>> = v.object({
  ...forecast,
  events: v.array(v.looseObject({ type: v.string() })),
});
/** The forecasts of a decision's moves, in the order of the moves. */
export const forecastsSchema: v.GenericSchema<unknown, readonly Forecast[]> = v.array(v.object(forecast));
/** The best plans, best first. Empty if the decision is not due. */
export const adviceSchema: v.GenericSchema<unknown, readonly Advice[]> = v.array(
  v.object({
    moves: v.array(v.looseObject({ move: v.string() })),
    forecast: v.object(forecast),
    lead: v.number(),
    win: v.exactOptional(v.number()),
  }),
);
/**
 * For one seat of a running game: its points after each passage of the log, and its chance to win at each moment that
 * `turns` of the request lists. Null means unknown.
 */
export const courseSchema = v.object({
  points: v.array(v.nullable(v.number())),
  chances: v.array(v.nullable(v.number())),
});
export type CourseDocument = DocumentOf<typeof courseSchema>;
/** Why a move is not possible. Null if no rule can be named. */
export const reasonSchema: v.GenericSchema<unknown, Reason | null> = v.nullable(
  v.object({ rule: v.string(), says: v.exactOptional(v.object(statement)) }),
);
export const viewSchema: v.GenericSchema<unknown, object> = v.looseObject({});
