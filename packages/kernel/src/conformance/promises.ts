import { advance, answer } from '../advance.ts';
import { type Chance, copyChance, drawBelow } from '../chance.ts';
import { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { loadPosition, positionOf } from '../position.ts';
import type { SeatId, Shape, Viewer } from '../shape.ts';
import { mergeView, viewFor } from '../view.ts';
import { asText, expectHolds, expectSame } from './compare.ts';
import { lookalikesAreAskedAlike } from './lookalikes.ts';
import { dreamFor, type Moment, viewersOf } from './moment.ts';

/** The checks of all promises. Each must hold at every decision of every game. */
export const PROMISES = [
  optionsAreThereAndDiffer,
  storedIsRestored,
  clonesShareNothing,
  movesSurviveTheWire,
  viewsSurviveTheWire,
  dreamsArePossible,
  dreamsLookTrue,
  dreamsDependOnTheViewAlone,
  nothingShowsBeforeTheBoundary,
  lookalikesAreToldAndDreamtAlike,
  lookalikesAreAskedAlike,
  undoneIsRedone,
] as const;

function optionsAreThereAndDiffer<G extends Shape>({ match }: Moment<G>): void {
  const moves = (match.decision?.moves ?? []).map(asText);
  expectHolds(moves.length > 0, 'a decision without an option');
  expectSame([...new Set(moves)], moves, 'a move is offered twice');
}

function storedIsRestored<G extends Shape>({ match }: Moment<G>): void {
  const loaded = loadPosition(match.definition, overTheWire(positionOf(match)));
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  expectSame(loaded.ok.state, match.state, 'a restored state differs');
  expectSame(loaded.ok.decision, match.decision, 'a restored state asks something else');
}

function clonesShareNothing<G extends Shape>({ match, move }: Moment<G>): void {
  const before = asText(match.state);
  match.clone().play(move);
  expectHolds(asText(match.state) === before, 'playing in a clone changed the original');
}

/** The maximum number of moves to test. If there are more, a sample is tested. */
const MANY = 20;

function movesSurviveTheWire<G extends Shape>({ match, dream }: Moment<G>): void {
  const { decision } = match;
  const moves = decision?.moves ?? [];
  const some =
    moves.length <= MANY
      ? moves
      : Array.from({ length: MANY }, () => moves[drawBelow(dream, moves.length)] as G['move']);
  for (const move of some) {
    const found = match.find(decision?.seat ?? 0, overTheWire(move));
    expectHolds('ok' in found, `a legal move is refused: ${asText(move)}`);
  }
}

/**
 * The public and the private part of a view are sent separately. The receiver must be able to merge them into the same
 * view.
 */
function viewsSurviveTheWire<G extends Shape>({ match }: Moment<G>): void {
  const { definition, state } = match;
  const open = overTheWire(definition.publicView(state));
  for (const seat of Array(definition.seatsOf(state)).keys()) {
    const arrived = mergeView(overTheWire(definition.privateView(state, seat)), open);
    expectSame(arrived, viewFor(definition, state, seat), `${seat} sees something else over the wire`);
  }
}

function dreamsArePossible<G extends Shape>({ match, dream }: Moment<G>): void {
  const { definition, state } = match;
  for (const viewer of viewersOf(match)) {
    const dreamt = dreamFor(match, viewer, dream);
    expectSame(definition.faultsOf(dreamt), [], `a state dreamt for ${viewer} is impossible`);
    expectHolds(asText(dreamt.chance) !== asText(state.chance), 'a dream knows what chance will bring');
    const later = playedOn(match, dreamt, dream);
    expectSame(definition.faultsOf(later), [], `what comes of a state dreamt for ${viewer} is impossible`);
  }
}

function dreamsLookTrue<G extends Shape>({ match, dream }: Moment<G>): void {
  const { definition, state } = match;
  for (const viewer of viewersOf(match)) {
    const view = viewFor(definition, state, viewer);
    const dreamt = viewFor(definition, dreamFor(match, viewer, dream), viewer);
    expectSame(dreamt, view, `${viewer} can tell a dreamt state from the true one`);
  }
}

/**
 * Two states that look the same to a viewer must give the same determinised state. Otherwise, a determinised state
 * would reveal something about the true one.
 */
function dreamsDependOnTheViewAlone<G extends Shape>({ match, dream }: Moment<G>): void {
  const { definition, state } = match;
  for (const viewer of viewersOf(match)) {
    const lookalike = dreamFor(match, viewer, dream);
    expectSame(
      definition.determinise(lookalike, viewer, copyChance(dream)),
      definition.determinise(state, viewer, copyChance(dream)),
      `what ${viewer} dreams depends on what ${viewer} can't know`,
    );
  }
}

/** Until the first draw, a move must not show its seat anything new. Otherwise, the move could not be undone. */
function nothingShowsBeforeTheBoundary<G extends Shape>({ match, move, dream }: Moment<G>): void {
  const { definition, question } = match;
  if (question === undefined) return;
  const { seat } = question;
  const truth = played(match, definition.cloneState(match.state), move);
  const dreamt = played(match, dreamFor(match, seat, dream), move);
  expectSame(
    foreseenBy(match, dreamt, seat),
    foreseenBy(match, truth, seat),
    'an event tells more than could be foreseen',
  );
  if (truth.draws.length > 0 || truth.state.stack.length === 0) return;
  expectSame(
    viewFor(definition, dreamt.state, seat),
    viewFor(definition, truth.state, seat),
    'a choice that can be taken back has shown something hidden',
  );
}

/**
 * Compares the true continuation with two others: the same move with other draws, and another move. The viewer is
 * somebody who did not make the move. If another continuation looks the same to the viewer as the true one, the viewer
 * must imagine the same states. The viewer must also see the same events, if the seat that made the move can tell the
 * two continuations apart.
 */
function lookalikesAreToldAndDreamtAlike<G extends Shape>({ match, move, dream }: Moment<G>): void {
  const { definition, question } = match;
  if (question === undefined) return;
  const truth = played(match, definition.cloneState(match.state), move);
  const otherLuck = definition.cloneState(match.state);
  otherLuck.chance = copyChance(dream);
  const otherMove = question.moves[drawBelow(dream, question.moves.length)] as G['move'];
  const ways = [played(match, otherLuck, move), played(match, definition.cloneState(match.state), otherMove)];
  const shown = ({ state, asked }: Way<G>, viewer: Viewer) => asText([viewFor(definition, state, viewer), asked]);
  for (const viewer of viewersOf(match)) {
    const told = ({ events }: Way<G>) =>
      events
        .filter(({ type }) => definition.passing?.includes(type) !== true)
        .map((event) => definition.eventFor(event, viewer));
    const dreamt = ({ state }: Way<G>) => definition.determinise(state, viewer, copyChance(dream));
    for (const way of ways) {
      if (viewer === question.seat || shown(way, viewer) !== shown(truth, viewer)) continue;
      expectSame(dreamt(way), dreamt(truth), `${viewer} dreams of a secret`);
      if (shown(way, question.seat) !== shown(truth, question.seat))
        expectSame(told(way), told(truth), `an event tells ${viewer} a secret`);
    }
  }
}

function undoneIsRedone<G extends Shape>({ match, move }: Moment<G>): void {
  if (match.question?.unasked !== false) return; // an unasked move is undone together with the choice before it
  const { seat } = match.question;
  const copy = match.clone();
  const before = asText(copy.state);
  const { entry } = copy.play(move);
  const after = asText(copy.state);
  const over = copy.decision === undefined;
  const refusal = copy.whyNoUndo(seat);
  expectHolds((refusal === undefined) === (entry.draws.length === 0 && !over), 'undo does not stop at the boundary');
  if (refusal !== undefined) return;
  const number = copy.number;
  copy.undo(seat);
  expectHolds(asText(copy.state) === before, 'undo does not lead back');
  expectHolds(copy.number > number, 'undo uses a decision number again');
  copy.play(move);
  expectHolds(asText(copy.state) === after, 'what was undone and done again differs');
}

export const overTheWire = <T>(document: T): T => JSON.parse(JSON.stringify(document)) as T;

/** A random choice of the asked seat in a determinised state. The options may differ from those in the true state. */
function playedOn<G extends Shape>({ definition }: Match<G>, dreamt: G['state'], dream: Chance): G['state'] {
  const game = new Game<G>(dreamt);
  const question = advance(definition, game);
  if (question !== undefined)
    answer(definition, game, question, question.moves[drawBelow(dream, question.moves.length)] as G['move']);
  return game.state;
}

/** One possible continuation: its results, and the seat that is asked next. */
interface Way<G extends Shape> extends Pick<Game<G>, 'state' | 'events' | 'draws' | 'foreseen'> {
  readonly asked: SeatId | undefined;
}

function played<G extends Shape>({ definition, question }: Match<G>, state: G['state'], move: G['move']): Way<G> {
  const game = new Game<G>(state);
  const next = question === undefined ? undefined : answer(definition, game, question, move);
  const { events, draws, foreseen } = game;
  return { state, events, draws, foreseen, asked: next?.seat };
}

function foreseenBy<G extends Shape>({ definition }: Match<G>, game: Way<G>, viewer: Viewer): readonly G['event'][] {
  return game.events.slice(0, game.foreseen).map((event) => definition.eventFor(event, viewer));
}
