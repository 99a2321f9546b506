import * as v from 'valibot';
import type { DocumentOf } from '../document.ts';
import type { RoomUpdate } from '../room/update.ts';
import { type ChatDocument, chatSchema } from './answers.ts';

const table = v.string();

export const chatUpdate = v.object({ table, said: v.array(chatSchema) });
export const pointedUpdate = v.object({ table, pointed: v.object({ thing: v.string(), by: v.string() }) });
export type Pointed = DocumentOf<typeof pointedUpdate>['pointed'];
/** The table was closed, or the server lost the client's subscription. A `watch` request subscribes again. */
export const goneUpdate = v.object({ table, gone: v.picklist(['closed', 'lost']) });

/** Messages that a server sends without a request. `roomSchema` describes the field `room`. */
export type ServerUpdate =
  | { readonly table: string; readonly room: RoomUpdate }
  | { readonly table: string; readonly said: readonly ChatDocument[] }
  | { readonly table: string; readonly pointed: Pointed }
  | { readonly table: string; readonly gone: 'closed' | 'lost' };
