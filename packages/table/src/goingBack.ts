import {
  type Attempt,
  type Journal,
  type Match,
  refused,
  type SeatId,
  type Shape,
  Trail,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import * as v from 'valibot';
import { type Archive, stateIn } from './archive.ts';
import { refuseOtherRules } from './otherRules.ts';
import type { BackBy, Passage } from './port.ts';
import { lastNotes, withNotes } from './wentBack.ts';

/** A match and its log, unredacted, starting with the setup. Neither is changed here. */
export interface GameWithLog<G extends Shape> {
  readonly match: Match<G>;
  readonly history: Trail<Passage<G>>;
}

/** A finished game of older rules: the match contains only its last position. */
export interface Closed<G extends Shape> {
  /** As stored, with its seed and its rules version. */
  readonly journal: Journal<G>;
  /** Undefined if only the last position is known. */
  readonly archive?: Archive<G>;
}

/** The game after its first `entries` entries. The log notes what was taken back, if it is said by whom. */
export function rewound<G extends Shape>(
  { match, history }: GameWithLog<G>,
  entries: number,
  by: BackBy | undefined,
): Attempt<GameWithLog<G>> {
  const all = match.choices;
  if (!Number.isInteger(entries) || entries < 0 || entries > all)
    return refused('badJournal', `The journal has ${all} entries; ${entries} of them can't be played.`);
  const left = history.length - (all - entries);
  const passages = history.slice(left);
  const note = by === undefined ? [] : [{ ...by, from: history.length - 1, to: left - 1, passages }];
  const before = match.clone();
  before.backTo(entries);
  return taken({ match: before, history: Trail.of(lastNotes(withNotes(history.slice(0, left), note))) });
}

/** The game before the last choice, if this seat may undo it. */
export function undone<G extends Shape>({ match, history }: GameWithLog<G>, seat: SeatId): Attempt<GameWithLog<G>> {
  const before = match.clone();
  const attempt = before.undo(seat);
  if ('refusal' in attempt) return attempt;
  const left = history.length - (match.choices - before.choices);
  // An undo must not remove notes of earlier rewinds from the log.
  const notes = history.slice(left).flatMap(({ wentBack = [] }) => wentBack);
  return taken({ match: before, history: Trail.of(withNotes(history.slice(0, left), notes)) });
}

/** The viewer's view after `passages` passages of the log; 1 is the setup. */
export function viewAfter<G extends Shape>(
  { match, history }: GameWithLog<G>,
  viewer: Viewer,
  passages: number,
): Attempt<G['view']> {
  const { definition, choices: all } = match;
  const skipped = history.length - 1 - all;
  const choices = passages - 1 - skipped;
  if (!Number.isInteger(choices) || choices < 0 || choices > all) return notShown(history, passages);
  return taken(viewFor(definition, match.stateAfter(choices), viewer));
}

/** The same for a closed game, from its archive. */
export function closedViewAfter<G extends Shape>(
  { match: { definition, state }, history }: GameWithLog<G>,
  { journal, archive }: Closed<G>,
  viewer: Viewer,
  passages: number,
): Attempt<G['view']> {
  const { length } = history;
  if (!Number.isInteger(passages) || passages < 1 || passages > length) return notShown(history, passages);
  if (passages === length) return taken(viewFor(definition, state, viewer));
  const past =
    archive === undefined ? undefined : v.safeParse(definition.schemas.state, stateIn(archive.states, passages));
  return past?.success === true
    ? taken(viewFor(definition, past.output, viewer))
    : refuseOtherRules(definition, journal);
}

const notShown = ({ length }: Trail<unknown>, passages: number) =>
  refused('badJournal', `The log has ${length} passages; ${passages} of them can't be shown.`);
