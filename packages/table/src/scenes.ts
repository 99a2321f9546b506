import {
  type AppendOnlyList,
  type Hands,
  type Match,
  mergeView,
  type PrivatePart,
  privatePartFor,
  type Result,
  type SeatId,
  type Shape,
  type Viewer,
} from '@getaway/kernel';
import type { DueDecision, Passage, Scene, WentBack } from './port.ts';

/** What viewers may see at one moment. Parts that several viewers share are computed once. */
export class Scenes<G extends Shape = Shape> {
  readonly #match: Match<G>;
  /** The log with all secrets. */
  readonly #history: AppendOnlyList<Passage<G>>;
  readonly #closed: boolean;
  /** Log entries as a spectator sees them. Most of them are the same for all viewers. */
  readonly #told = new Map<Passage<G>, Passage<G>>();
  readonly open: G['view'];
  /** The current decision, with all secrets. */
  readonly asked: DueDecision<G> | undefined;
  readonly result: Result | undefined;

  /** `closed`: the game is over. No decision is due, even if the last known position has a pending decision. */
  constructor(match: Match<G>, history: AppendOnlyList<Passage<G>>, { closed }: { readonly closed: boolean }) {
    this.#match = match;
    this.#history = history;
    this.#closed = closed;
    this.open = match.definition.publicView(match.state);
    this.asked = closed ? undefined : askedIn(match);
    this.result = match.result;
  }

  sceneFor(viewer: Viewer, from: number): Scene<G> {
    const { asked, result, open } = this;
    const own = this.ownFor(viewer);
    return {
      viewer,
      view: own === undefined ? open : mergeView(own, open),
      ...(asked === undefined ? {} : { due: asked.seat }),
      ...(asked?.seat === viewer ? { asked } : {}),
      undo: this.undoFor(viewer),
      log: { from, passages: this.passagesFor(viewer, from) },
      ...(result === undefined ? {} : { result }),
    };
  }

  ownFor(viewer: Viewer, hands: Hands = 'own'): PrivatePart<G['view']> | undefined {
    const { definition, state } = this.#match;
    return privatePartFor(definition, state, viewer, hands);
  }

  undoFor(viewer: Viewer): Scene['undo'] {
    if (viewer === 'spectator') return 'otherSeat';
    return this.#closed ? 'over' : undoFor(this.#match, viewer);
  }

  /** The log for a viewer. Viewers who see the same entry get the same object. */
  passagesFor(viewer: Viewer, from: number, hands: Hands = 'own'): readonly Passage<G>[] {
    const passages = this.#history.slice(from);
    if (hands === 'open') return passages.map((passage) => this.#withOpenHands(passage, viewer));
    return passages.map((passage) => this.#passageFor(passage, viewer));
  }

  /** A log entry with everything that at least one seat knows. */
  #withOpenHands({ events, wentBack, ...choice }: Passage<G>, viewer: Viewer): Passage<G> {
    return {
      ...choice,
      events: events.map((event) => this.#knownToAny(event, viewer)),
      ...(wentBack === undefined
        ? {}
        : {
            wentBack: wentBack.map((note) => ({
              ...note,
              passages: note.passages.map((passage) => this.#withOpenHands(passage, viewer)),
            })),
          }),
    };
  }

  /** The whole event, if at least one seat may know all of it. Otherwise, the part that the viewer may know. */
  #knownToAny(event: G['event'], viewer: Viewer): G['event'] {
    const { definition, state } = this.#match;
    for (let seat = 0; seat < definition.seatsOf(state); seat += 1)
      if (definition.eventFor(event, seat) === event) return event;
    return definition.eventFor(event, viewer);
  }

  #passageFor(passage: Passage<G>, viewer: Viewer): Passage<G> {
    const open = this.#told.get(passage) ?? this.#redacted(passage, 'spectator');
    this.#told.set(passage, open);
    const isOpen = passage.seat !== viewer && passage.wentBack === undefined && this.#isOpen(passage, open, viewer);
    return viewer === 'spectator' || isOpen ? open : this.#redacted(passage, viewer);
  }

  #isOpen({ events }: Passage<G>, open: Passage<G>, viewer: Viewer): boolean {
    return events.every((event, i) => this.#match.definition.eventFor(event, viewer) === open.events[i]);
  }

  #redacted({ events, wentBack, chosen, aim, ...choice }: Passage<G>, viewer: Viewer): Passage<G> {
    // A move can name something that only its seat has seen. Other seats see only the events.
    const own = choice.seat === viewer ? choice : choice.seat === undefined ? {} : { seat: choice.seat };
    return {
      ...own,
      ...(chosen === undefined ? {} : { chosen }),
      ...(aim === undefined ? {} : { aim }),
      events: events.map((event) => this.#match.definition.eventFor(event, viewer)),
      ...(wentBack === undefined ? {} : { wentBack: wentBack.map((note) => this.#noteFor(note, viewer)) }),
    };
  }

  #noteFor(note: WentBack<G>, viewer: Viewer): WentBack<G> {
    return { ...note, passages: note.passages.map((passage) => this.#redacted(passage, viewer)) };
  }
}

export const undoFor = <G extends Shape>(match: Match<G>, seat: SeatId): Scene['undo'] =>
  match.whyNoUndo(seat)?.reason ?? 'possible';

export function askedIn<G extends Shape>({ decision, question }: Match<G>): DueDecision<G> | undefined {
  if (decision === undefined || question === undefined) return undefined;
  const { number, seat, rules, moves } = decision;
  return { number, seat, frame: question.frame, rules, moves };
}
