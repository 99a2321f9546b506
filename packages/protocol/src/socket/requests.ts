import { bits256, listUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import {
  botField,
  moveField as move,
  seatField as seat,
  secretField,
  tableField as table,
  thingField,
} from '../fields.ts';
import {
  adviceSchema,
  courseSchema,
  doneSchema,
  forecastsSchema,
  foreseenSchema,
  greetingSchema,
  nextTableSchema,
  reasonSchema,
  seatLinkSchema,
  viewSchema,
  watchedSchema,
} from './answers.ts';
import { chatField, noteField } from './text.ts';

interface RequestKind {
  readonly takes: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly answers: v.GenericSchema;
  /**
   * How much of the sender's rate limit a request uses. Servers enforce the limit. Clients add up the costs of their
   * own requests, so that none is refused.
   */
  readonly cost: number;
}

/** The maximum number of `turns` in one `course` request. */
export const MAX_COURSE_TURNS = 10;

const moves = v.pipe(listUpTo(move, 20), v.minLength(1));

/** Every request over the socket: its fields, its answer and its cost. Fields that are not listed are ignored. */
export const SOCKET_REQUESTS = {
  /** Identifies the device. Without this request, a client can only watch. */
  hello: { takes: v.object({ device: secretField }), answers: greetingSchema, cost: 2 },
  /**
   * Subscribes to a table. `known` is the version of the table that the client has. `protocol` is the version of the
   * protocol that the client understands.
   */
  watch: {
    takes: v.object({
      table,
      known: v.exactOptional(v.object({ lines: wholeNumber, passages: wholeNumber })),
      hidden: v.exactOptional(v.boolean()),
      protocol: v.exactOptional(wholeNumber),
    }),
    answers: watchedSchema,
    cost: 5,
  },
  /** Says whether the page is hidden. While it is hidden, the person is notified when their turn comes. */
  attend: { takes: v.object({ table, hidden: v.boolean() }), answers: doneSchema, cost: 1 },
  leave: { takes: v.object({ table }), answers: doneSchema, cost: 1 },
  /** Takes a seat. `agrees`: the player agrees to show their hand. A table with open hands requires this. */
  sit: { takes: v.object({ table, seat, agrees: v.exactOptional(v.boolean()) }), answers: seatLinkSchema, cost: 1 },
  stand: { takes: v.object({ table }), answers: doneSchema, cost: 1 },
  /** Creates a new link for the sender's seat. The old link becomes invalid. */
  link: { takes: v.object({ table }), answers: seatLinkSchema, cost: 1 },
  /** Removes a player before the game. Only the host can do this. */
  remove: { takes: v.object({ table, seat }), answers: doneSchema, cost: 1 },
  /** Chooses the bot for a seat that nobody takes. Only the host can do this. */
  chooseBot: { takes: v.object({ table, seat, bot: botField }), answers: doneSchema, cost: 4 },
  /**
   * A contribution to the fair draw. A device first sends the hash of a value (`pledge`). Once the list of hashes is
   * final, the device sends the value itself (`disclose`).
   */
  pledge: { takes: v.object({ table, pledge: bits256 }), answers: doneSchema, cost: 2 },
  disclose: { takes: v.object({ table, value: bits256 }), answers: doneSchema, cost: 2 },
  begin: { takes: v.object({ table }), answers: doneSchema, cost: 1 },
  play: { takes: v.object({ table, number: wholeNumber, moves }), answers: doneSchema, cost: 1 },
  undo: { takes: v.object({ table }), answers: doneSchema, cost: 4 },
  foresee: { takes: v.object({ table, moves }), answers: foreseenSchema, cost: 2 },
  forecasts: { takes: v.object({ table, number: wholeNumber }), answers: forecastsSchema, cost: 4 },
  whyNot: { takes: v.object({ table, move }), answers: reasonSchema, cost: 1 },
  /** The best plans of the strongest bot, at a teaching table with an adviser. The table records the request. */
  advise: { takes: v.object({ table, number: wholeNumber }), answers: adviceSchema, cost: 40 },
  /** Points at a thing on everybody's screen. Only the host of a teaching table can do this. */
  point: { takes: v.object({ table, thing: thingField }), answers: doneSchema, cost: 2 },
  lookBack: { takes: v.object({ table, passages: wholeNumber }), answers: viewSchema, cost: 4 },
  /**
   * The points and chances of the sender's seat, for the graph of a replay. Every answer contains the points after each
   * passage of the log. It contains chances only for the moments in `turns`, which are counted in passages.
   */
  course: {
    takes: v.object({ table, turns: listUpTo(wholeNumber, MAX_COURSE_TURNS) }),
    answers: courseSchema,
    cost: 20,
  },
  handToBot: { takes: v.object({ table, seat }), answers: doneSchema, cost: 4 },
  takeBack: { takes: v.object({ table }), answers: doneSchema, cost: 4 },
  askBack: { takes: v.object({ table, entries: wholeNumber }), answers: doneSchema, cost: 8 },
  answerBack: { takes: v.object({ table, agrees: v.boolean() }), answers: doneSchema, cost: 8 },
  chat: { takes: v.object({ table, text: chatField }), answers: doneSchema, cost: 1 },
  note: { takes: v.object({ table, text: noteField }), answers: doneSchema, cost: 1 },
  /** Sets whether the sender agrees to a public replay of the finished game. */
  share: { takes: v.object({ table, agrees: v.boolean() }), answers: doneSchema, cost: 4 },
  /** Opens another table for the same people. */
  rematch: { takes: v.object({ table }), answers: nextTableSchema, cost: 1 },
  /** Closes a table at which no game is running. Only the host can do this. */
  close: { takes: v.object({ table }), answers: doneSchema, cost: 1 },
} as const satisfies Readonly<Record<string, RequestKind>>;

type Requests = typeof SOCKET_REQUESTS;
export type RequestName = keyof Requests;

export type RequestFields<N extends RequestName> = DocumentOf<Requests[N]['takes']>;

type RequestsByName = { readonly [N in RequestName]: { readonly do: N } & RequestFields<N> };
export type SocketRequest<N extends RequestName = RequestName> = RequestsByName[N];

export type AnswerTo<N extends RequestName> = DocumentOf<Requests[N]['answers']>;

export const costOf = (name: RequestName): number => SOCKET_REQUESTS[name].cost;
