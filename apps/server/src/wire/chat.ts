import { hash } from 'node:crypto';
import { type Attempt, replaceInvisible, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { ChatDocument } from '@getaway/protocol/socket';
import type { Actor } from '../rooms/acts.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { REMOVED, type Room, seatOf } from '../rooms/room.ts';
import type { ChatMessage, Store } from '../store/port.ts';
import { Allowances, type Budget } from './allowance.ts';

/**
 * A person may send five messages at once and then one every two seconds. This is enough to talk, but not to flood the
 * chat.
 */
const TALKING: Budget = { rate: 0.5, burst: 5 };

/** An allowance for each person at each table. */
const TALKERS = new WeakMap<OpenRoom, Allowances>();

interface ChatDeps {
  readonly open: OpenRoom;
  readonly store: Store;
  readonly actor: Actor;
}

export async function say({ open, store, actor }: ChatDeps, text: string): Promise<Attempt<null>> {
  if (open.room.removed.includes(actor.person)) return REMOVED;
  if (!mayWrite(open.room, actor.person)) return PLAYERS_ONLY;
  if (!talkersAt(open).take(actor.person, actor.at)) return TOO_FAST;
  await open.chat(); // loads the chat first, so that the new message is sent to everybody here
  await store.tables.addChat(open.id, { ...actor, text });
  await open.hearChat(); // called directly, because a notification from the store may be about something else
  return taken(null);
}

const PLAYERS_ONLY = refusedBecause('chatPlayers', 'At this table only players write.');
const TOO_FAST = refusedBecause('chatTooFast', 'Too many messages: send the next one in a moment.');

/** Whether a person may write in the chat. The host counts as a player, even without a seat. */
const mayWrite = (room: Room, person: string): boolean =>
  room.setup.chatting !== 'players' || person === room.host || seatOf(room, person) !== undefined;

function talkersAt(open: OpenRoom): Allowances {
  const talkers = TALKERS.get(open) ?? new Allowances(TALKING);
  TALKERS.set(open, talkers);
  return talkers;
}

/** A chat message as it is sent to everybody. `by` is an id of the author that is valid only at this table. */
export function messageFor({ at, name, text, person }: ChatMessage, { id, room }: OpenRoom): ChatDocument {
  const seat = seatOf(room, person);
  const by = hash('sha256', `${id} ${person}`, 'base64url').slice(0, 12);
  // Messages from earlier versions may contain characters that are refused now.
  const lines = text.replaceAll(/[^\n\t]+/gu, (line) => replaceInvisible(line));
  return { at, name: replaceInvisible(name), text: lines, by, ...(seat === undefined ? {} : { seat }) };
}
