import {
  type Attempt,
  type Definition,
  entrySchema,
  type LooseEntry,
  listUpTo,
  type Move,
  type SeatId,
  type Shape,
  taken,
} from '@getaway/kernel';
import * as v from 'valibot';
import { readArchive, statesIn } from './archive.ts';
import { replayed, type StoredGame, withoutThrowing } from './restore.ts';

/** The first choice of a finished game that plays differently under the current rules. */
export interface Difference {
  /** The number of the choice, starting at 1. 0 is the setup. */
  readonly choice: number;
  readonly seat?: SeatId;
  readonly move?: Move;
  /**
   * `refused`: the choice or its draws are not possible. `state`: the choice leads to another state. `end`: the game
   * goes on after its last choice, or its last position is different.
   */
  readonly because: 'refused' | 'state' | 'end';
  readonly detail: string;
}

const journalSchema = v.looseObject({
  entries: listUpTo(v.looseObject(entrySchema.entries), 20_000),
});
const positionSchema = v.looseObject({ state: v.looseObject({}) });

/**
 * Replays a finished game under the current rules, and compares the state after each choice with the archive. Without
 * an archive, it only checks that every choice is possible and that the last one ends the game.
 */
export function differenceIn<G extends Shape>(
  definition: Definition<G>,
  { journal, archive, position, players }: StoredGame,
): Attempt<Difference | undefined> {
  const read = v.safeParse(journalSchema, journal);
  if (!read.success) return replayed(definition, journal, { players }) as Attempt<never>;
  const { entries } = read.output;
  const states = statesOf(archive);
  const begun = withoutThrowing(() =>
    replayed(definition, { ...read.output, entries: [], rules: definition.rulesVersion }, { players }),
  );
  if ('refusal' in begun) return taken({ choice: 0, because: 'refused', detail: begun.refusal.message });
  let table = begun.ok;
  const differs = (then: unknown): string | undefined => firstOther(then, table.position.state, '');
  const atSetup = states === undefined ? undefined : differs(states[0]);
  if (atSetup !== undefined) return taken({ choice: 0, because: 'state', detail: `${atSetup} is different.` });
  for (const [i, entry] of entries.entries()) {
    const made = { choice: i + 1, seat: entry.seat, move: entry.move };
    const next = withoutThrowing(() => table.repeat(entry as LooseEntry));
    if ('refusal' in next) return taken({ ...made, because: 'refused', detail: next.refusal.message });
    table = next.ok;
    const other = states === undefined ? undefined : differs(states[i + 1]);
    if (other !== undefined) return taken({ ...made, because: 'state', detail: `${other} is different.` });
  }
  const last = { choice: entries.length, because: 'end' } as const;
  if (!table.over) return taken({ ...last, detail: 'The game goes on.' });
  const end = v.safeParse(positionSchema, position);
  const other = states === undefined && end.success ? differs(end.output.state) : undefined;
  return taken(other === undefined ? undefined : { ...last, detail: `${other} is different at the end.` });
}

function statesOf(document: unknown): readonly unknown[] | undefined {
  const archive = document === undefined ? undefined : readArchive(document);
  return archive === undefined || 'refusal' in archive ? undefined : [...statesIn(archive.ok.states)];
}

/** The state of the random generator. It does not matter, because journals contain the draws. */
const IGNORED: ReadonlySet<string> = new Set(['.chance']);

/**
 * The first field that has another value under the current rules. Fields that are missing in the archived state do not
 * count.
 */
function firstOther(then: unknown, now: unknown, path: string): string | undefined {
  if (then === now || IGNORED.has(path)) return undefined;
  if (typeof then !== 'object' || then === null || typeof now !== 'object' || now === null) return path;
  if (Array.isArray(then) && Array.isArray(now) && then.length !== now.length) return path;
  const fields: Readonly<Record<string, unknown>> = { ...now };
  for (const [name, value] of Object.entries(then)) {
    const other = firstOther(value, fields[name], `${path}.${name}`);
    if (other !== undefined) return other;
  }
  return undefined;
}
