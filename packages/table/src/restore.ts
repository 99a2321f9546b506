import {
  type Attempt,
  type Definition,
  journalOf,
  loadPosition,
  Match,
  positionOf,
  replay,
  type Shape,
  Trail,
  taken,
} from '@getaway/kernel';
import * as v from 'valibot';
import { keepCheckpoint } from './checkpoints.ts';
import { passageOf } from './passage.ts';
import type { Passage, Player } from './port.ts';
import { RunningTable } from './runningTable.ts';

/** A game as it was kept: the journal, and a position to go on from should the rules have changed since. */
export interface Kept {
  readonly journal: unknown;
  readonly position?: unknown;
  readonly players: readonly Player[];
}

export interface Restored<G extends Shape> {
  readonly table: RunningTable<G>;
  /** The rules have changed since it was kept: it goes on from its position, and the log begins anew. */
  readonly reopened: boolean;
}

const playedBy = v.looseObject({ rules: v.number() });

/** Plays a kept game again, choice by choice. */
export function restore<G extends Shape>(
  definition: Definition<G>,
  { journal, position, players }: Kept,
): Attempt<Restored<G>> {
  const shaped = v.safeParse(playedBy, journal);
  if (shaped.success && shaped.output.rules !== definition.rulesVersion && position !== undefined)
    return reopen(definition, position, players);
  const whole = replay(definition, journal);
  if ('refusal' in whole) return whole;
  // Once more from the beginning, for what each choice told.
  const begun = replay(definition, { ...journalOf(whole.ok), entries: [] });
  if ('refusal' in begun) return begun;
  const match = begun.ok;
  const history: Passage<G>[] = [{ events: match.events }];
  let kept = keepCheckpoint([], match);
  for (const { move, draws } of whole.ok.entries) {
    history.push(passageOf(match.play(move, draws)));
    kept = keepCheckpoint(kept, match);
  }
  return taken({ table: new RunningTable({ match, history: Trail.of(history), players, kept }), reopened: false });
}

function reopen<G extends Shape>(
  definition: Definition<G>,
  position: unknown,
  players: readonly Player[],
): Attempt<Restored<G>> {
  const rules = { rules: definition.rulesVersion };
  const loaded = loadPosition(definition, typeof position === 'object' ? { ...position, ...rules } : position);
  if ('refusal' in loaded) return loaded;
  // The journal begins at the position.
  const { number, state } = positionOf(loaded.ok);
  const again = replay(definition, journalOf(Match.from(definition, state, number)));
  if ('refusal' in again) return again;
  const history = Trail.of<Passage<G>>([{ events: [] }]);
  return taken({ table: new RunningTable({ match: again.ok, history, players }), reopened: true });
}
