import { type Attempt, refused, type SeatId, taken, type Viewer } from '@getaway/kernel';
import { hashOfSecret, newSecret } from '../identity/secrets.ts';
import { type Act, answerBack, askBack, handToBot, play, sit, stand, takeBack, undo } from '../rooms/acts.ts';
import type { Hall } from '../rooms/hall.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import type { Person, Store } from '../store/port.ts';
import type { AtTable } from './requests.ts';

interface Place {
  readonly open: OpenRoom;
  readonly viewer: Viewer;
  readonly person: Person | undefined;
  readonly hall: Hall;
  readonly store: Store;
}

type Asked = Exclude<AtTable, { readonly do: 'watch' | 'leave' }>;

/** What somebody does at a table that they look at. Nothing is trusted but the seat that the server itself knows. */
export async function atTable(request: Asked, place: Place): Promise<Attempt<unknown>> {
  const { open, viewer, person, hall, store } = place;
  const at = Date.now();
  switch (request.do) {
    case 'sit':
      return person === undefined ? STRANGER : sitDown(place, person, request.seat);
    case 'begin':
      return person === undefined ? STRANGER : silently(hall.begin(open, person.id, person.name));
    case 'chat':
      if (person === undefined) return STRANGER;
      await store.tables.addChat(open.id, { at, person: person.id, name: person.name, text: request.text });
      open.tellAll();
      return taken(null);
    case 'note':
      if (person === undefined) return STRANGER;
      await store.tables.keepNote(open.id, person.id, request.text);
      return taken(null);
    case 'handToBot':
      // Anybody with a seat may do so for one who has left; the owner takes it back.
      return viewer === 'spectator' ? NO_SEAT : change(open, handToBot(request.seat, 'wish', at));
    case 'lookBack':
      return open.room.table?.lookBack(viewer, request.passages) ?? NOT_BEGUN;
    default:
  }
  if (viewer === 'spectator' || person === undefined) return NO_SEAT;
  const { table } = open.room;
  switch (request.do) {
    case 'stand': {
      const left = await change(open, stand({ person: person.id, name: person.name, at }, viewer));
      if ('ok' in left) await store.tables.leaveSeat(open.id, viewer);
      return left;
    }
    case 'play': {
      await giveSeatBack(open, viewer, at);
      return change(open, play(viewer, request.moves, { number: request.number, at }));
    }
    case 'undo':
      return change(open, undo(viewer, at));
    case 'takeBack':
      return change(open, takeBack(viewer, at));
    case 'askBack':
      return change(open, askBack(viewer, request.entries, at));
    case 'answerBack':
      return change(open, answerBack({ seat: viewer, agrees: request.agrees, at }));
    case 'foresee':
      return table === undefined ? NOT_BEGUN : taken(table.foresee(viewer, request.moves));
    case 'whyNot':
      return table === undefined ? NOT_BEGUN : taken(table.whyNot(viewer, request.move)?.why ?? null);
  }
}

const STRANGER = refused('badRequest', 'Say hello first: this needs a name.');
const NO_SEAT = refused('notAsked', 'You have no seat at this table.');
const NOT_BEGUN = refused('noGame', 'The game has not begun.');

const change = (open: OpenRoom, act: Act): Promise<Attempt<null>> => silently(open.change(act));

/** What changed is told to everybody who watches, the one who asked included: the answer says only that it is done. */
async function silently(changing: Promise<Attempt<unknown>>): Promise<Attempt<null>> {
  const changed = await changing;
  return 'refusal' in changed ? changed : taken(null);
}

/** Whoever chooses is back: the bot that played the seat leaves it. */
async function giveSeatBack(open: OpenRoom, seat: SeatId, at: number): Promise<void> {
  if (open.room.bots[seat] !== undefined) await open.change(takeBack(seat, at));
}

/** The secret in the answer is the seat's link: it brings the seat back on any device. */
async function sitDown({ open, store }: Place, person: Person, seat: SeatId): Promise<Attempt<unknown>> {
  const secret = newSecret();
  const own = open.room.seats.findIndex((sitting) => sitting?.person === person.id);
  if (own !== -1) return refused('badRequest', 'You have a seat at this table already.');
  const taking = { seat, person: person.id, linkHash: hashOfSecret(secret) };
  if (!(await store.tables.takeSeat(open.id, taking))) return refused('badRequest', `Seat ${seat} is taken.`);
  const sat = await open.change(sit({ person: person.id, name: person.name, at: Date.now() }, seat));
  if ('refusal' in sat) {
    await store.tables.leaveSeat(open.id, seat);
    return sat;
  }
  return taken({ seat, secret });
}
