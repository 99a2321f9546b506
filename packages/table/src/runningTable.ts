import {
  type Attempt,
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
  replay,
  type SeatId,
  type Setup,
  type Shape,
  taken,
  type Viewer,
} from '@getaway/kernel';
import type { Passage, Player, Scene } from './port.ts';

interface Parts<G extends Shape> {
  readonly match: Match<G>;
  readonly history: readonly Passage<G>[];
  readonly players: readonly Player[];
}

/**
 * A game with who plays it and what happened in it. It never changes: what is played leads to another table, so that whoever
 * keeps it can write the next one down before anybody is told.
 */
export class RunningTable<G extends Shape> {
  readonly #match: Match<G>;
  /** What happened, unredacted; the setup first. */
  readonly #history: readonly Passage<G>[];
  readonly players: readonly Player[];

  constructor({ match, history, players }: Parts<G>) {
    this.#match = match;
    this.#history = history;
    this.players = players;
  }

  static begin<G extends Shape>(
    definition: Definition<G>,
    setup: Setup<G>,
    { seed, players }: { readonly seed: string; readonly players: readonly Player[] },
  ): RunningTable<G> {
    const match = Match.start(definition, setup, { seed });
    return new RunningTable({ match, history: [{ events: match.events }], players });
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
    return this.#match.entries.at(-1);
  }

  get journal(): Journal<G> {
    return journalOf(this.#match);
  }

  get position(): Position<G> {
    return positionOf(this.#match);
  }

  /** What a viewer may see of it, with the log from passage `from` on. */
  sceneFor(viewer: Viewer, from = 0): Scene<G> {
    const { definition, state, decision, question, result } = this.#match;
    const asked =
      decision !== undefined && question !== undefined && decision.seat === viewer
        ? {
            asked: {
              number: decision.number,
              seat: decision.seat,
              frame: question.frame,
              rules: decision.rules,
              moves: decision.moves,
            },
          }
        : {};
    return {
      viewer,
      view: definition.viewFor(state, viewer),
      ...(decision === undefined ? {} : { due: decision.seat }),
      ...asked,
      undo: viewer === 'spectator' ? 'otherSeat' : this.undoFor(viewer),
      log: { from, passages: this.#history.slice(from).map((passage) => this.#passageFor(passage, viewer)) },
      ...(result === undefined ? {} : { result }),
    };
  }

  undoFor(seat: SeatId): Scene['undo'] {
    return this.#match.whyNoUndo(seat)?.reason ?? 'possible';
  }

  /** The first move answers question `number`, the others what follows: all of them or none. */
  play(seat: SeatId, moves: readonly Move[], number?: number): Attempt<RunningTable<G>> {
    const match = this.#match.clone();
    const history = this.#history.slice();
    for (const [i, move] of moves.entries()) {
      const legal = match.find(seat, move, i === 0 ? number : undefined);
      if ('refusal' in legal) return legal;
      const { events } = match.play(legal.ok);
      history.push({ seat, move: legal.ok, events });
    }
    return taken(new RunningTable({ match, history, players: this.players }));
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
    const history = [...this.#history, { seat, move: legal.ok, events }];
    return taken(new RunningTable({ match, history, players: this.players }));
  }

  /** Goes back to so many entries, whatever has been seen since; for whoever may decide that. */
  rewind(entries: number): Attempt<RunningTable<G>> {
    const past = replay(this.#match.definition, this.journal, entries);
    if ('refusal' in past) return past;
    const gone = this.#match.entries.length - entries;
    const history = this.#history.slice(0, this.#history.length - gone);
    return taken(new RunningTable({ match: past.ok, history, players: this.players }));
  }

  undo(seat: SeatId): Attempt<RunningTable<G>> {
    const match = this.#match.clone();
    const undone = match.undo(seat);
    if ('refusal' in undone) return undone;
    return taken(new RunningTable({ match, history: this.#history.slice(0, -1), players: this.players }));
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
    const skipped = this.#history.length - 1 - this.#match.entries.length;
    const past = replay(this.#match.definition, this.journal, passages - 1 - skipped);
    if ('refusal' in past) return past;
    return taken(this.#match.definition.viewFor(past.ok.state, viewer));
  }

  /** A bot takes a seat, or leaves it to a person again. */
  substitute(seat: SeatId, bot: string | undefined): Attempt<RunningTable<G>> {
    const player = this.players[seat];
    if (player === undefined)
      return refused('badRequest', `There is no seat ${seat}; this game has ${this.players.length}.`);
    const replaced = bot === undefined ? { name: player.name } : { name: player.name, bot };
    const players = this.players.with(seat, replaced);
    return taken(new RunningTable({ match: this.#match, history: this.#history, players }));
  }

  #passageFor({ events, ...choice }: Passage<G>, viewer: Viewer): Passage<G> {
    // A move can name what only its maker saw; what others may know of it is in the events.
    const own = choice.seat === viewer ? choice : choice.seat === undefined ? {} : { seat: choice.seat };
    return { ...own, events: events.map((event) => this.#match.definition.eventFor(event, viewer)) };
  }
}
