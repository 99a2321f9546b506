import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput } from '../botInput.ts';
import type { Imagined } from '../imagined.ts';
import { byFirstMove, candidatesIn } from '../learned/candidates.ts';
import { Judge } from '../learned/judge.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import type { Net } from '../learned/net.ts';
import { rollout } from '../learned/rollout.ts';
import { average, type Course, errorOf, isEquivalent, leadOf, type Trial, trialOf } from './trial.ts';
import { DOUBTFUL, SURE } from './verdict.ts';

export interface GameWithNet<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
}

/**
 * A choice, compared with the best plan. Both were played in the same imagined games, which agree with what the seat
 * knew.
 */
export interface JudgedDecision<G extends Shape> {
  readonly played: G['move'];
  /** The best plan for the whole turn. If the played move was best, the plan begins with it. */
  readonly best: readonly G['move'][];
  /** The chance to win with the best plan. */
  readonly win: number;
  /**
   * How much the choice lowered the chance to win, from −1 to 1. It is negative if the choice was better than the bot's
   * plan.
   */
  readonly loss: number;
  readonly error: number;
  /** How much worse the choice was, in the game's points. */
  readonly points: number;
  /** The number of imagined games in which the plans were compared. */
  readonly worlds: number;
}

interface Judged<G extends Shape> {
  /**
   * Undefined if there was nothing to choose. This means that there was only one move, that all moves lead to the same
   * position or are worth the same, or that the net rates every other move far below the played one.
   */
  readonly decision: JudgedDecision<G> | undefined;
  readonly best: Course<G>;
}

interface Judging<G extends Shape> {
  readonly learned: GameWithNet<G>;
  readonly seed: string;
  readonly rollouts: number;
  /**
   * The best continuations after the played move. They replace the moves that were played later in the turn, so that a
   * choice is not blamed for later mistakes.
   */
  readonly rests?: readonly Course<G>[];
}

/** A bot that does not misjudge and has no style. */
const PLAIN = { slip: 0 } as const;
/**
 * At most `MAX_OTHERS` other first moves are compared. The net must rate them at most `MAX_GAP` logits below the best
 * first move.
 */
const MAX_OTHERS = 4;
const MAX_GAP = 2;
/** How many continuations are tried if the next choice has not been judged. */
const MAX_RESTS = 3;
/** After this many imagined games, the worse half of the other plans is dropped. */
const FIRST_WORLDS = 2;
/** After this many imagined games, only plans that may be noticeably better than the played move are kept. */
const SECOND_WORLDS = 4;
/** A lead in the chance to win that is too small to count. */
const NEGLIGIBLE = 0.01;

/**
 * Compares the played move with the best plan that begins with another move. Some simulations select that plan, and new
 * ones measure the loss. So a plan that was selected by luck does not make the loss look larger.
 */
export function judgeDecision<G extends Shape>(
  asked: BotInput<G>,
  played: G['move'],
  { learned, seed, rollouts, rests = [] }: Judging<G>,
): Judged<G> {
  const { decision } = asked;
  const after = (rest: Course<G>): Course<G> => ({ moves: [played, ...rest.moves], fixed: rest.fixed + 1 });
  const usual: Course<G> = rests[0] === undefined ? { moves: [played], fixed: 1 } : after(rests[0]);
  if (decision.moves.length < 2) return { decision: undefined, best: usual };
  const judge = new Judge(learned.game, learned.net);
  const imagine = (n: number): Imagined<G> => asked.imagine(seededChance(`${seed}/${decision.number}/${n}`));
  const dream = imagine(0);
  const firsts = byFirstMove(candidatesIn(judge, dream, PLAIN, [played]));
  const isPlayed = ({ moves: [first] }: Pick<Course<G>, 'moves'>): boolean =>
    first !== undefined && sameMove(first, played);
  const courseOf = ({ moves }: Pick<Course<G>, 'moves'>): Course<G> => courseIn(learned.game, moves);
  const planned = firsts.find(isPlayed);
  const others = firsts
    .filter((plan) => !isPlayed(plan) && plan.worth > (firsts[0]?.worth ?? 0) - MAX_GAP)
    .slice(0, MAX_OTHERS)
    .map((plan) => trialOf(courseOf(plan)));
  if (others.length === 0) return { decision: undefined, best: usual };
  const own = [courseOf(planned ?? { moves: [played] }), ...rests.map(after)].map((course) => trialOf(course));

  const { game } = learned;
  const turns = (game.reviewTurnsAhead ?? game.turnsAhead)(dream.seatCount, dream.state);
  let worlds = 0;
  const play = (trials: readonly Trial<G>[]): void => {
    worlds += 1;
    const world = imagine(worlds);
    for (const { course, outcomes } of trials) outcomes.push(rollout(judge, world, course.moves, turns, course.fixed));
  };
  const selecting = Math.max(SECOND_WORLDS, Math.floor(rollouts / 2 / (own.length + others.length)));
  for (let i = 0; i < FIRST_WORLDS; i += 1) play([...own, ...others]);
  const chosen = bestOf(own);
  let ahead = others
    .filter((other) => leadOf(other, chosen).most > -NEGLIGIBLE)
    .toSorted((a, b) => leadOf(b, chosen).mean - leadOf(a, chosen).mean)
    .slice(0, Math.ceil(others.length / 2));
  while (ahead.length > 0 && worlds < selecting) {
    play([chosen, ...ahead]);
    if (worlds >= SECOND_WORLDS) ahead = ahead.filter((other) => leadOf(other, chosen).most > NEGLIGIBLE);
  }
  if (others.every((other) => isEquivalent(other, chosen))) return { decision: undefined, best: chosen.course };
  const rival = ahead.length === 0 ? undefined : bestOf(ahead);
  if (rival === undefined || leadOf(rival, chosen).mean <= 0) {
    const win = average(chosen.outcomes.map((outcome) => outcome.win));
    const judged = { played, best: chosen.course.moves, win, worlds, loss: 0, error: 0, points: 0 };
    return { decision: judged, best: chosen.course };
  }
  const [best, mine] = [trialOf(rival.course), trialOf(chosen.course)];
  const measuring = Math.max(2, Math.floor(rollouts / 4));
  let losses: readonly number[] = [];
  // If the loss is too small to mention, half of the imagined games are enough.
  while (losses.length < measuring && (losses.length < measuring / 2 || isPossible(losses))) {
    play([best, mine]);
    losses = best.outcomes.map((outcome, i) => outcome.win - (mine.outcomes[i]?.win ?? 0));
  }
  const leads = best.outcomes.map((outcome, i) => outcome.margin - (mine.outcomes[i]?.margin ?? 0));
  return {
    decision: {
      played,
      best: rival.course.moves,
      win: average(best.outcomes.map((outcome) => outcome.win)),
      worlds,
      loss: average(losses),
      error: errorOf(losses),
      points: average(leads) * learned.game.marginUnit,
    },
    best: rival.course,
  };
}

/**
 * The best continuations of the turn after a move, as the net rates them. They are used if the next choice has not been
 * judged.
 */
export function restsAfter<G extends Shape>(
  asked: BotInput<G>,
  played: G['move'],
  { game, net }: GameWithNet<G>,
): readonly Course<G>[] {
  const dream = asked.imagine(seededChance('rests'));
  const before = dream.fork;
  dream.play(played, game.pauses);
  const { fork } = dream;
  if (before === undefined || fork === undefined || fork.seat !== asked.seat || game.isNewTurn(before, fork)) return [];
  return byFirstMove(candidatesIn(new Judge(game, net), dream, PLAIN))
    .slice(0, MAX_RESTS)
    .map(({ moves }) => courseIn(game, moves));
}

const courseIn = <G extends Shape>({ plansAgain = false }: LearnedGame<G>, moves: readonly G['move'][]): Course<G> => ({
  moves,
  fixed: plansAgain ? 1 : moves.length,
});

/** Whether these losses may still make the decision doubtful or bad. */
const isPossible = (losses: readonly number[]): boolean => average(losses) + SURE * errorOf(losses) >= DOUBTFUL;

const bestOf = <G extends Shape>(trials: readonly Trial<G>[]): Trial<G> =>
  trials.reduce((best, trial) => (leadOf(trial, best).mean > 0 ? trial : best));
