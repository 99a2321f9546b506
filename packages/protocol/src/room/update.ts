import type { Frame, GameEvent, Move, SeatId } from '@getaway/kernel';
import { originSchema, type Passage, WENT_BACK_BY, type WentBack } from '@getaway/table';
import * as v from 'valibot';
import { resultSchema } from '../answers.ts';
import type { DocumentOf } from '../document.ts';
import { setupSchema } from './setup.ts';

const seat: v.GenericSchema<unknown, SeatId> = v.number();
const seats = v.array(seat);
const hash = v.string();
/** Milliseconds since 1970, by the server's clock. */
const time = v.number();
/** Moves, events, frames and views have further fields, which depend on the game. */
const move: v.GenericSchema<unknown, Move> = v.looseObject({ move: v.string() });
const event: v.GenericSchema<unknown, GameEvent> = v.looseObject({ type: v.string() });
const frame: v.GenericSchema<unknown, Frame> = v.looseObject({ step: v.string() });
const view: v.GenericSchema<unknown, object> = v.looseObject({});

/**
 * A rewind past something that players had already seen: who permitted it, and the number of choices before and after.
 */
const rewound = {
  at: time,
  by: v.picklist(WENT_BACK_BY),
  agreed: seats,
  silent: seats,
  from: v.number(),
  to: v.number(),
};

const passage: v.GenericSchema<unknown, Passage> = v.object({
  seat: v.exactOptional(seat),
  move: v.exactOptional(move),
  chosen: v.exactOptional(move),
  unasked: v.exactOptional(v.literal(true)),
  aim: v.exactOptional(move),
  events: v.array(event),
  wentBack: v.exactOptional(v.array(v.lazy(() => wentBack))),
});
const wentBack: v.GenericSchema<unknown, WentBack> = v.object({ ...rewound, passages: v.array(passage) });

/** A scene with its view in two parts. `open` is the same for everybody. `own` is the private part of a seat. */
const scene = v.object({
  viewer: v.union([seat, v.literal('spectator')]),
  open: view,
  own: v.exactOptional(view),
  /** The seat that is due. Absent when the game is over. */
  due: v.exactOptional(seat),
  /** The decision, if the viewer has to make it. */
  asked: v.exactOptional(
    v.object({ number: v.number(), seat, frame, rules: v.array(v.string()), moves: v.array(move) }),
  ),
  undo: v.picklist(['possible', 'noChoice', 'over', 'otherSeat', 'revealed']),
  /** New passages of the log. They replace what the client has from passage number `from` on. */
  log: v.object({ from: v.number(), passages: v.array(passage) }),
  result: v.exactOptional(resultSchema),
});

/** An update for one viewer of a table. Except for the log, it always contains everything. */
export const roomSchema = v.object({
  /** The number of stored lines of the table. A client that reconnects sends this number back. */
  version: v.number(),
  setup: setupSchema,
  players: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })),
  taken: seats,
  present: seats,
  spectators: v.number(),
  /** The host's seat, if the host has one. */
  host: v.exactOptional(seat),
  seat: v.exactOptional(seat),
  /** Whether the viewer may start the game, remove people and close the table. */
  hosting: v.boolean(),
  /** Set if the host has removed the viewer. */
  removed: v.exactOptional(v.literal(true)),
  /** The content pack. Before the game begins, the default pack is not named. */
  pack: v.exactOptional(v.object({ id: v.string(), hash })),
  /** The game and the moment that this game continues from. If present, the draws can't be verified. */
  origin: v.exactOptional(originSchema),
  /** The state of the fair draw before the game begins. Absent if the draws can't be verified. */
  draws: v.exactOptional(
    v.object({
      commitment: hash,
      pledges: v.array(v.object({ seat: v.exactOptional(seat), pledge: hash })),
      sealed: v.boolean(),
    }),
  ),
  /** Absent before the game begins. */
  scene: v.exactOptional(scene),
  deadline: v.exactOptional(time),
  /** From this time on, other players may hand the due seat to a bot. */
  handFrom: v.exactOptional(time),
  /** The time at which the due player was notified. */
  called: v.exactOptional(time),
  now: time,
  /**
   * A request to rewind the game so that only its first `entries` entries remain. A seat that has not answered by
   * `until` counts as agreeing.
   */
  ask: v.exactOptional(v.object({ by: seat, entries: v.number(), agreed: seats, at: time, until: time })),
  /** The last rewind past something that players had already seen. */
  rewound: v.exactOptional(v.object(rewound)),
  /** The seats that agree to a public replay. Sent only when the game is over. */
  shared: v.exactOptional(seats),
  /** At a teaching table, the numbers of the choices before which a player asked for advice, counted from 0. */
  advised: v.exactOptional(v.array(v.number())),
  /** The table at which the same people play the next game. */
  rematch: v.exactOptional(v.string()),
  /** Sent only when the game is over. */
  seed: v.exactOptional(v.string()),
});
export type RoomUpdate = DocumentOf<typeof roomSchema>;
export type BackwardsAsk = NonNullable<RoomUpdate['ask']>;
export type Rewound = NonNullable<RoomUpdate['rewound']>;
