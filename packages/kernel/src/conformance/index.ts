import { drawBelow, seededChance } from '../chance.ts';
import type { Definition } from '../definition.ts';
import { journalOf, replay } from '../journal.ts';
import { Match } from '../match.ts';
import { readSetup, type SetupRequest } from '../setup.ts';
import type { Shape } from '../shape.ts';
import { expectHolds, expectSame } from './compare.ts';
import { overTheWire, PROMISES } from './promises.ts';

export { checkForecasts, type ForecastCheck } from './forecasts.ts';
export { goldenOf, replayGolden } from './golden.ts';
export { perft } from './perft.ts';

export interface Trial {
  readonly request: SetupRequest;
  readonly seed: string;
  /** The expensive promises are checked only at every n-th decision. 1 means at every decision. */
  readonly every: number;
  /** A limit on the number of decisions. A game that reaches this limit counts as one that never ends. */
  readonly most?: number;
}

/** The first decisions of a game are all checked, because many kinds of decisions occur only there. */
const OPENING = 6;

/**
 * Plays one random game and throws at the first broken promise. Every game built on the kernel must keep all promises,
 * for every seed.
 */
export function checkPromises<G extends Shape>(
  definition: Definition<G>,
  { request, seed, every, most = 5_000 }: Trial,
): Match<G> {
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(definition, setup.ok, { seed });
  const dream = seededChance(`dreams of ${seed}`);
  const phase = drawBelow(dream, every);
  const components = definition.countComponents(match.state);
  while (match.decision !== undefined) {
    const { moves, number } = match.decision;
    const move = moves[drawBelow(dream, moves.length)] as G['move'];
    if (number < OPENING || number % every === phase) {
      for (const promise of PROMISES) promise({ match, move, dream });
      expectSame(definition.countComponents(match.state), components, 'a component was lost or made');
    }
    match.play(move);
    expectHolds(number < most, 'the game does not end');
  }
  expectHolds(match.result !== undefined, 'the game ended without a result');
  expectSame(definition.countComponents(match.state), components, 'a component was lost or made');
  replaysTheSame(match);
  return match;
}

/** Checks that the seed and the moves reproduce the game, and that the journal's draws do so without the seed. */
function replaysTheSame<G extends Shape>(match: Match<G>): void {
  const journal = overTheWire(journalOf(match));
  const { definition } = match;
  const replayed = replay(definition, journal);
  if ('refusal' in replayed) throw new Error(replayed.refusal.message);
  expectSame(replayed.ok.state, match.state, 'a replay ends in another state');

  const otherGenerator = replay(definition, { ...journal, seed: 'another' });
  if ('refusal' in otherGenerator) throw new Error(otherGenerator.refusal.message);
  expectSame(otherGenerator.ok.result, match.result, "a replay by the journal's draws ends otherwise");

  if (!('seed' in match.origin)) return;
  const again = Match.start(definition, match.origin.setup, { seed: match.origin.seed });
  for (const { move } of match.entries) again.play(move);
  expectSame(again.state, match.state, 'the same seed and moves give another game');
}
