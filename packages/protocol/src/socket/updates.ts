import * as v from 'valibot';
import type { RoomUpdate } from '../room/update.ts';
import { type ChatDocument, chatSchema } from './answers.ts';

const table = v.string();

export const chatUpdate = v.object({ table, said: v.array(chatSchema) });
/** The table was closed, or its process lost the client's subscription; `watch` renews it. */
export const goneUpdate = v.object({ table, gone: v.picklist(['closed', 'lost']) });

/** Messages that a server sends unprompted. `roomSchema` describes the room. */
export type TableUpdate =
  | { readonly table: string; readonly room: RoomUpdate }
  | { readonly table: string; readonly said: readonly ChatDocument[] }
  | { readonly table: string; readonly gone: 'closed' | 'lost' };
