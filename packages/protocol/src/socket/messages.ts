import * as v from 'valibot';
import { type ReceivedRefusal, refusalSchema } from '../refusals.ts';
import { chatUpdate, goneUpdate, type TableUpdate } from './updates.ts';

const table = v.string();
/** The request's own id; null where it had none that could be read. */
const id = v.nullable(v.union([v.string(), v.number()]));

export type MessageId = string | number | null;
export type SocketMessage =
  | TableUpdate
  | { readonly id: MessageId; readonly error: ReceivedRefusal }
  | { readonly id: MessageId; readonly ok: unknown };

/** A page takes what a room holds on trust, as it does from its own worker: only the fields that order updates are checked. */
const messageSchema = v.union([
  v.object({ table, room: v.looseObject({ version: v.number(), now: v.number() }) }),
  chatUpdate,
  goneUpdate,
  v.object({ id, error: refusalSchema }),
  v.object({ id, ok: v.unknown() }),
]);

/** A message of a server; undefined for what is none. The `ok` of an answer is read by the schema of its request. */
export function readMessage(data: unknown): SocketMessage | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), messageSchema), data);
  return parsed.success ? (parsed.output as unknown as SocketMessage) : undefined;
}
