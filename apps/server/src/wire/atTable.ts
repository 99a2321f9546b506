import { type Attempt, type Move, type SeatId, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { AnswerTo, RequestName, SocketRequest } from '@getaway/protocol/socket';
import * as acts from '../rooms/acts.ts';
import * as fairness from '../rooms/fairness.ts';
import * as back from '../rooms/goingBack.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { openRematch } from '../rooms/rematch.ts';
import { handsFor, NO_SEAT, seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import * as seats from '../rooms/seats.ts';
import * as substitutes from '../rooms/substitutes.ts';
import type { Person, Store } from '../store/port.ts';
import { say } from './chat.ts';
import type { CourseReader } from './course.ts';
import { newLink, sitDown, standUp } from './sitDown.ts';
import { type Adviser, adviceFor, point } from './teaching.ts';

interface TableRequestDeps {
  readonly open: OpenRoom;
  readonly person: Person | undefined;
  readonly rooms: RoomDirectory;
  readonly store: Store;
  readonly advise: Adviser;
  readonly readCourse: CourseReader;
}

/** One handler for each request. If a handler is missing or has a wrong answer type, the code does not compile. */
type Handlers<Names extends RequestName, Deps> = {
  readonly [N in Names]: (request: SocketRequest<N>, deps: Deps) => Promise<Attempt<AnswerTo<N>>>;
};

/** The requests about a table, except those that the connection handles itself. */
type AtTable = Exclude<RequestName, 'hello' | 'leave' | 'watch' | 'attend'>;

/**
 * Handles a request at a table that the person may watch. The person is authenticated, but the request itself is not
 * trusted.
 */
export function atTable(request: SocketRequest<AtTable>, deps: TableRequestDeps): Promise<Attempt<unknown>> {
  const { open, person } = deps;
  if (request.do === 'lookBack') {
    const viewer = seatOf(open.room, person?.id) ?? 'spectator';
    const hands = handsFor(open.room, person?.id);
    return answer<'lookBack'>(open.room.table?.lookBack(viewer, request.passages, hands) ?? NOT_BEGUN);
  }
  if (person === undefined) return Promise.resolve(STRANGER);
  return isForAll(request) ? asPerson(request, deps, person.id) : asSeat(request, deps, person);
}

interface PersonDeps extends TableRequestDeps {
  readonly actor: acts.Actor;
}

/** Requests for which the sender's seat is not looked up. Where it matters, the handler checks who may send them. */
type NeedsNoSeat = 'sit' | 'remove' | 'chooseBot' | 'begin' | 'rematch' | 'close' | 'chat' | 'note' | 'point';
const FOR_ALL: Handlers<NeedsNoSeat, PersonDeps> = {
  sit: ({ seat, agrees = false }, { open, store, actor }) => sitDown(open, store, { actor, seat, agrees }),
  async remove({ seat }, { open, store, actor }) {
    const removed = silently(await open.change(seats.remove(actor, seat)));
    if ('ok' in removed) await store.tables.leaveSeat(open.id, seat);
    return removed;
  },
  chooseBot: async ({ seat, bot }, { open, actor }) => silently(await open.change(seats.chooseBot(actor, seat, bot))),
  begin: async (_, { open, rooms, actor }) => silently(await rooms.begin(open, actor)),
  rematch: (_, { open, rooms, store, actor }) => openRematch(open, actor, { rooms, tables: store.tables }),
  close: (_, { open, rooms, actor }) => rooms.close(open, actor.person),
  chat: ({ text }, { open, store, actor }) => say({ open, store, actor }, text),
  point: ({ thing }, { open, rooms, actor }) => answer<'point'>(point({ open, rooms, actor }, thing)),
  async note({ text }, { open, store, actor }) {
    await store.tables.keepNote(open.id, actor.person, text);
    return taken(null);
  },
};
type ForAll = keyof typeof FOR_ALL;
type ForSeats = Exclude<AtTable, ForAll | 'lookBack'>;

const isForAll = (request: SocketRequest<AtTable>): request is SocketRequest<ForAll> => request.do in FOR_ALL;

async function asPerson<N extends ForAll>(
  request: SocketRequest<N>,
  deps: TableRequestDeps,
  id: string,
): Promise<Attempt<AnswerTo<N>>> {
  const person = await deps.store.people.person(id); // the person may have been renamed or deleted meanwhile
  if (person === undefined) return STRANGER;
  const handle: Handlers<ForAll, PersonDeps>[N] = FOR_ALL[request.do];
  return handle(request, { ...deps, actor: { person: person.id, name: person.name, at: Date.now() } });
}

interface SeatDeps extends TableRequestDeps {
  readonly person: Person;
  readonly seat: SeatId;
  readonly at: number;
}

const change = ({ open }: SeatDeps, act: acts.Act): Promise<Attempt<null>> => open.change(act).then(silently);

const FOR_SEATS: Handlers<ForSeats, SeatDeps> = {
  stand: (_, { open, store, person, seat, at }) =>
    standUp(open, store, { actor: { person: person.id, name: person.name, at }, seat }),
  link: (_, { open, store, person, seat }) => newLink(open, store, { seat, person: person.id }),
  pledge: ({ pledge }, deps) => change(deps, fairness.pledge(deps.seat, pledge, deps.at)),
  disclose: ({ value }, deps) => change(deps, fairness.disclose(deps.seat, value, { id: deps.open.id, at: deps.at })),
  play: ({ number, moves }, { open, seat, at }) => playAsOneself(open, { seat, number, moves, at }),
  undo: (_, deps) => change(deps, acts.undo(deps.seat, deps.at)),
  handToBot: ({ seat }, deps) =>
    change(deps, substitutes.handToBot({ by: deps.seat, seat, present: deps.open.present, at: deps.at })),
  takeBack: (_, deps) => change(deps, substitutes.takeBack(deps.seat, deps.at)),
  askBack: ({ entries }, deps) => change(deps, back.askBack(deps.seat, entries, deps.at)),
  answerBack: ({ agrees }, deps) => change(deps, back.answerBack({ seat: deps.seat, agrees, at: deps.at })),
  share: ({ agrees }, deps) => change(deps, acts.share(deps.seat, agrees, deps.at)),
  advise: ({ number }, { open, seat, at, advise }) => adviceFor({ open, seat, at, advise }, number),
  course: ({ turns }, { open, seat, readCourse }) => readCourse(open, seat, turns),
  foresee({ moves }, { open, seat }) {
    const { table } = open.room;
    return answer<'foresee'>(table === undefined ? NOT_BEGUN : taken(table.foresee(seat, moves)));
  },
  forecasts({ number }, { open, seat }) {
    const { table } = open.room;
    if (table === undefined) return answer<'forecasts'>(NOT_BEGUN);
    return answer<'forecasts'>(taken(table.forecasts(seat, number)));
  },
  whyNot({ move }, { open, seat }) {
    const { table } = open.room;
    return answer<'whyNot'>(table === undefined ? NOT_BEGUN : taken(table.whyNot(seat, move) ?? null));
  },
};

function asSeat<N extends ForSeats>(
  request: SocketRequest<N>,
  deps: TableRequestDeps,
  person: Person,
): Promise<Attempt<AnswerTo<N>>> {
  const seat = seatOf(deps.open.room, person.id);
  if (seat === undefined) return answer<N>(NO_SEAT);
  const handle: Handlers<ForSeats, SeatDeps>[N] = FOR_SEATS[request.do];
  return handle(request, { ...deps, person, seat, at: Date.now() });
}

interface PlayRequest {
  readonly seat: SeatId;
  readonly number: number;
  readonly moves: readonly Move[];
  readonly at: number;
}

/**
 * Plays moves for a player. If a bot plays the player's seat and `comeBack` allows it, the player gets the seat back,
 * even if the moves are refused.
 */
async function playAsOneself(open: OpenRoom, { seat, number, moves, at }: PlayRequest): Promise<Attempt<null>> {
  const back = substitutes.comeBack(seat, number, at);
  const play = acts.play(seat, moves, { number, at });
  const played = await open.change((room) => {
    const returned = back(room);
    if ('refusal' in returned) return returned;
    const made = play(returned.ok.room);
    if ('refusal' in made) return made;
    return taken({ lines: [...returned.ok.lines, ...made.ok.lines], room: made.ok.room });
  });
  if ('refusal' in played && open.room.bots[seat] !== undefined) await open.change(back);
  return silently(played);
}

const STRANGER = refusedBecause('stranger', 'Say hello first: this request needs a name.');
const NOT_BEGUN = refusedBecause('notBegun', 'The game has not begun.', { code: 'noGame' });

const answer = <N extends RequestName>(done: Attempt<AnswerTo<N>>): Promise<Attempt<AnswerTo<N>>> =>
  Promise.resolve(done);

/** An empty answer. All watchers get the change as an update, including the client that made it. */
const silently = (changed: Attempt<unknown>): Attempt<null> => ('refusal' in changed ? changed : taken(null));
