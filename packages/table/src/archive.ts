import {
  type Attempt,
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
 * A finished game as it is kept for good: its log, its last position, and the table as it was after every choice. Nothing of it
 * has to be played again, so a change of the rules can't lose it.
 */
export interface Archive<G extends Shape = Shape> {
  /** Unredacted, the setup first. */
  readonly passages: readonly Passage<G>[];
  readonly position: Position<G>;
  readonly states: States;
}

/** The state after every passage: the first one, and what each later one changed. */
interface States {
  readonly first: object;
  readonly changes: readonly Change[];
}

/** The whole archive at once, for whoever keeps nobody waiting. */
export function archiveOf<G extends Shape>(match: Match<G>, passages: readonly Passage<G>[]): Archive<G> {
  const making = makeArchive(match, passages);
  for (;;) {
    const { done, value } = making.next();
    if (done === true) return value;
  }
}

/** The same, choice by choice: a long game takes as long as hundreds of moves, and others can be served in between. */
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

/** Far more than any game has. */
const MOST_PASSAGES = 20_001;
const MOST_EVENTS = 2000;
const MOST_NOTES = 20;
const MOST_NAME = 100;

const object = v.looseObject({});
const change = v.pipe(
  v.unknown(),
  v.check((given) => typeof given === 'object' && given !== null),
);
const passageSchema: v.GenericSchema<unknown, object> = v.looseObject({
  seat: v.exactOptional(v.number()),
  move: v.exactOptional(v.looseObject({ move: textUpTo(MOST_NAME) })),
  events: listUpTo(v.looseObject({ type: textUpTo(MOST_NAME) }), MOST_EVENTS),
  wentBack: v.exactOptional(
    listUpTo(
      v.looseObject({
        passages: listUpTo(
          v.lazy((): v.GenericSchema<unknown, object> => passageSchema),
          MOST_PASSAGES,
        ),
      }),
      MOST_NOTES,
    ),
  ),
});
const archiveSchema = v.object({
  passages: v.pipe(listUpTo(passageSchema, MOST_PASSAGES), v.minLength(1)),
  position: object,
  states: v.object({ first: object, changes: listUpTo(change, MOST_PASSAGES) }),
});

/** Reads an archive that this or an older program has written. */
export function readArchive<G extends Shape>(document: unknown): Attempt<Archive<G>> {
  const reading = read(archiveSchema, document, { code: 'badJournal', what: 'The archive' });
  if ('refusal' in reading) return reading;
  const { passages, states } = reading.ok;
  return states.changes.length === passages.length - 1
    ? taken(reading.ok as unknown as Archive<G>)
    : refused('badJournal', `The archive has ${passages.length} passages and ${states.changes.length + 1} states.`);
}

/** The state after so many passages, as it was written down; 1 is the table as it was set up. */
export const stateIn = ({ first, changes }: States, passages: number): unknown =>
  changes.slice(0, passages - 1).reduce<unknown>(afterChange, first);
