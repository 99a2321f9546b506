import { listUpTo, recordUpTo, textUpTo, visible } from '@getaway/kernel';
import { paceSchema } from '@getaway/protocol/room';
import * as v from 'valibot';
import type { HeadingChange } from '../store/port.ts';
import { uncalled } from './calling.ts';
import { dueOf, type Room } from './room.ts';

const shownName = v.pipe(
  textUpTo(200),
  v.transform((name) => visible(name)),
);

/** Written by an older program it may lack something: a list leaves that out, and goes on. */
const aboutSchema = v.object({
  players: v.fallback(v.number(), 0),
  names: v.fallback(listUpTo(v.nullable(shownName), 10), []),
  free: v.fallback(v.number(), 0),
  pace: v.fallback(paceSchema, { kind: 'free' }),
  options: v.fallback(recordUpTo(textUpTo(40), v.unknown(), 50), {}),
  watching: v.fallback(v.boolean(), false),
  /** What the table waits for, if not for people alone: somebody has to have a plan for it. */
  planned: v.fallback(v.nullable(v.picklist(['bot', 'clock', 'silence'])), null),
  /** Somebody is waited for who has not been called yet. */
  uncalled: v.fallback(v.boolean(), false),
});

/** What lists tell of a table. */
export type TableAbout = v.InferOutput<typeof aboutSchema>;

export const readAbout = (about: string): TableAbout => v.parse(aboutSchema, JSON.parse(about));

export const aboutOf = (room: Room): TableAbout => ({
  players: room.setup.players,
  names: room.seats.map((sitting) => sitting?.name ?? null),
  free: room.table === undefined ? room.seats.filter((sitting) => sitting === undefined).length : 0,
  pace: room.setup.pace,
  options: room.setup.options,
  watching: room.setup.watching,
  planned: plannedFor(room),
  uncalled: hasUncalled(room),
});

function plannedFor(room: Room): TableAbout['planned'] {
  if (room.ask !== undefined) return 'silence';
  const due = dueOf(room);
  if (due?.bot !== undefined) return 'bot';
  return due?.deadline === undefined || room.setup.onTimeout === 'wait' ? null : 'clock';
}

function hasUncalled(room: Room): boolean {
  const { turn, back } = uncalled(room);
  return turn.length > 0 || back.length > 0;
}

export const stateOf = ({ table }: Room): 'gathering' | 'playing' | 'over' =>
  table === undefined ? 'gathering' : table.over ? 'over' : 'playing';

/** Neither lists nor whoever looks at the latest tables need to know to the second when something last happened at one. */
const CHANGED_MS = 10_000;

/**
 * What changes in the heading when one room becomes the other; most moves change nothing that lists show. `written` is when it was
 * last said that the table has changed.
 */
export function headingChange(before: Room, after: Room, written: number): HeadingChange {
  const state = stateOf(after);
  const same =
    state === stateOf(before) &&
    before.seats === after.seats &&
    plannedFor(before) === plannedFor(after) &&
    hasUncalled(before) === hasUncalled(after);
  const now = Date.now();
  return {
    ...(same && Math.abs(now - written) < CHANGED_MS ? {} : { changed: now }),
    ...(state === stateOf(before) ? {} : { state }),
    ...(before.host === after.host ? {} : { host: after.host }),
    ...(same ? {} : { about: JSON.stringify(aboutOf(after)) }),
  };
}
