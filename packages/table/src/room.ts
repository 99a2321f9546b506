import { laidOver, type PackName, type SeatId } from '@getaway/kernel';
import type { DrawsAhead } from './fairness.ts';
import type { BackBy, Player, Scene } from './port.ts';

/** Counts up when a page of the version before would not understand what a server tells. */
export const ROOM_PROTOCOL = 2;

/** How long somebody may take: seconds a turn and for each choice in it, days, or as long as it takes. */
export type Pace =
  | { readonly kind: 'live'; readonly turn: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'free' };

/** How a host wants the table. */
export interface TableSetup {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  /** What happens when somebody's time is up. */
  readonly onTimeout: 'bot' | 'wait';
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly watching: boolean;
  /** Who may write in the chat: everybody who may look, if left out. */
  readonly chatting?: 'players' | 'everybody';
  /** The hash of a pack that the host has brought along; the house's own if left out. */
  readonly pack?: string;
}

/** Somebody asks all others to go back past what was seen. */
export interface BackwardsAsk {
  readonly by: SeatId;
  /** So many choices would be left. */
  readonly entries: number;
  readonly agreed: readonly SeatId[];
  readonly at: number;
  /** From then on whoever has said nothing has agreed. */
  readonly until: number;
}

/** The last time the table went back although something had been seen. */
export interface Rewound extends BackBy {
  /** So many choices there had been, and so many were left. */
  readonly from: number;
  readonly to: number;
}

/** Everything that a server tells one viewer of a table with people at it. */
export interface RoomScene {
  /** The number of the table's lines: what a client that comes back tells. */
  readonly version: number;
  readonly setup: TableSetup;
  readonly players: readonly Player[];
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
  /** What its draws will come from, while people gather; absent where an older server has opened the table. */
  readonly draws?: DrawsAhead;
  /** Absent while people gather. */
  readonly scene?: Scene;
  /** Milliseconds since 1970, by the server's clock, which `now` tells. */
  readonly deadline?: number;
  /** From then on any of the others may leave the seat that is due to a bot. */
  readonly handFrom?: number;
  /** When whoever is due was called, if they were. */
  readonly called?: number;
  readonly now: number;
  readonly ask?: BackwardsAsk;
  readonly rewound?: Rewound;
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** Told only when the game is over. */
  readonly seed?: string;
}

/** A room on its way: what everybody sees is written once for all, and what its reader sees beyond that stands beside it. */
export interface ToldRoom extends Omit<RoomScene, 'scene'> {
  readonly scene?: Omit<Scene, 'view'> & { readonly open: object; readonly own?: object };
}

export function roomIn({ scene: told, ...room }: ToldRoom): RoomScene {
  if (told === undefined) return room;
  const { open, own, ...scene } = told;
  return { ...room, scene: { ...scene, view: own === undefined ? open : laidOver(own, open) } };
}
