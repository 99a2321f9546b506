import { textUpTo } from '@getaway/kernel';
import * as v from 'valibot';
import { tableField } from '../fields.ts';
import { roomSchema } from '../room/update.ts';
import { type RequestName, SOCKET_REQUESTS, type SocketRequest } from './requests.ts';
import { chatUpdate, goneUpdate, pointedUpdate, type ServerUpdate } from './updates.ts';

const id = v.exactOptional(v.union([textUpTo(100), v.number()]));

const schemaOf = (name: string, fields: v.ObjectEntries): v.GenericSchema<unknown, SocketRequest> =>
  // The compiler can't infer that the name belongs to these fields.
  v.object({ id, do: v.literal(name), ...fields }) as unknown as v.GenericSchema<unknown, SocketRequest>;

const SCHEMAS: ReadonlyMap<unknown, v.GenericSchema<unknown, SocketRequest>> = new Map(
  Object.entries(SOCKET_REQUESTS).map(([name, { takes }]) => [name, schemaOf(name, takes.entries)]),
);

/** Refuses every unknown request with a list of the known ones. */
const UNKNOWN = v.pipe(
  v.object({ do: v.picklist(Object.keys(SOCKET_REQUESTS) as RequestName[]) }),
  v.transform((): never => {
    throw new Error('a request with a known name was read as an unknown one');
  }),
);

export const requestSchemaFor = (name: unknown): v.GenericSchema<unknown, SocketRequest> =>
  SCHEMAS.get(name) ?? UNKNOWN;

/** Messages that a server sends without a request. */
export const updateSchema: v.GenericSchema<unknown, ServerUpdate> = v.union([
  v.object({ table: tableField, room: roomSchema }),
  chatUpdate,
  pointedUpdate,
  goneUpdate,
]);
