import type { Row } from './database.ts';
import {
  type ChatMessage,
  type Device,
  type Passkey,
  type Person,
  TABLE_STATES,
  type TableHeading,
  type TakenSeat,
} from './port.ts';

export const HEADING = 'tables.id, game, state, listed, created, changed, about, host';

export function headingIn(row: Row): TableHeading {
  const state = TABLE_STATES.find((known) => known === row.state);
  if (state === undefined) throw new Error(`a table has the unknown state ${String(row.state)}`);
  return {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    state,
    listed: Boolean(row.listed), // SQLite has numbers for booleans
    created: numberIn(row, 'created'),
    changed: numberIn(row, 'changed'),
    about: textIn(row, 'about'),
    ...(row.host === null ? {} : { host: textIn(row, 'host') }),
  };
}

export const seatIn = (row: Row): TakenSeat => ({
  seat: numberIn(row, 'seat'),
  person: textIn(row, 'person'),
  linkHash: textIn(row, 'link_hash'),
});

export const messageIn = (row: Row): ChatMessage => ({
  at: numberIn(row, 'at'),
  person: textIn(row, 'person'),
  name: textIn(row, 'name'),
  text: textIn(row, 'text'),
});

export const personIn = (row: Row): Person => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  created: numberIn(row, 'created'),
  alerts: textIn(row, 'alerts'),
});

export const deviceIn = (row: Row): Device => ({
  hash: textIn(row, 'hash'),
  label: textIn(row, 'label'),
  added: numberIn(row, 'added'),
  seen: numberIn(row, 'seen'),
});

export function passkeyIn(row: Row): Passkey {
  const publicKey = row.public_key;
  if (!(publicKey instanceof Uint8Array)) throw new Error('a public key should be bytes');
  return {
    id: textIn(row, 'id'),
    person: textIn(row, 'person'),
    publicKey: Uint8Array.from(publicKey), // a copy, because pg returns a Buffer
    counter: numberIn(row, 'counter'),
    label: textIn(row, 'label'),
    added: numberIn(row, 'added'),
  };
}

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`${column} should be text, not ${typeof value}`);
  return value;
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`${column} should be a number, not ${typeof value}`);
  return value;
}
