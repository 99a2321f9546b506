import { type Attempt, type Move, type SeatId, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/table';
import * as acts from '../rooms/acts.ts';
import * as fairness from '../rooms/fairness.ts';
import * as back from '../rooms/goingBack.ts';
import type { Hall } from '../rooms/hall.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { openRematch } from '../rooms/rematch.ts';
import { NO_SEAT, seatOf } from '../rooms/room.ts';
import * as seats from '../rooms/seats.ts';
import * as substitutes from '../rooms/substitutes.ts';
import type { Person, Store } from '../store/port.ts';
import { say } from './chat.ts';
import type { AtTable } from './requests.ts';
import { newLink, sitDown, standUp } from './sitDown.ts';

interface Place {
  readonly open: OpenRoom;
  readonly person: Person | undefined;
  readonly hall: Hall;
  readonly store: Store;
}

type Asked = Exclude<AtTable, { readonly do: 'watch' | 'leave' | 'attend' }>;

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

const FOR_ALL = ['sit', 'remove', 'begin', 'chat', 'note', 'rematch', 'close'] as const;
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
    case 'remove': {
      const removed = silently(await open.change(seats.remove(actor, request.seat)));
      if ('ok' in removed) await store.tables.leaveSeat(open.id, request.seat);
      return removed;
    }
    case 'begin':
      return silently(await hall.begin(open, actor));
    case 'rematch':
      return openRematch(open, actor, { hall, tables: store.tables });
    case 'close':
      return hall.close(open, person.id);
    case 'chat':
      return say({ open, store, actor }, request.text);
    case 'note':
      await store.tables.keepNote(open.id, person.id, request.text);
      return taken(null);
  }
}

interface Seated extends Place {
  readonly person: Person;
  readonly seat: SeatId | undefined;
}

function asSeat(request: ForSeats, { open, store, person, seat }: Seated): Promise<Attempt<unknown>> {
  if (seat === undefined) return answer(NO_SEAT);
  const at = Date.now();
  const { table } = open.room;
  const change = (act: acts.Act): Promise<Attempt<null>> => open.change(act).then(silently);
  switch (request.do) {
    case 'stand':
      return standUp(open, store, { actor: { person: person.id, name: person.name, at }, seat });
    case 'link':
      return newLink(open, store, { seat, person: person.id });
    case 'pledge':
      return change(fairness.pledge(seat, request.pledge, at));
    case 'disclose':
      return change(fairness.disclose(seat, request.value, { id: open.id, at }));
    case 'play':
      return playAsOneself(open, { seat, number: request.number, moves: request.moves, at });
    case 'undo':
      return change(acts.undo(seat, at));
    case 'handToBot':
      return change(substitutes.handToBot({ by: seat, seat: request.seat, present: open.present, at }));
    case 'takeBack':
      return change(substitutes.takeBack(seat, at));
    case 'askBack':
      return change(back.askBack(seat, request.entries, at));
    case 'answerBack':
      return change(back.answerBack({ seat, agrees: request.agrees, at }));
    case 'foresee':
      return answer(table === undefined ? NOT_BEGUN : taken(table.foresee(seat, request.moves)));
    case 'forecasts':
      if (table === undefined) return answer(NOT_BEGUN);
      return answer(taken(request.number === open.room.asking ? table.forecasts(seat) : []));
    case 'whyNot':
      return answer(table === undefined ? NOT_BEGUN : taken(table.whyNot(seat, request.move)?.why ?? null));
  }
}

interface Playing {
  readonly seat: SeatId;
  readonly number: number;
  readonly moves: readonly Move[];
  readonly at: number;
}

/** Whoever plays has their seat back from a bot, whatever becomes of what they play. */
async function playAsOneself(open: OpenRoom, { seat, number, moves, at }: Playing): Promise<Attempt<null>> {
  const back = substitutes.comeBack(seat, number, at);
  const play = acts.play(seat, moves, { number, at });
  const played = await open.change((room) => {
    const [returned, made] = [back(room), play(room)];
    return 'refusal' in returned || 'refusal' in made ? made : taken([...returned.ok, ...made.ok]);
  });
  if ('refusal' in played && open.room.bots[seat] !== undefined) await open.change(back);
  return silently(played);
}

const STRANGER = refusedBecause('stranger', 'Say hello first: this needs a name.');
const NOT_BEGUN = refusedBecause('notBegun', 'The game has not begun.', { code: 'noGame' });

const answer = (done: Attempt<unknown>): Promise<Attempt<unknown>> => Promise.resolve(done);

/** What changed is told to everybody who watches, the one who asked included: the answer says only that it is done. */
const silently = (changed: Attempt<unknown>): Attempt<null> => ('refusal' in changed ? changed : taken(null));
