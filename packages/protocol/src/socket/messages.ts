import * as v from 'valibot';
import { type ReceivedRefusal, refusalSchema } from '../refusals.ts';
import { chatUpdate, goneUpdate, pointedUpdate, type ServerUpdate } from './updates.ts';

const table = v.string();
/** The id of the request. Null if it could not be read. */
const id = v.nullable(v.union([v.string(), v.number()]));

export type MessageId = string | number | null;
export type SocketMessage =
  | ServerUpdate
  | { readonly id: MessageId; readonly error: ReceivedRefusal }
  | { readonly id: MessageId; readonly ok: unknown };

/**
 * The messages of a server. The page trusts the server. So it checks only the fields that determine the order of
 * updates.
 */
const messageSchema = v.union([
  v.object({ table, room: v.looseObject({ version: v.number(), now: v.number() }) }),
  chatUpdate,
  pointedUpdate,
  goneUpdate,
  v.object({ id, error: refusalSchema }),
  v.object({ id, ok: v.unknown() }),
]);

/**
 * Parses a message of a server. Returns undefined if the message is invalid. The `ok` of an answer is checked later,
 * with the schema of its request.
 */
export function readMessage(data: unknown): SocketMessage | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), data);
  return parsed.success ? (parsed.output as unknown as SocketMessage) : undefined;
}
