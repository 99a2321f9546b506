import * as v from 'valibot';
import type { RoomUpdate } from '../room/update.ts';
import { type ChatDocument, chatSchema } from './answers.ts';

const table = v.string();

export const chatUpdate = v.object({ table, said: v.array(chatSchema) });
/** The table was closed, or its process lost track of it: then `watch` puts the client right. */
export const goneUpdate = v.object({ table, gone: v.picklist(['closed', 'lost']) });

/** What a server sends without having been asked. `roomSchema` describes the room. */
export type TableUpdate =
  | { readonly table: string; readonly room: RoomUpdate }
  | { readonly table: string; readonly said: readonly ChatDocument[] }
  | { readonly table: string; readonly gone: 'closed' | 'lost' };
