import { type Shape, sameMove, seededChance } from '@getaway/kernel';
import type { BotInput } from '../botInput.ts';
import type { Imagined } from '../imagined.ts';
import { byFirstMove, candidatesIn } from '../learned/candidates.ts';
import { Judge } from '../learned/judge.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import type { Net } from '../learned/net.ts';
import { type Outcome, rollout } from '../learned/rollout.ts';

/** A game with a net for it. */
export interface Known<G extends Shape> {
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

/** A bot without mistakes and without a personal style. */
const PLAIN = { slip: 0 } as const;
/** Number of other first moves that are compared, and how much worse they may look to the net, in logits. */
const MAX_OTHERS = 4;
const MAX_GAP = 2;
/** A unit of margin, as a share of a win. It decides between plans that win equally often. */
const MARGIN_SHARE = 0.02;

/**
 * Compares the played move with the best plan. Undefined if there was nothing to choose, because all moves lead to the
 * same position or are worth the same. Half of the rollouts select the best plan and the other half measure the loss,
 * so that a lucky plan is not mistaken for a good one.
 */
export function judgeDecision<G extends Shape>(
  asked: BotInput<G>,
  played: G['move'],
  { learned, seed, rollouts }: { readonly learned: Known<G>; readonly seed: string; readonly rollouts: number },
): JudgedDecision<G> | undefined {
  const { decision } = asked;
  if (decision.moves.length < 2) return undefined;
  const judge = new Judge(learned.game, learned.net);
  const imagine = (n: number): Imagined<G> => asked.imagine(seededChance(`${seed}/${decision.number}/${n}`));
  const dream = imagine(0);
  const firsts = byFirstMove(candidatesIn(judge, dream, PLAIN, [played]));
  const [top] = firsts;
  if (top === undefined) return undefined;
  // The best way to go on after the played move.
  const own = firsts.find(({ moves: [first] }) => first !== undefined && sameMove(first, played))?.moves ?? [played];
  const others = firsts
    .filter(
      ({ moves: [first], worth }) => first !== undefined && !sameMove(first, played) && worth > top.worth - MAX_GAP,
    )
    .slice(0, MAX_OTHERS)
    .map(({ moves }) => moves);
  if (others.length === 0) return undefined;
  const turns = learned.game.turnsAhead(dream.seatCount, dream.state);
  const plans = [own, ...others];
  let world = 0;
  const mean = (plan: readonly G['move'][], worlds: readonly Imagined<G>[]): readonly Outcome[] =>
    worlds.map((one) => rollout(judge, one, plan, turns));
  const next = (count: number): readonly Imagined<G>[] =>
    Array.from({ length: count }, () => {
      world += 1;
      return imagine(world);
    });
  const trial = next(Math.max(2, Math.floor(rollouts / 2 / plans.length)));
  const rated = plans.map((plan) => ({ plan, score: scoreOf(mean(plan, trial)) }));
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a)).plan;
  const final = next(Math.max(2, Math.floor(rollouts / 4)));
  const ofBest = mean(best, final);
  const win = average(ofBest.map((outcome) => outcome.win));
  const known = { played, best, win, worlds: world };
  if (best === own) return { ...known, loss: 0, error: 0, points: 0 };
  const ofOwn = mean(own, final);
  const losses = ofBest.map((outcome, i) => outcome.win - (ofOwn[i]?.win ?? 0));
  const leads = ofBest.map((outcome, i) => outcome.margin - (ofOwn[i]?.margin ?? 0));
  return {
    ...known,
    loss: average(losses),
    error: errorOf(losses),
    points: average(leads) * learned.game.marginUnit,
  };
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const scoreOf = (outcomes: readonly Outcome[]): number =>
  average(outcomes.map(({ win, margin }) => win + MARGIN_SHARE * margin));

function errorOf(values: readonly number[]): number {
  const mean = average(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return Math.sqrt(variance / values.length);
}
