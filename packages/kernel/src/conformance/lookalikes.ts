import { advance, answer, type Question } from '../advance.ts';
import { copyChance } from '../chance.ts';
import { Game, ImpossibleDraw } from '../game.ts';
import type { Match } from '../match.ts';
import { sameMove } from '../move.ts';
import type { Shape, Viewer } from '../shape.ts';
import { viewFor } from '../view.ts';
import { asText, expectSame } from './compare.ts';
import { dreamFor, type Moment, viewersOf } from './moment.ts';

/**
 * Compares two states that look the same to a viewer. Both must ask the same seat at the same step. After the same move
 * with the same draws, both must again ask the same seat at the same step, and the viewer must see the same events and
 * view. Otherwise, a secret could be revealed. Events may differ only after a draw, or if the rules disclose a secret.
 * The comparison ends at such a difference.
 */
export function lookalikesAreAskedAlike<G extends Shape>({ match, move, dream }: Moment<G>): void {
  const { question } = match;
  if (question === undefined) return;
  const ownDream = copyChance(dream);
  for (const viewer of viewersOf(match)) {
    const lookalike = dreamFor(match, viewer, ownDream);
    const asked = advance(match.definition, new Game<G>(lookalike));
    expectSame(stepOf(asked), stepOf(question), `a question tells ${viewer} a secret`);
    if (asked === undefined) continue;
    if (viewer === question.seat) expectSame(asked.moves, question.moves, `the moves of ${viewer} tell a secret`);
    if (asked.moves.some((option) => sameMove(option, move)))
      expectAlikeAfter(match, viewer, { lookalike, asked, move });
  }
}

const stepOf = <G extends Shape>(question: Question<G> | undefined) => [question?.seat, question?.frame.step];

interface Pair<G extends Shape> {
  readonly lookalike: G['state'];
  readonly asked: Question<G>;
  readonly move: G['move'];
}

function expectAlikeAfter<G extends Shape>(match: Match<G>, viewer: Viewer, { lookalike, asked, move }: Pair<G>): void {
  const { definition, question } = match;
  if (question === undefined) return;
  const truth = new Game<G>(definition.cloneState(match.state));
  const next = answer(definition, truth, question, move);
  const other = new Game<G>(lookalike, truth.draws);
  const otherNext = unlessImpossible(() => answer(definition, other, asked, move));
  if (otherNext === IMPOSSIBLE || definition.resultOf(truth.state) !== undefined) return;
  const told = tellFor(match, viewer, truth);
  const otherTold = tellFor(match, viewer, other);
  const first = told.findIndex((event, i) => event !== otherTold[i]);
  const differs = first >= 0 ? first : told.length < otherTold.length ? told.length : undefined;
  if (differs !== undefined) {
    if (isDrawn(truth, differs) && isDrawn(other, differs)) return;
    if ([truth, other].some((game) => isDisclosed(match, game, differs))) return;
    expectSame(
      otherTold[differs] ?? 'nothing',
      told[differs] ?? 'nothing',
      `an event tells ${viewer} what the rules do not disclose`,
    );
  }
  expectSame(stepOf(otherNext), stepOf(next), `the next question tells ${viewer} a secret`);
  expectSame(
    viewFor(definition, other.state, viewer),
    viewFor(definition, truth.state, viewer),
    `what is shown after a move tells ${viewer} a secret`,
  );
}

const tellFor = <G extends Shape>({ definition }: Match<G>, viewer: Viewer, { events }: Game<G>): readonly string[] =>
  events.map((event) => asText(definition.eventFor(event, viewer)));

/**
 * Whether an event comes after a draw. Such an event may show what was drawn, so it may differ between the two states.
 */
const isDrawn = <G extends Shape>({ foreseen }: Game<G>, at: number): boolean => at >= foreseen;

function isDisclosed<G extends Shape>({ definition }: Match<G>, { events }: Game<G>, at: number): boolean {
  const event = events[at];
  return event !== undefined && definition.discloses?.(event) === true;
}

const IMPOSSIBLE = Symbol('impossible');

/**
 * Returns `IMPOSSIBLE` if a draw is impossible. The lookalike state has other hidden cards than the true state, so the
 * draws of the true state may be impossible in it.
 */
function unlessImpossible<T>(play: () => T): T | typeof IMPOSSIBLE {
  try {
    return play();
  } catch (error) {
    if (error instanceof ImpossibleDraw) return IMPOSSIBLE;
    throw error;
  }
}
