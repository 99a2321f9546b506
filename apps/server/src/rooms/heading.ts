import { listUpTo, recordUpTo, replaceInvisible, textUpTo } from '@getaway/kernel';
import { paceSchema } from '@getaway/protocol/room';
import * as v from 'valibot';
import type { HeadingChange } from '../store/port.ts';
import { seatsToAlert } from './calling.ts';
import { dueOf, type Room } from './room.ts';

const shownName = v.pipe(
  textUpTo(200),
  v.transform((name) => replaceInvisible(name)),
);

/**
 * The stored description of a table, for use in lists of tables. Headings of older versions lack some fields, so each
 * field is optional or has a fallback.
 */
const aboutSchema = v.object({
  players: v.fallback(v.number(), 0),
  names: v.fallback(listUpTo(v.nullable(shownName), 10), []),
  free: v.fallback(v.number(), 0),
  pace: v.fallback(paceSchema, { kind: 'free' }),
  options: v.fallback(recordUpTo(textUpTo(40), v.unknown(), 50), {}),
  watching: v.fallback(v.boolean(), false),
  /** The kind of job that the table waits for. It is stored, so that a lost job can be planned again. */
  planned: v.fallback(v.nullable(v.picklist(['bot', 'clock', 'silence'])), null),
  /** Whether the table waits for a person who has not been alerted yet. */
  uncalled: v.fallback(v.boolean(), false),
});

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
  const { turn, back } = seatsToAlert(room);
  return turn.length > 0 || back.length > 0;
}

export const stateOf = ({ table }: Room): 'gathering' | 'playing' | 'over' =>
  table === undefined ? 'gathering' : table.over ? 'over' : 'playing';

/**
 * The minimum time between two writes that only update the time of the last change. Lists need that time only roughly.
 */
const CHANGED_MS = 10_000;

/**
 * The changes of a table's heading from one state of its room to the next. Most moves change nothing that lists show.
 * `written` is the stored time of the last change.
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
