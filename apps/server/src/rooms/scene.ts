import type { SeatId, Viewer } from '@getaway/kernel';
import type { Scene } from '@getaway/table';
import { type BackwardsAsk, dueOf, playersOf, type Rewound, type Room } from './room.ts';

/** What a client has of a table: its last version, and how many passages of the log. */
export interface Known {
  readonly lines: number;
  readonly passages: number;
}

/** Everything that one viewer is sent of a table after a change. */
export interface RoomScene {
  /** The number of the table's lines: what a client that comes back tells. */
  readonly version: number;
  readonly setup: Room['setup'];
  readonly players: ReturnType<typeof playersOf>;
  /** Seats that people have taken, and those whose people are here now. */
  readonly taken: readonly SeatId[];
  readonly present: readonly SeatId[];
  /** The viewer's own seat. */
  readonly seat?: SeatId;
  /** Whether the viewer may start, close and play again. */
  readonly hosting: boolean;
  /** Absent while people gather. */
  readonly scene?: Scene;
  /** Milliseconds since 1970, by the server's clock, which `now` tells. */
  readonly deadline?: number;
  readonly now: number;
  readonly ask?: BackwardsAsk;
  readonly rewound?: Rewound;
  readonly rematch?: string;
  /** Told only when the game is over. */
  readonly seed?: string;
}

interface Looking {
  readonly viewer: Viewer;
  readonly person: string | undefined;
  readonly present: readonly SeatId[];
  readonly known: Known | undefined;
  readonly now: number;
}

/** A client that knows an older state of the same log gets only what is new; every other one gets everything. */
export function roomScene(room: Room, { viewer, person, present, known, now }: Looking): RoomScene {
  const { table, setup, ask, rewound, rematch } = room;
  const deadline = dueOf(room)?.deadline;
  const seed = table?.over === true ? seedOf(table.journal) : undefined;
  return {
    version: room.lines,
    setup,
    players: playersOf(room),
    taken: room.seats.flatMap((sitting, seat) => (sitting === undefined ? [] : [seat])),
    present,
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
    hosting: person !== undefined && person === room.host,
    ...(table === undefined ? {} : { scene: numbered(table.sceneFor(viewer, firstNews(room, known)), room) }),
    ...(deadline === undefined ? {} : { deadline }),
    now,
    ...(ask === undefined ? {} : { ask }),
    ...(rewound === undefined ? {} : { rewound }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** What a client knows that has just been told. */
export const knownAfter = ({ lines, table }: Room): Known => ({
  lines,
  passages: table === undefined ? 0 : table.choices + 1,
});

function firstNews({ table, lastCut, lines }: Room, known: Known | undefined): number {
  const knows = known !== undefined && known.lines > lastCut && known.lines <= lines;
  return table !== undefined && knows && known.passages <= table.choices + 1 ? known.passages : 0;
}

const numbered = ({ asked, ...scene }: Scene, { asking }: Room): Scene =>
  asked === undefined ? scene : { ...scene, asked: { ...asked, number: asking } };

const seedOf = (journal: object): string | undefined =>
  'seed' in journal && typeof journal.seed === 'string' ? journal.seed : undefined;
