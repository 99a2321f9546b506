import { type Chosen, chooseMove, isLevel, levelsOf } from '@getaway/bots';
import {
  type Attempt,
  type Decision,
  hashOf,
  journalOf,
  type Match,
  type Move,
  positionOf,
  type Result,
  read,
  refused,
  type SeatId,
  type Shape,
  taken,
  type Viewer,
  viewFor,
} from '@getaway/kernel';

/** A seat is due, or the game is over. */
type Due = { readonly decision: Decision<Shape> } | { readonly result: Result | undefined };

interface Thinking {
  readonly level: string;
  readonly dreams: number | undefined;
  enough(): boolean;
}

/** A running game of whatever kind. It never changes: what is played leads to another table. */
export interface Table {
  readonly due: Due;
  readonly result: Result | undefined;
  readonly position: object;
  readonly journal: object;
  view(viewer: Viewer): Attempt<object>;
  play(
    seat: SeatId,
    move: Move,
    number?: number,
  ): Attempt<{ readonly table: Table; readonly events: readonly object[] }>;
  undo(seat: SeatId): Attempt<Table>;
  bot(thinking: Thinking): Attempt<Chosen<Shape>>;
}

/** The types of the game end here: everything that leaves is plain data. */
export function tableOf<G extends Shape>(match: Match<G>): Table {
  const { definition } = match;
  return {
    get due() {
      const { decision, result } = match;
      return decision === undefined ? { result } : { decision };
    },
    get result() {
      return match.result;
    },
    get position() {
      return positionOf(match);
    },
    get journal() {
      return journalOf(match);
    },
    view(viewer) {
      const seats = definition.seatsOf(match.state);
      if (viewer !== 'spectator' && viewer >= seats)
        return refused('badRequest', `There is no seat ${viewer}; this game has ${seats}.`);
      return taken(viewFor(definition, match.state, viewer));
    },
    play(seat, move, number) {
      const shaped = read(definition.schemas.move, move, { code: 'badRequest', what: 'The move' });
      if ('refusal' in shaped) return shaped;
      const legal = match.find(seat, shaped.ok, number);
      if ('refusal' in legal) return legal;
      const { match: next, events } = match.after(legal.ok);
      return taken({ table: tableOf(next), events });
    },
    undo(seat) {
      const next = match.clone();
      const undone = next.undo(seat);
      return 'refusal' in undone ? undone : taken(tableOf(next));
    },
    bot({ level, dreams, enough }) {
      const { decision } = match;
      const levels = levelsOf(definition);
      if (!isLevel(level) || !levels.includes(level))
        return refused('badOption', `The bots of ${definition.id} play ${levels.join(' or ')}, not "${level}".`);
      if (decision === undefined) return refused('notAsked', 'The game is over.');
      const { seat } = decision;
      // The view is the seed: the same question gets the same answer, and the game's own chance stays out of it.
      const seed = hashOf(viewFor(definition, match.state, seat));
      return taken(chooseMove({ match, seat, level, seed, enough, ...(dreams === undefined ? {} : { dreams }) }));
    },
  };
}
