import type { Match } from '../match.ts';
import type { Result } from '../result.ts';
import type { SeatId, Shape, Viewer } from '../shape.ts';
import { viewFor } from '../view.ts';

/** A match for tests, with all events since it began. Each game adds methods for its moves. */
export class MatchTable<G extends Shape> {
  readonly match: Match<G>;
  readonly events: G['event'][] = [];

  constructor(match: Match<G>) {
    this.match = match;
    this.events.push(...match.events);
  }

  /** Plays a move for the seat that is asked. Fails if the move is illegal or an invariant breaks. */
  protected take(move: G['move'], draws: readonly number[]): this {
    const { match } = this;
    const legal = match.find(this.asked, move);
    if ('refusal' in legal) throw new Error(legal.refusal.message);
    this.events.push(...match.play(legal.ok, draws).events);
    // Decisions with a single answer are played automatically, as in a real game.
    for (let { question } = match; question?.unasked === true; { question } = match)
      for (const only of question.moves) this.events.push(...match.play(only).events);
    const [fault] = match.definition.faultsOf(match.state);
    if (fault !== undefined) throw new Error(`${fault.invariant}: ${fault.message}`);
    return this;
  }

  get asked(): SeatId {
    return this.match.decision?.seat ?? -1;
  }

  get step(): string {
    return this.match.decision?.step ?? 'over';
  }

  /** The distinct names of the legal moves. */
  get moves(): readonly string[] {
    return [...new Set(this.match.decision?.moves.map(({ move }) => move))];
  }

  /**
   * The rule that forbids a move. Returns `legal` if the move is allowed, and the refusal's code if no rule is named.
   */
  why(move: G['move']): string {
    const legal = this.match.find(this.asked, move);
    return 'ok' in legal ? 'legal' : (legal.refusal.why ?? legal.refusal.code);
  }

  view(viewer: Viewer = 'spectator'): G['view'] {
    return viewFor(this.match.definition, this.match.state, viewer);
  }

  told<Type extends G['event']['type']>(
    ...types: readonly Type[]
  ): readonly Extract<G['event'], { readonly type: Type }>[] {
    return this.events.filter((event): event is Extract<G['event'], { readonly type: Type }> =>
      (types as readonly string[]).includes(event.type),
    );
  }

  get result(): Result {
    const { result } = this.match;
    if (result === undefined) throw new Error('the game is not over');
    return result;
  }

  score(who: SeatId | string, line: string): number | undefined {
    const lines = this.result.ranking.find(({ seat }) => seat === who)?.lines;
    return lines?.find((entry) => entry.line === line)?.value;
  }
}
