import {
  type Attempt,
  type Definition,
  hashOf,
  type Journal,
  journalOf,
  listUpTo,
  loadPosition,
  Match,
  positionOf,
  refused,
  replay,
  type Shape,
  Trail,
  taken,
  textUpTo,
} from '@getaway/kernel';
import * as v from 'valibot';
import { readArchive } from './archive.ts';
import { ofOtherRules } from './otherRules.ts';
import { passageOf } from './passage.ts';
import type { Passage, Player } from './port.ts';
import { type Closed, RunningTable } from './runningTable.ts';

/** A game as it was kept: the journal, and what is needed should the rules have changed since. */
export interface KeptGame {
  readonly journal: unknown;
  /** The last position. */
  readonly position?: unknown;
  /** Of a finished game. */
  readonly archive?: unknown;
  /** The game is known to have ended. */
  readonly over?: boolean;
}

export interface Kept extends KeptGame {
  readonly players: readonly Player[];
}

/** A kept game, taken up again. */
export interface TakenUp<G extends Shape> {
  readonly match: Match<G>;
  readonly history: readonly Passage<G>[];
  /** It goes on from its position by the rules of today, and the log begins anew. */
  readonly reopened: boolean;
  /** It ended by older rules. */
  readonly closed?: Closed<G>;
}

export interface Restored<G extends Shape> {
  readonly table: RunningTable<G>;
  readonly reopened: boolean;
}

/** Takes a kept game up again, as the table that its people play at. */
export function restore<G extends Shape>(definition: Definition<G>, { players, ...kept }: Kept): Attempt<Restored<G>> {
  const again = takeUp(definition, kept);
  if ('refusal' in again) return again;
  const { match, history, closed, reopened } = again.ok;
  return taken({ table: new RunningTable({ match, history: Trail.of(history), players, closed }), reopened });
}

const playedBy = v.looseObject({ rules: v.number() });

/**
 * A game of the rules of today is played again, choice by choice. An older one comes from its archive; or it is played again too,
 * if that leads to the position that was kept; or it is known by that position alone.
 */
export function takeUp<G extends Shape>(definition: Definition<G>, kept: KeptGame): Attempt<TakenUp<G>> {
  const heading = v.safeParse(playedBy, kept.journal);
  if (!heading.success || heading.output.rules === definition.rulesVersion) return playAgain(definition, kept.journal);
  if (heading.output.rules > definition.rulesVersion) return ofOtherRules(definition, heading.output);
  return takeUpOlder(definition, kept, heading.output as unknown as Journal<G>);
}

function playAgain<G extends Shape>(definition: Definition<G>, journal: unknown): Attempt<TakenUp<G>> {
  const whole = replay(definition, journal);
  if ('refusal' in whole) return whole;
  // Once more from the beginning, for what each choice told.
  const begun = replay(definition, { ...journalOf(whole.ok), entries: [] });
  if ('refusal' in begun) return begun;
  const match = begun.ok;
  const history: Passage<G>[] = [{ events: match.events }];
  for (const { move, draws } of whole.ok.entries) history.push(passageOf(match.play(move, draws)));
  return taken({ match, history, reopened: false });
}

function takeUpOlder<G extends Shape>(
  definition: Definition<G>,
  { archive, position, over = false }: KeptGame,
  journal: Journal<G>,
): Attempt<TakenUp<G>> {
  const archived = archive === undefined ? undefined : fromArchive(definition, archive, journal);
  if (archived !== undefined && 'ok' in archived) return archived;
  const again = byRulesOfToday(definition, journal);
  const last = position === undefined ? undefined : loadOlder(definition, position);
  if ('ok' in again && (!over || again.ok.match.question === undefined)) {
    const { match } = again.ok;
    const confirmed = last === undefined || ('ok' in last && isSame(match.state, last.ok.state));
    if (confirmed) return again;
  }
  if (last === undefined) return ofOtherRules(definition, journal);
  if ('refusal' in last) return last;
  return over || last.ok.question === undefined ? endOf(last.ok, journal) : reopen(definition, last.ok);
}

function fromArchive<G extends Shape>(
  definition: Definition<G>,
  document: unknown,
  journal: Journal<G>,
): Attempt<TakenUp<G>> {
  const archive = readArchive<G>(document);
  if ('refusal' in archive) return archive;
  const last = loadOlder(definition, archive.ok.position);
  if ('refusal' in last) return last;
  const { passages } = archive.ok;
  return taken({ match: last.ok, history: passages, closed: { journal, archive: archive.ok }, reopened: false });
}

/** What the rules of then allowed can be anything to the rules of today, so nothing that they throw is a bug. */
function byRulesOfToday<G extends Shape>(definition: Definition<G>, journal: object): Attempt<TakenUp<G>> {
  try {
    return playAgain(definition, { ...journal, rules: definition.rulesVersion });
  } catch (error) {
    return refused('badJournal', error instanceof Error ? error.message : String(error));
  }
}

const loadOlder = <G extends Shape>(definition: Definition<G>, position: unknown): Attempt<Match<G>> =>
  loadPosition(definition, typeof position === 'object' ? { ...position, rules: definition.rulesVersion } : position);

/** Chance is left out: another generator may have drawn since. */
function isSame<G extends Shape>(played: G['state'], kept: G['state']): boolean {
  const { chance: _, ...one } = played;
  const { chance: __, ...other } = kept;
  return hashOf(one) === hashOf(other);
}

/** All that is left of a finished game without an archive: its last position, and what was chosen. */
function endOf<G extends Shape>(match: Match<G>, journal: Journal<G>): Attempt<TakenUp<G>> {
  const choices = v.safeParse(choicesSchema, journal);
  const chosen = choices.success ? choices.output.entries : [];
  const history = chosen.map(({ seat, move }): Passage<G> => ({ seat, chosen: move, events: [] }));
  return taken({ match, history: [{ events: [] }, ...history], closed: { journal }, reopened: false });
}

const choicesSchema = v.object({
  entries: listUpTo(v.object({ seat: v.number(), move: v.looseObject({ move: textUpTo(100) }) }), 20_000),
});

function reopen<G extends Shape>(definition: Definition<G>, loaded: Match<G>): Attempt<TakenUp<G>> {
  // The journal begins at the position.
  const { number, state } = positionOf(loaded);
  const again = replay(definition, journalOf(Match.from(definition, state, number)));
  return 'refusal' in again ? again : taken({ match: again.ok, history: [{ events: [] }], reopened: true });
}
