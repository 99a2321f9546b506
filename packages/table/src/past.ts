import {
  type AppendOnlyList,
  type Attempt,
  type Definition,
  type Hands,
  type Match,
  refused,
  type Shape,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import * as v from 'valibot';
import { type Closed, stateIn, statesIn } from './archive.ts';
import { refuseOtherRules } from './otherRules.ts';
import type { Passage } from './port.ts';

/**
 * The earlier states of a table, with all secrets. They come from the journal, or from the archive of a game under
 * older rules.
 */
export class Past<G extends Shape> {
  readonly #match: Match<G>;
  readonly #history: AppendOnlyList<Passage<G>>;
  readonly #closed: Closed<G> | undefined;

  constructor(match: Match<G>, history: AppendOnlyList<Passage<G>>, closed: Closed<G> | undefined) {
    this.#match = match;
    this.#history = history;
    this.#closed = closed;
  }

  get definition(): Definition<G> {
    return this.#match.definition;
  }

  /** What the viewer saw after this many log entries. The first log entry is the setup. */
  viewAt(passages: number, viewer: Viewer, hands: Hands): Attempt<G['view']> {
    const state = this.stateAt(passages);
    return 'refusal' in state ? state : taken(viewFor(this.definition, state.ok, viewer, hands));
  }

  /** The state after this many log entries. The first log entry is the setup. Callers must not change the state. */
  stateAt(passages: number): Attempt<G['state']> {
    const { length } = this.#history;
    const choices = passages - 1 - (this.#closed === undefined ? length - 1 - this.#match.entryCount : 0);
    if (!Number.isInteger(choices) || choices < 0 || passages > length)
      return refused('badJournal', `The log has ${length} passages; ${passages} of them can't be shown.`);
    if (this.#closed === undefined) return taken(this.#match.stateAfter(choices));
    if (passages === length) return taken(this.#match.state);
    const { journal, archive } = this.#closed;
    const past = archive === undefined ? undefined : this.#read(stateIn(archive.states, passages));
    return past === undefined ? refuseOtherRules(this.#match.definition, journal) : taken(past);
  }

  /**
   * Yields the state after each known log entry. Callers must not change the state. It is valid only until the next one
   * is requested.
   */
  *states(): Generator<{ readonly passages: number; readonly state: G['state'] }, void> {
    const { length } = this.#history;
    if (this.#closed === undefined) {
      let passages = length - this.#match.entryCount;
      yield { passages, state: this.#match.stateAfter(0) };
      for (const state of this.#match.states()) {
        passages += 1;
        yield { passages, state };
      }
      return;
    }
    const { archive } = this.#closed;
    let passages = archive === undefined ? length : 1;
    for (const document of archive === undefined ? [this.#match.state] : statesIn(archive.states)) {
      const state = this.#read(document);
      if (state !== undefined) yield { passages, state };
      passages += 1;
    }
  }

  #read(document: unknown): G['state'] | undefined {
    const read = v.safeParse(this.#match.definition.schemas.state, document);
    return read.success ? read.output : undefined;
  }
}
