import { setTimeout as wait } from 'node:timers/promises';
import { type Attempt, refused, type SeatId, taken } from '@getaway/kernel';
import { hashOfSecret, newSecret } from '../identity/secrets.ts';
import * as acts from '../rooms/acts.ts';
import type { Hall } from '../rooms/hall.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { seatOf } from '../rooms/room.ts';
import type { Person, Store, TakenSeat } from '../store/port.ts';
import type { AtTable } from './requests.ts';

interface Place {
  readonly open: OpenRoom;
  readonly person: Person | undefined;
  readonly hall: Hall;
  readonly store: Store;
}

type Asked = Exclude<AtTable, { readonly do: 'watch' | 'leave' }>;

/** What somebody does at a table that they may look at. Nothing is trusted but the person that the server itself knows. */
export function atTable(request: Asked, place: Place): Promise<Attempt<unknown>> {
  const { open, person } = place;
  if (request.do === 'lookBack') {
    const viewer = seatOf(open.room, person?.id) ?? 'spectator';
    return answer(open.room.table?.lookBack(viewer, request.passages) ?? NOT_BEGUN);
  }
  if (person === undefined) return answer(STRANGER);
  const seat = seatOf(open.room, person.id);
  return isForAll(request) ? asPerson(request, place, person.id) : asSeat(request, { ...place, person, seat });
}

const FOR_ALL = ['sit', 'begin', 'chat', 'note', 'rematch', 'close'] as const;
type ForAll = Extract<Asked, { readonly do: (typeof FOR_ALL)[number] }>;
type ForSeats = Exclude<Asked, ForAll | { readonly do: 'lookBack' }>;

const isForAll = (request: Asked): request is ForAll => FOR_ALL.some((known) => known === request.do);

async function asPerson(request: ForAll, { open, hall, store }: Place, id: string): Promise<Attempt<unknown>> {
  const person = await store.people.person(id); // by now they may be called otherwise, or be gone
  if (person === undefined) return STRANGER;
  const at = Date.now();
  const actor = { person: person.id, name: person.name, at };
  switch (request.do) {
    case 'sit':
      return sitDown(open, store, { actor, seat: request.seat });
    case 'begin':
      return silently(hall.begin(open, actor));
    case 'rematch':
      return hall.rematch(open, actor);
    case 'close':
      return hall.close(open, person.id);
    case 'chat':
      await open.chat(); // so that everybody here hears of it
      await store.tables.addChat(open.id, { ...actor, text: request.text });
      return taken(null);
    case 'note':
      await store.tables.keepNote(open.id, person.id, request.text);
      return taken(null);
  }
}

interface Seated extends Place {
  readonly person: Person;
  readonly seat: SeatId | undefined;
}

async function asSeat(request: ForSeats, { open, store, person, seat }: Seated): Promise<Attempt<unknown>> {
  if (seat === undefined) return NO_SEAT;
  const at = Date.now();
  const { table } = open.room;
  const change = (act: acts.Act): Promise<Attempt<null>> => silently(open.change(act));
  switch (request.do) {
    case 'stand': {
      const left = await change(acts.stand({ person: person.id, name: person.name, at }, seat));
      if ('ok' in left) await store.tables.leaveSeat(open.id, seat);
      return left;
    }
    case 'play':
      await open.change(acts.comeBack(seat, request.number, at));
      return change(acts.play(seat, request.moves, { number: request.number, at }));
    case 'undo':
      return change(acts.undo(seat, at));
    case 'handToBot':
      return change(acts.handToBot({ by: seat, seat: request.seat, present: open.present, at }));
    case 'takeBack':
      return change(acts.takeBack(seat, at));
    case 'askBack':
      return change(acts.askBack(seat, request.entries, at));
    case 'answerBack':
      return change(acts.answerBack({ seat, agrees: request.agrees, at }));
    case 'foresee':
      return table === undefined ? NOT_BEGUN : taken(table.foresee(seat, request.moves));
    case 'whyNot':
      return table === undefined ? NOT_BEGUN : taken(table.whyNot(seat, request.move)?.why ?? null);
  }
}

const STRANGER = refused('badRequest', 'Say hello first: this needs a name.');
const NO_SEAT = refused('notAsked', 'You have no seat at this table.');
const NOT_BEGUN = refused('noGame', 'The game has not begun.');

const answer = (done: Attempt<unknown>): Promise<Attempt<unknown>> => Promise.resolve(done);

/** What changed is told to everybody who watches, the one who asked included: the answer says only that it is done. */
async function silently(changing: Promise<Attempt<unknown>>): Promise<Attempt<null>> {
  const changed = await changing;
  return 'refusal' in changed ? changed : taken(null);
}

interface Sitting {
  readonly actor: acts.Actor;
  readonly seat: SeatId;
}

/** The secret in the answer is the seat's link: it brings the seat back on any device. */
async function sitDown(open: OpenRoom, store: Store, { actor, seat }: Sitting): Promise<Attempt<unknown>> {
  const may = acts.sit(actor, seat)(open.room);
  if ('refusal' in may) return may;
  const secret = newSecret();
  const taking = { seat, person: actor.person, linkHash: hashOfSecret(secret) };
  const isTaken = !(await store.tables.takeSeat(open.id, taking)) && !(await takeLeftSeat(open, store, taking));
  if (isTaken) return refused('badRequest', `Seat ${seat} is taken.`);
  const sat = await open.change(acts.sit(actor, seat));
  if ('ok' in sat) return taken({ seat, secret });
  await store.tables.leaveSeat(open.id, seat);
  return sat;
}

/** Longer than anybody needs from taking a seat to sitting on it. */
const SITTING_DOWN_MS = 1000;

/** A process that died in between leaves a seat that is taken and on which nobody sits: it is free. */
async function takeLeftSeat(open: OpenRoom, { tables }: Store, taking: TakenSeat): Promise<boolean> {
  if (open.room.seats[taking.seat] !== undefined) return false;
  await wait(SITTING_DOWN_MS);
  await open.refresh();
  if (open.room.seats[taking.seat] !== undefined) return false;
  await tables.leaveSeat(open.id, taking.seat);
  return tables.takeSeat(open.id, taking);
}
