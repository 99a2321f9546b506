import {
  type Attempt,
  type Journal,
  listUpTo,
  type Match,
  type Position,
  positionOf,
  read,
  refused,
  type Shape,
  taken,
  textUpTo,
} from '@getaway/kernel';
import * as v from 'valibot';
import { afterChange, type Change, changeBetween } from './changes.ts';
import type { Passage } from './port.ts';

/**
 * The permanent record of a finished game: its log, its last position, and the state after every choice. Reading it
 * needs no replay, so it stays readable when the rules change.
 */
export interface Archive<G extends Shape = Shape> {
  /** The log with all secrets, starting with the setup. */
  readonly passages: readonly Passage<G>[];
  readonly position: Position<G>;
  readonly states: States;
}

/**
 * A finished game that was played under older rules. Its choices can't be replayed, so its match contains only the last
 * position.
 */
export interface Closed<G extends Shape> {
  /** The journal as it was stored, with its seed and its rules version. */
  readonly journal: Journal<G>;
  /** Undefined if only the last position is known. */
  readonly archive?: Archive<G>;
}

/** The state after each log entry. The first state is complete. The others are stored as changes. */
interface States {
  readonly first: object;
  readonly changes: readonly Change[];
}

/** Builds the whole archive at once, for callers that can block. */
export function archiveOf<G extends Shape>(match: Match<G>, passages: readonly Passage<G>[]): Archive<G> {
  const making = makeArchive(match, passages);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}

/**
 * Builds the archive and yields after each choice. A long game takes a while, and a server has to answer other requests
 * in between.
 */
export function* makeArchive<G extends Shape>(
  match: Match<G>,
  passages: readonly Passage<G>[],
): Generator<void, Archive<G>, void> {
  const { definition } = match;
  const changes: Change[] = [];
  const first = definition.cloneState(match.stateAfter(0));
  let before = first;
  for (const state of match.states()) {
    const after = definition.cloneState(state);
    changes.push(changeBetween(before, after));
    before = after;
    yield;
  }
  return { passages, position: positionOf(match), states: { first, changes } };
}

/** A limit far above the number of passages in any game's log. */
const MAX_PASSAGES = 20_001;
const MAX_EVENTS = 2000;
const MAX_NOTES = 20;
const MAX_NAME = 100;

const object = v.looseObject({});
const change = v.pipe(
  v.unknown(),
  v.check((given) => typeof given === 'object' && given !== null),
);
const passageSchema: v.GenericSchema<unknown, object> = v.looseObject({
  seat: v.exactOptional(v.number()),
  move: v.exactOptional(v.looseObject({ move: textUpTo(MAX_NAME) })),
  events: listUpTo(v.looseObject({ type: textUpTo(MAX_NAME) }), MAX_EVENTS),
  wentBack: v.exactOptional(
    listUpTo(
      v.looseObject({
        passages: listUpTo(
          v.lazy((): v.GenericSchema<unknown, object> => passageSchema),
          MAX_PASSAGES,
        ),
      }),
      MAX_NOTES,
    ),
  ),
});
const archiveSchema = v.object({
  passages: v.pipe(listUpTo(passageSchema, MAX_PASSAGES), v.minLength(1)),
  position: object,
  states: v.object({ first: object, changes: listUpTo(change, MAX_PASSAGES) }),
});

/** Reads an archive that was written by this version or an older one. */
export function readArchive<G extends Shape>(document: unknown): Attempt<Archive<G>> {
  const reading = read(archiveSchema, document, { code: 'badJournal', what: 'The archive' });
  if ('refusal' in reading) return reading;
  const { passages, states } = reading.ok;
  return states.changes.length === passages.length - 1
    ? taken(reading.ok as unknown as Archive<G>)
    : refused('badJournal', `The archive has ${passages.length} passages and ${states.changes.length + 1} states.`);
}

/** The archived state after the given number of log entries. The first log entry is the setup. */
export const stateIn = ({ first, changes }: States, passages: number): unknown =>
  changes.slice(0, passages - 1).reduce<unknown>(afterChange, first);

export function* statesIn({ first, changes }: States): Generator<unknown, void> {
  let state: unknown = first;
  yield state;
  for (const change of changes) {
    state = afterChange(state, change);
    yield state;
  }
}
