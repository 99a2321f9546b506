import type { Hands, PackName, Viewer } from '@getaway/kernel';
import type { RoomScene } from '@getaway/protocol/room';
import type { Passage, Scenes } from '@getaway/table';
import { joinUtf8, type Utf8, utf8Of } from '../base/utf8.ts';
import type { Attendance } from './attendance.ts';
import { drawsAhead } from './fairness.ts';
import { dueOf, handableFrom, handsFor, playersOf, type Room, seatOf } from './room.ts';

/**
 * What a client already has of a table: the last version that it received, and its number of log passages (one for the
 * set-up and one per choice).
 */
export interface ClientState {
  readonly lines: number;
  readonly passages: number;
}

interface Recipient {
  readonly viewer: Viewer;
  readonly person: string | undefined;
  readonly known: ClientState | undefined;
  readonly now: number;
}

/** The three parts of an update. `Own` is private, `People` seldom changes, and `Moment` changes with every choice. */
type Own = Pick<RoomScene, 'seat' | 'hosting' | 'removed'>;
type People = Pick<RoomScene, 'setup' | 'players' | 'taken' | 'host' | 'pack' | 'origin'>;
type Moment = Omit<RoomScene, keyof Own | keyof People | 'version' | 'scene' | 'now'>;

/** The updates for one state of a table, as JSON. Parts that several viewers share are built and serialised once. */
export class RoomUpdates {
  readonly #id: string;
  readonly #room: Room;
  readonly #here: Attendance;
  readonly #passages = new Map<Passage, string>();
  /** What the update says to every viewer. It is made on first use, because the table may have no watchers. */
  #shared: { readonly scenes: Scenes | undefined; readonly text: Utf8 } | undefined;

  constructor(id: string, room: Room, here: Attendance) {
    this.#id = id;
    this.#room = room;
    this.#here = here;
  }

  messageFor({ viewer, person, known, now }: Recipient): Utf8 {
    const room = this.#room;
    this.#shared ??= this.#makeShared();
    const { scenes, text } = this.#shared;
    const from = firstNews(room, known);
    const scene = scenes === undefined ? '' : `,${this.#sceneText(scenes, viewer, from, handsFor(room, person))}}`;
    return joinUtf8(text, utf8Of(`${scene},${ownText(room, viewer, person)},"now":${now}}}`));
  }

  /** The beginning of every update. It ends inside the scene, because the rest of the scene differs by viewer. */
  #makeShared(): { readonly scenes: Scenes | undefined; readonly text: Utf8 } {
    const head = headOf(this.#id, this.#room, this.#here);
    const scenes = this.#room.table?.scenes();
    if (scenes === undefined) return { scenes, text: utf8Of(head) };
    const { open, asked, result } = scenes;
    const due = asked === undefined ? '' : `,"due":${asked.seat}`;
    const end = result === undefined ? '' : `,"result":${JSON.stringify(result)}`;
    return { scenes, text: utf8Of(`${head},"scene":{"open":${JSON.stringify(open)}${due}${end}`) };
  }

  /** The fields of the scene that differ by viewer. */
  #sceneText(scenes: Scenes, viewer: Viewer, from: number, hands: Hands): string {
    const { asked } = scenes;
    const beyond = scenes.ownFor(viewer, hands);
    const own = beyond === undefined ? '' : `,"own":${JSON.stringify(beyond)}`;
    const question = asked?.seat === viewer ? `,"asked":${JSON.stringify(asked)}` : '';
    const undo = scenes.undoFor(viewer);
    const passages = scenes.passagesFor(viewer, from, hands).map((passage) => this.#passageText(passage));
    const log = `{"from":${from},"passages":[${passages.join(',')}]}`;
    return `"viewer":${JSON.stringify(viewer)}${own}${question},"undo":"${undo}","log":${log}`;
  }

  #passageText(passage: Passage): string {
    const text = this.#passages.get(passage) ?? JSON.stringify(passage);
    this.#passages.set(passage, text);
    return text;
  }
}

const headOf = (id: string, room: Room, here: Attendance): string =>
  `{"table":"${id}","room":{"version":${room.lines},${peopleText(room)},${inside({ ...momentOf(room, here), ...drawsAhead(id, room) })}`;

/** The part `Own` of an update as JSON. It is different for every viewer, so it is not worth building an object. */
function ownText({ host, removed }: Room, viewer: Viewer, person: string | undefined): string {
  const seat = viewer === 'spectator' ? '' : `"seat":${viewer},`;
  const gone = person !== undefined && removed.includes(person) ? ',"removed":true' : '';
  return `${seat}"hosting":${person !== undefined && person === host}${gone}`;
}

/** The fields of a document as JSON, without the outer braces. The document must have at least one field. */
const inside = (document: object): string => JSON.stringify(document).slice(1, -1);

/**
 * Caches the part `People` of the updates. The key is the list of seats, which is replaced whenever somebody sits down
 * or leaves.
 */
const PEOPLE = new WeakMap<
  Room['seats'],
  Pick<Room, 'bots' | 'host' | 'setup'> & { readonly begun: boolean; readonly text: string }
>();

function peopleText(room: Room): string {
  const { seats, bots, host, setup, table } = room;
  const begun = table !== undefined;
  const known = PEOPLE.get(seats);
  if (known?.bots === bots && known.host === host && known.setup === setup && known.begun === begun) return known.text;
  const text = inside(peopleOf(room));
  PEOPLE.set(seats, { bots, host, setup, begun, text });
  return text;
}

function peopleOf(room: Room): People {
  const host = seatOf(room, room.host);
  return {
    setup: room.setup,
    players: playersOf(room),
    taken: room.seats.flatMap((sitting, seat) => (sitting === undefined ? [] : [seat])),
    ...(host === undefined ? {} : { host }),
    ...packIn(room),
    ...(room.fork === undefined ? {} : { origin: room.fork.origin }),
  };
}

function momentOf(room: Room, here: Attendance): Moment {
  const { table, rewound, rematch } = room;
  const due = dueOf(room);
  const handFrom = handableFrom(room, here.seats);
  const called = due?.bot === undefined && room.called?.turn === room.clock.turn ? room.called.at : undefined;
  const seed = table?.over === true ? seedOf(table.journal) : undefined;
  return {
    present: here.seats,
    spectators: here.spectators,
    ...(due?.deadline === undefined ? {} : { deadline: due.deadline }),
    ...(handFrom === undefined ? {} : { handFrom }),
    ...(called === undefined ? {} : { called }),
    ...askIn(room),
    ...(rewound === undefined ? {} : { rewound }),
    ...(room.advised.length === 0 ? {} : { advised: room.advised }),
    ...(table?.over === true ? { shared: room.shared } : {}),
    ...(rematch === undefined ? {} : { rematch }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function askIn({ ask }: Room): Pick<RoomScene, 'ask'> {
  if (ask === undefined) return {};
  const { called: _, ...told } = ask;
  return { ask: told };
}

/** Names the table's pack. A client that does not have the pack requests it by its hash. */
function packIn({ setup, game, table }: Room): { readonly pack?: PackName } {
  const hash = table?.pack ?? setup.pack;
  const pack = hash === undefined ? undefined : game.packName(hash);
  return pack === undefined ? {} : { pack };
}

/** What a client has after it has received an update. */
export const clientStateAfter = ({ lines, table }: Room): ClientState => ({
  lines,
  passages: table === undefined ? 0 : table.choices + 1,
});

/**
 * The number of the first log passage to send. A client with an older state of the same log gets only new passages.
 * Other clients get all.
 */
function firstNews({ table, lastCut, lines }: Room, known: ClientState | undefined): number {
  const knows = known !== undefined && known.lines > lastCut && known.lines <= lines;
  return table !== undefined && knows && known.passages <= table.choices + 1 ? known.passages : 0;
}

const seedOf = (journal: object): string | undefined =>
  'seed' in journal && typeof journal.seed === 'string' ? journal.seed : undefined;
