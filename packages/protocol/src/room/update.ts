import type { Frame, GameEvent, Move, SeatId } from '@getaway/kernel';
import { type Passage, WENT_BACK_BY, type WentBack } from '@getaway/table';
import * as v from 'valibot';
import { resultSchema } from '../answers.ts';
import type { DocumentOf } from '../document.ts';
import { setupSchema } from './setup.ts';

const seat: v.GenericSchema<unknown, SeatId> = v.number();
const seats = v.array(seat);
const hash = v.string();
/** Milliseconds since 1970, by the server's clock. */
const time = v.number();
/** The fields of moves, events, frames and views are the game's own. */
const move: v.GenericSchema<unknown, Move> = v.looseObject({ move: v.string() });
const event: v.GenericSchema<unknown, GameEvent> = v.looseObject({ type: v.string() });
const frame: v.GenericSchema<unknown, Frame> = v.looseObject({ step: v.string() });
const view: v.GenericSchema<unknown, object> = v.looseObject({});

/** By whose will the table went back past what was seen, from how many choices and to how many. */
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
  events: v.array(event),
  wentBack: v.exactOptional(v.array(v.lazy(() => wentBack))),
});
const wentBack: v.GenericSchema<unknown, WentBack> = v.object({ ...rewound, passages: v.array(passage) });

/** The table port's scene, its view in two parts: `open` is the same for everybody, `own` is what a seat sees beyond it. */
const scene = v.object({
  viewer: v.union([seat, v.literal('spectator')]),
  open: view,
  own: v.exactOptional(view),
  /** Who has to choose; nobody when the game is over. */
  due: v.exactOptional(seat),
  /** The question, if it is the viewer's. */
  asked: v.exactOptional(
    v.object({ number: v.number(), seat, frame, rules: v.array(v.string()), moves: v.array(move) }),
  ),
  undo: v.picklist(['possible', 'noChoice', 'over', 'otherSeat', 'revealed']),
  /** Replaces everything that the client has from number `from` on. */
  log: v.object({ from: v.number(), passages: v.array(passage) }),
  result: v.exactOptional(resultSchema),
});

/** Everything that a server tells one viewer of a table: whole after every change, except for the log. */
export const roomSchema = v.object({
  /** The number of the table's lines: what a client that comes back tells. */
  version: v.number(),
  setup: setupSchema,
  players: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })),
  /** Seats that people have taken, and those whose people are here now. */
  taken: seats,
  present: seats,
  /** How many watch the table without a seat. */
  spectators: v.number(),
  /** The host's seat, if they have one. */
  host: v.exactOptional(seat),
  /** The viewer's own seat. */
  seat: v.exactOptional(seat),
  /** Whether the viewer may begin, remove people and close the table. */
  hosting: v.boolean(),
  /** The host has asked the viewer to go. */
  removed: v.exactOptional(v.literal(true)),
  /** What it is played with; absent while people gather to play with the game's default pack. */
  pack: v.exactOptional(v.object({ id: v.string(), hash })),
  /** What its draws will come from, while people gather; absent where an older server has opened the table. */
  draws: v.exactOptional(
    v.object({
      commitment: hash,
      pledges: v.array(v.object({ seat: v.exactOptional(seat), pledge: hash })),
      sealed: v.boolean(),
    }),
  ),
  /** Absent while people gather. */
  scene: v.exactOptional(scene),
  deadline: v.exactOptional(time),
  /** From then on any of the others may hand the seat that is due to a bot. */
  handFrom: v.exactOptional(time),
  /** When the person who is due was notified, if they were. */
  called: v.exactOptional(time),
  now: time,
  /** Somebody asks all others to go back to so many entries; from `until` on, silence counts as consent. */
  ask: v.exactOptional(v.object({ by: seat, entries: v.number(), agreed: seats, at: time, until: time })),
  /** The last time the table went back although something had been seen. */
  rewound: v.exactOptional(v.object(rewound)),
  /** The table at which the same people play again. */
  rematch: v.exactOptional(v.string()),
  /** Told only when the game is over. */
  seed: v.exactOptional(v.string()),
});
export type RoomUpdate = DocumentOf<typeof roomSchema>;
export type BackwardsAsk = NonNullable<RoomUpdate['ask']>;
export type Rewound = NonNullable<RoomUpdate['rewound']>;
