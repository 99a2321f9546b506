import { type Attempt, parseJson, read } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { type MessageId, requestSchemaFor, type SocketRequest } from '@getaway/protocol/socket';
import * as v from 'valibot';

/** Validates a request. The refusal names the invalid field, because a person may have filled in a form. */
export function readRequest<T>(schema: v.GenericSchema<unknown, T>, document: unknown): Attempt<T> {
  const shaped = read(schema, document, { code: 'badRequest', what: 'The request' });
  if ('ok' in shaped) return shaped;
  const field = v.safeParse(schema, document).issues?.[0].path?.[0].key;
  return refusedBecause('badField', shaped.refusal.message, {
    values: { field: typeof field === 'string' ? field : '' },
  });
}

/** Parses a message. The id is null if it is missing or invalid. */
export function readMessage(text: string): {
  readonly id: MessageId;
  readonly request: Attempt<SocketRequest>;
} {
  const { document, fault } = parseJson(text);
  if (fault === 'tooDeep') return { id: idOf(document), request: TOO_DEEP };
  const name = typeof document === 'object' && document !== null && 'do' in document ? document.do : undefined;
  return { id: idOf(document), request: readRequest(requestSchemaFor(name), document) };
}

const TOO_DEEP = refusedBecause('tooDeep', 'The request is nested too deeply.');

/** The id of a message, or null if it is missing or invalid. */
function idOf(document: unknown): MessageId {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 100) ? id : null;
}
