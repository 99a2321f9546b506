import {
  type Attempt,
  type Beginning,
  type Definition,
  type Entry,
  type Foreseen,
  type Journal,
  journalOf,
  Match,
  type Move,
  type Position,
  positionOf,
  preview,
  type Refusal,
  refused,
  type SeatId,
  type Setup,
  type Shape,
  Trail,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';
import { type Checkpoints, keepCheckpoint, keptUpTo, matchAfter, stateAfter } from './checkpoints.ts';
import type { BackBy, Passage, Player, Scene } from './port.ts';
import { Scenes, undoFor } from './scenes.ts';
import { lastNotes, withNotes } from './wentBack.ts';

interface Parts<G extends Shape> {
  readonly match: Match<G>;
  readonly history: Trail<Passage<G>>;
  readonly players: readonly Player[];
  /** Left out where no choice has been made yet. */
  readonly kept?: Checkpoints<G>;
}

/**
 * A game with who plays it and what happened in it. It never changes: what is played leads to another table, so that whoever
 * keeps it can write the next one down before anybody is told.
 */
export class RunningTable<G extends Shape> {
  readonly #match: Match<G>;
  /** What happened, unredacted; the setup first. */
  readonly #history: Trail<Passage<G>>;
  readonly #kept: Checkpoints<G>;
  readonly players: readonly Player[];

  constructor({ match, history, players, kept = keepCheckpoint([], match) }: Parts<G>) {
    this.#match = match;
    this.#history = history;
    this.#kept = kept;
    this.players = players;
  }

  static begin<G extends Shape>(
    definition: Definition<G>,
    setup: Setup<G>,
    { players, ...beginning }: Beginning & { readonly players: readonly Player[] },
  ): RunningTable<G> {
    const match = Match.start(definition, setup, beginning);
    return new RunningTable({ match, history: Trail.of([{ events: match.events }]), players });
  }

  /** Who has to choose; undefined when the game is over. */
  get due(): SeatId | undefined {
    return this.#match.question?.seat;
  }

  get over(): boolean {
    return this.#match.question === undefined;
  }

  /** How many choices stand. */
  get choices(): number {
    return this.#history.length - 1;
  }

  /** The last entry of the journal: what is to be written down after a choice. */
  get lastEntry(): Entry<G> | undefined {
    return this.#match.lastEntry;
  }

  /** The hash of the pack that it is played with. */
  get pack(): string {
    return this.#match.state.pack;
  }

  get journal(): Journal<G> {
    return journalOf(this.#match);
  }

  get position(): Position<G> {
    return positionOf(this.#match);
  }

  /** What a viewer may see of it, with the log from passage `from` on. */
  sceneFor(viewer: Viewer, from = 0): Scene<G> {
    return this.scenes().sceneFor(viewer, from);
  }

  /** The same for several viewers: what they see alike is made once, and is the same object in their scenes. */
  scenes(): Scenes<G> {
    return new Scenes(this.#match, this.#history);
  }

  undoFor(seat: SeatId): Scene['undo'] {
    return undoFor(this.#match, seat);
  }

  /** The first move answers question `number`, the others what follows: all of them or none. */
  play(seat: SeatId, moves: readonly Move[], number?: number): Attempt<RunningTable<G>> {
    const match = this.#match.clone();
    let history = this.#history;
    let kept = this.#kept;
    for (const [i, move] of moves.entries()) {
      const legal = match.find(seat, move, i === 0 ? number : undefined);
      if ('refusal' in legal) return legal;
      const { events } = match.play(legal.ok);
      history = history.with({ seat, move: legal.ok, events });
      kept = keepCheckpoint(kept, match);
    }
    return taken(new RunningTable({ match, history, players: this.players, kept }));
  }

  /** Plays an entry of the journal again, with the draws that it had. */
  repeat(entry: {
    readonly seat: SeatId;
    readonly move: Move;
    readonly draws: readonly number[];
  }): Attempt<RunningTable<G>> {
    const match = this.#match.clone();
    const { seat } = entry;
    const legal = match.find(seat, entry.move);
    if ('refusal' in legal) return legal;
    const { events } = match.play(legal.ok, entry.draws);
    const history = this.#history.with({ seat, move: legal.ok, events });
    const kept = keepCheckpoint(this.#kept, match);
    return taken(new RunningTable({ match, history, players: this.players, kept }));
  }

  /** Goes back to so many entries, whatever has been seen since; for whoever may decide that. The log keeps what it was. */
  rewind(entries: number, by?: BackBy): Attempt<RunningTable<G>> {
    const all = this.#match.choices;
    if (!Number.isInteger(entries) || entries < 0 || entries > all)
      return refused('badJournal', `The journal has ${all} entries; ${entries} of them can't be played.`);
    const left = this.#history.length - (all - entries);
    const passages = this.#history.slice(left);
    const note = by === undefined ? [] : [{ ...by, from: this.choices, to: left - 1, passages }];
    return taken(this.#backTo(entries, lastNotes(withNotes(this.#history.slice(0, left), note))));
  }

  undo(seat: SeatId): Attempt<RunningTable<G>> {
    const refusal = this.#match.whyNoUndo(seat);
    if (refusal !== undefined) return { refusal };
    // Whatever is taken back: that the table once went back stays in the log.
    const history = withNotes(this.#history.slice(0, -1), this.#history.last?.wentBack ?? []);
    return taken(this.#backTo(this.#match.choices - 1, history));
  }

  #backTo(entries: number, history: readonly Passage<G>[]): RunningTable<G> {
    const match = matchAfter({ match: this.#match, kept: this.#kept }, entries);
    const kept = keptUpTo(this.#kept, entries);
    return new RunningTable({ match, history: Trail.of(history), players: this.players, kept });
  }

  foresee(seat: SeatId, moves: readonly Move[]): Foreseen<G> {
    return preview(this.#match, seat, ...moves);
  }

  whyNot(seat: SeatId, move: Move): Refusal | undefined {
    const found = this.#match.find(seat, move);
    return 'refusal' in found ? found.refusal : undefined;
  }

  /** What a viewer saw after so many passages; 1 is the table as it was set up. */
  lookBack(viewer: Viewer, passages: number): Attempt<G['view']> {
    const { definition, choices: all } = this.#match;
    const skipped = this.#history.length - 1 - all;
    const choices = passages - 1 - skipped;
    if (!Number.isInteger(choices) || choices < 0 || choices > all)
      return refused('badJournal', `The log has ${this.#history.length} passages; ${passages} of them can't be shown.`);
    const past = stateAfter({ match: this.#match, kept: this.#kept }, choices);
    return taken(viewFor(definition, past, viewer));
  }

  /** A bot takes a seat, or leaves it to a person again. */
  substitute(seat: SeatId, bot: string | undefined): Attempt<RunningTable<G>> {
    const player = this.players[seat];
    if (player === undefined)
      return refused('badRequest', `There is no seat ${seat}; this game has ${this.players.length}.`);
    const replaced = bot === undefined ? { name: player.name } : { name: player.name, bot };
    const players = this.players.with(seat, replaced);
    return taken(new RunningTable({ match: this.#match, history: this.#history, players, kept: this.#kept }));
  }
}
