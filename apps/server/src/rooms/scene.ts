import type { PackName, SeatId, Viewer } from '@getaway/kernel';
import type { Scene } from '@getaway/table';
import type { Here } from './attention.ts';
import { findGame } from './games.ts';
import { type BackwardsAsk, dueOf, handableFrom, playersOf, type Rewound, type Room, seatOf } from './room.ts';

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
  /** How many look at the table without a seat. */
  readonly spectators: number;
  /** The host's seat, if they have one. */
  readonly host?: SeatId;
  /** The viewer's own seat. */
  readonly seat?: SeatId;
  /** Whether the viewer may begin, remove people and close the table. */
  readonly hosting: boolean;
  /** The host has asked the viewer to go. */
  readonly removed?: true;
  /** What it is played with; absent while people gather to play with the house's own. */
  readonly pack?: PackName;
  /** Absent while people gather. */
  readonly scene?: Scene;
  /** Milliseconds since 1970, by the server's clock, which `now` tells. */
  readonly deadline?: number;
  /** From then on any of the others may leave the seat that is due to a bot. */
  readonly handFrom?: number;
  /** When whoever is due was called, if they were. */
  readonly called?: number;
  readonly now: number;
  readonly ask?: Omit<BackwardsAsk, 'called'>;
  readonly rewound?: Rewound;
  readonly rematch?: string;
  /** Told only when the game is over. */
  readonly seed?: string;
}

interface Looking {
  readonly viewer: Viewer;
  readonly person: string | undefined;
  readonly here: Here;
  readonly known: Known | undefined;
  readonly now: number;
}

/** A client that knows an older state of the same log gets only what is new; every other one gets everything. */
export function roomScene(room: Room, { viewer, person, here, known, now }: Looking): RoomScene {
  const { table } = room;
  return {
    ...commonOf(room, here),
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
    hosting: person !== undefined && person === room.host,
    ...(person !== undefined && room.removed.includes(person) ? { removed: true } : {}),
    ...(table === undefined ? {} : { scene: numbered(table.sceneFor(viewer, firstNews(room, known)), room) }),
    now,
  };
}

/** What everybody is told alike. */
type Common = Omit<RoomScene, 'seat' | 'hosting' | 'removed' | 'scene' | 'now'>;

let last: { readonly room: Room; readonly here: Here; readonly common: Common } | undefined;

/** Made once for all who are told of the same change, one after the other. */
function commonOf(room: Room, here: Here): Common {
  if (last?.room !== room || last.here !== here) last = { room, here, common: newCommon(room, here) };
  return last.common;
}

function newCommon(room: Room, here: Here): Common {
  const { table, setup, rewound, rematch } = room;
  const due = dueOf(room);
  const handFrom = handableFrom(room, here.seats);
  const called = due?.bot === undefined && room.called?.turn === room.clock.turn ? room.called.at : undefined;
  const host = seatOf(room, room.host);
  const seed = table?.over === true ? seedOf(table.journal) : undefined;
  return {
    version: room.lines,
    setup,
    players: playersOf(room),
    taken: room.seats.flatMap((sitting, seat) => (sitting === undefined ? [] : [seat])),
    present: here.seats,
    spectators: here.spectators,
    ...(host === undefined ? {} : { host }),
    ...packIn(room),
    ...(due?.deadline === undefined ? {} : { deadline: due.deadline }),
    ...(handFrom === undefined ? {} : { handFrom }),
    ...(called === undefined ? {} : { called }),
    ...askIn(room),
    ...(rewound === undefined ? {} : { rewound }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function askIn({ ask }: Room): Pick<RoomScene, 'ask'> {
  if (ask === undefined) return {};
  const { called: _, ...told } = ask;
  return { ask: told };
}

/** Screens look cards up in it: whoever does not have it asks for it by its hash. */
function packIn({ setup, table }: Room): { readonly pack?: PackName } {
  const hash = table?.pack ?? setup.pack;
  const game = findGame(setup.game);
  const pack = hash === undefined || 'refusal' in game ? undefined : game.ok.packName(hash);
  return pack === undefined ? {} : { pack };
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
