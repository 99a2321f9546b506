import {
  AppendOnlyList,
  type Attempt,
  type Definition,
  hashOf,
  type Journal,
  journalOf,
  type LooseEntry,
  listUpTo,
  loadPosition,
  Match,
  refused,
  replay,
  type SeatId,
  type Shape,
  taken,
  textUpTo,
} from '@getaway/kernel';
import * as v from 'valibot';
import { readArchive } from './archive.ts';
import { refuseOtherRules } from './otherRules.ts';
import { passageOf } from './passage.ts';
import type { Passage, Player } from './port.ts';
import { RunningTable } from './runningTable.ts';

/**
 * A recorded choice, undo or rewind. `undo` is the seat that undid its last choice. `rewind` is the number of journal
 * entries that remained.
 */
export type Recorded = { readonly entry: LooseEntry } | { readonly undo: SeatId } | { readonly rewind: number };

/** A stored game: the journal, and what is needed if the rules have changed. */
export interface StoredGame {
  readonly journal: unknown;
  readonly players: readonly Player[];
  /** The last stored position. */
  readonly position?: unknown;
  /** What was recorded after the last stored position. A rewind counts only the entries after that position. */
  readonly since?: readonly Recorded[];
  /** Only a finished game has an archive. */
  readonly archive?: unknown;
  readonly over?: boolean;
}

export interface Restored<G extends Shape> {
  readonly table: RunningTable<G>;
  /** Whether the game continues from its stored position under the current rules. Its log is then empty. */
  readonly reopened: boolean;
  /**
   * The number of lost choices. If the current rules forbid a choice after the stored position, that choice and all
   * later ones are lost.
   */
  readonly lost: number;
}

const playedBy = v.looseObject({ rules: v.number() });

/**
 * Restores a game. A game of the current rules is replayed. For a game of older rules, the archive is read. Without a
 * readable archive, the result of a replay is used if it agrees with the stored position. Otherwise, only the stored
 * position and the choices after it are restored, without the earlier log.
 */
export function restore<G extends Shape>(definition: Definition<G>, kept: StoredGame): Attempt<Restored<G>> {
  const heading = v.safeParse(playedBy, kept.journal);
  if (!heading.success || heading.output.rules === definition.rulesVersion)
    return whole(replayed(definition, kept.journal, kept));
  if (heading.output.rules > definition.rulesVersion) return refuseOtherRules(definition, heading.output);
  return restoreOlder(definition, kept, heading.output as unknown as Journal<G>);
}

const whole = <G extends Shape>(again: Attempt<RunningTable<G>>): Attempt<Restored<G>> =>
  'refusal' in again ? again : taken({ table: again.ok, reopened: false, lost: 0 });

/** Replays a journal under the current rules. `at` limits the number of entries. */
export function replayed<G extends Shape>(
  definition: Definition<G>,
  journal: unknown,
  { players, at }: { readonly players: readonly Player[]; readonly at?: number | undefined },
): Attempt<RunningTable<G>> {
  const history: Passage<G>[] = [];
  const match = replay(definition, journal, at, (recorded) =>
    history.push('entry' in recorded ? passageOf(recorded) : { events: recorded.events }),
  );
  if ('refusal' in match) return match;
  return taken(new RunningTable({ match: match.ok, history: AppendOnlyList.of(history), players }));
}

/**
 * The same table, with a new journal that begins at its current position. `number` is the number of the decision that
 * is due.
 */
export function reopen<G extends Shape>(
  definition: Definition<G>,
  { position, players }: Pick<RunningTable<G>, 'position' | 'players'>,
  number = position.number,
): Attempt<RunningTable<G>> {
  const again = replay(definition, journalOf(Match.from(definition, position.state, number)));
  return 'refusal' in again ? again : taken(tableAt(again.ok, players));
}

const tableAt = <G extends Shape>(match: Match<G>, players: readonly Player[]): RunningTable<G> =>
  new RunningTable({ match, history: AppendOnlyList.of([{ events: [] }]), players });

interface Repeatable<Table> {
  repeat(entry: LooseEntry): Attempt<Table>;
  undo(seat: SeatId): Attempt<Table>;
  rewind(entries: number): Attempt<Table>;
}

/** Repeats a recorded choice, undo or rewind, or returns a refusal. */
export function repeatRecorded<Table extends Repeatable<Table>>(table: Table, recorded: Recorded): Attempt<Table> {
  if ('entry' in recorded) return table.repeat(recorded.entry);
  return 'undo' in recorded ? table.undo(recorded.undo) : table.rewind(recorded.rewind);
}

function restoreOlder<G extends Shape>(
  definition: Definition<G>,
  { archive, position, since = [], over = false, players }: StoredGame,
  journal: Journal<G>,
): Attempt<Restored<G>> {
  const archived = archive === undefined ? undefined : fromArchive(definition, { archive, journal, players });
  if (archived !== undefined && 'ok' in archived) return archived;
  const again = byRulesOfToday(definition, journal, players);
  const last = position === undefined ? undefined : latest(definition, { position, since, players });
  if ('ok' in again && (!over || again.ok.over)) {
    const isConfirmed = last === undefined || ('ok' in last && isSame(again.ok, last.ok));
    if (isConfirmed) return whole(again);
  }
  if (last === undefined) return refuseOtherRules(definition, journal);
  if ('refusal' in last) return last;
  const { table, lost } = last.ok;
  if (over || table.over) return whole(endOf(definition, table, journal));
  const reopened = reopen(definition, table);
  return 'refusal' in reopened ? reopened : taken({ table: reopened.ok, reopened: true, lost });
}

function fromArchive<G extends Shape>(
  definition: Definition<G>,
  {
    archive: document,
    journal,
    players,
  }: { readonly archive: unknown; readonly journal: Journal<G>; readonly players: readonly Player[] },
): Attempt<Restored<G>> {
  const archive = readArchive<G>(document);
  if ('refusal' in archive) return archive;
  const last = loadOlder(definition, archive.ok.position);
  if ('refusal' in last) return last;
  const history = AppendOnlyList.of(archive.ok.passages);
  const closed = { journal, archive: archive.ok };
  return whole(taken(new RunningTable({ match: last.ok, history, players, closed })));
}

/**
 * Replays a journal of older rules under the current rules. Such a journal can contain anything, so an exception here
 * is no bug.
 */
function byRulesOfToday<G extends Shape>(
  definition: Definition<G>,
  journal: object,
  players: readonly Player[],
): Attempt<RunningTable<G>> {
  return withoutThrowing(() => replayed(definition, { ...journal, rules: definition.rulesVersion }, { players }));
}

export function withoutThrowing<T>(attempt: () => Attempt<T>): Attempt<T> {
  try {
    return attempt();
  } catch (error) {
    return refused('badJournal', error instanceof Error ? error.message : String(error));
  }
}

const loadOlder = <G extends Shape>(definition: Definition<G>, position: unknown): Attempt<Match<G>> =>
  loadPosition(definition, typeof position === 'object' ? { ...position, rules: definition.rulesVersion } : position);

interface Latest<G extends Shape> {
  readonly table: RunningTable<G>;
  readonly lost: number;
}

/** Restores the stored position. Then repeats what was recorded after it, as far as the current rules allow. */
function latest<G extends Shape>(
  definition: Definition<G>,
  { position, since, players }: Required<Pick<StoredGame, 'position' | 'since' | 'players'>>,
): Attempt<Latest<G>> {
  const loaded = loadOlder(definition, position);
  if ('refusal' in loaded) return loaded;
  let table = tableAt(loaded.ok, players);
  for (const [i, recorded] of since.entries()) {
    const next = withoutThrowing(() => repeatRecorded(table, recorded));
    if ('refusal' in next) return taken({ table, lost: since.slice(i).filter((left) => 'entry' in left).length });
    table = next.ok;
  }
  return taken({ table, lost: 0 });
}

/**
 * Whether both tables have the same position and no choice was lost. The state of the random generator is ignored,
 * because the generator may have changed.
 */
function isSame<G extends Shape>(again: RunningTable<G>, { table, lost }: Latest<G>): boolean {
  const { chance: _, ...one } = again.position.state;
  const { chance: __, ...other } = table.position.state;
  return lost === 0 && hashOf(one) === hashOf(other);
}

/** The table of a finished game without an archive. Only its last position and its choices are known. */
function endOf<G extends Shape>(
  definition: Definition<G>,
  { position, players }: RunningTable<G>,
  journal: Journal<G>,
): Attempt<RunningTable<G>> {
  const last = loadPosition(definition, position);
  if ('refusal' in last) return last;
  const choices = v.safeParse(choicesSchema, journal);
  const chosen = choices.success ? choices.output.entries : [];
  const history = chosen.map(({ seat, move }): Passage<G> => ({ seat, chosen: move, events: [] }));
  return taken(
    new RunningTable({
      match: last.ok,
      history: AppendOnlyList.of([{ events: [] }, ...history]),
      players,
      closed: { journal },
    }),
  );
}

const choicesSchema = v.object({
  entries: listUpTo(v.object({ seat: v.number(), move: v.looseObject({ move: textUpTo(100) }) }), 20_000),
});
