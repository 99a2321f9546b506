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

/** A game with a net for it. */
export interface GameWithNet<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly net: Net;
}

/** A choice compared with the best one, over the same worlds that the seat could imagine at that moment. */
export interface JudgedDecision<G extends Shape> {
  readonly played: G['move'];
  /** The whole turn that the bot would have played instead. It begins with the played move if that is best. */
  readonly best: readonly G['move'][];
  /** The chance to win if the best plan is played. */
  readonly win: number;
  /**
   * The loss in the chance to win, from −1 to 1, and its standard error. It is negative if the choice did better than
   * the bot's.
   */
  readonly loss: number;
  readonly error: number;
  /** The loss in the game's points. */
  readonly points: number;
  /** The number of worlds in which the plans were compared. */
  readonly worlds: number;
}

/** A judged choice, and the best way to play from its moment on. */
interface Judged<G extends Shape> {
  /** Undefined if there was nothing to choose: all moves lead to the same position, or all are worth the same. */
  readonly decision: JudgedDecision<G> | undefined;
  readonly best: Course<G>;
}

interface Judging<G extends Shape> {
  readonly learned: GameWithNet<G>;
  readonly seed: string;
  readonly rollouts: number;
  /**
   * The best ways to go on after the played move, in addition to the one that the net would choose. They ensure that a
   * move is charged only for its own loss. What the seat lost later in the turn is charged to the later choices.
   */
  readonly rests?: readonly Course<G>[];
}

/** A bot without mistakes and without a personal style. */
const PLAIN = { slip: 0 } as const;
/** Number of other first moves that are compared, and how much worse they may look to the net, in logits. */
const MAX_OTHERS = 4;
const MAX_GAP = 2;
/** Number of ways to go on that are tried if nobody has judged the next choice. */
const MAX_RESTS = 3;
/** After this many worlds, only the better half of the other plans goes on, without those that are clearly behind. */
const FIRST_WORLDS = 2;
/** After this many worlds, a plan that is not ahead is dropped. */
const SECOND_WORLDS = 4;
/** A lead that is not worth mentioning, as a share of the win. */
const NEGLIGIBLE = 0.01;

/**
 * Compares the played move, continued in the best way, with the best plan that begins with another move, in the same
 * worlds. Some rollouts select the plans, and others measure the loss, so that a lucky plan is not mistaken for a good
 * one.
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
  // If the loss is certainly not worth mentioning, half of the worlds are enough.
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

/** The net's best ways to go on with the turn after a move, for a choice whose continuation nobody has judged. */
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

/** Whether these losses may still be called doubtful. */
const isPossible = (losses: readonly number[]): boolean => average(losses) + SURE * errorOf(losses) >= DOUBTFUL;

const bestOf = <G extends Shape>(trials: readonly Trial<G>[]): Trial<G> =>
  trials.reduce((best, trial) => (leadOf(trial, best).mean > 0 ? trial : best));
