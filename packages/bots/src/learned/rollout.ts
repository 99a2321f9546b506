import { copyChance, type SeatId, type Shape, sameMove } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { chanceOf } from './curves.ts';
import { type Judge, marginIn } from './judge.ts';
import type { Judgement } from './learnedGame.ts';
import { bestTurn } from './policy.ts';

/** The outcome of a rollout, in which one plan and its continuation are played in one imagined game. */
export interface RolloutEnd {
  readonly win: number;
  /** The margin and the seat's score, in units of `marginUnit`. */
  readonly margin: number;
  readonly score: number;
}

/**
 * Plays the first `fixed` moves of a plan in an imagined game. The net plays the rest of the turn and `turns` more
 * turns. Then the last position is judged for the seat.
 */
export function rollout<G extends Shape>(
  judge: Judge<G>,
  world: Imagined<G>,
  plan: readonly G['move'][],
  turns: number,
  fixed = judge.game.plansAgain === true ? 1 : plan.length,
): RolloutEnd {
  const seat = world.fork?.seat;
  if (seat === undefined) throw new Error('nobody is asked in the imagined game');
  const { plansAgain = false } = judge.game;
  let dream = followPlan(judge, world.copy(), seat, plan.slice(0, fixed));
  while (plansAgain && dream.fork?.seat === seat) dream = playOn(judge, dream);
  for (let turn = 0; turn < turns && !dream.isOver; turn += 1) dream = playTurn(judge, dream);
  return outcomeOf(judge, dream, seat);
}

function followPlan<G extends Shape>(
  { game }: Judge<G>,
  dream: Imagined<G>,
  seat: SeatId,
  plan: readonly G['move'][],
): Imagined<G> {
  let at = 0;
  for (let { fork } = dream; fork !== undefined && at <= plan.length; { fork } = dream) {
    if (fork.seat === seat) {
      const planned = plan[at];
      // A draw in this imagined game can make the plan impossible. Then the net plays on.
      const move = planned === undefined ? undefined : fork.moves.find((option) => sameMove(option, planned));
      if (move === undefined) break;
      dream.play(move, game.pauses);
      at += 1;
    } else {
      const reply = fork.moves.length === 1 ? fork.moves[0] : game.reply(dream.state, fork);
      if (reply === undefined) break;
      dream.play(reply, game.pauses);
    }
  }
  return dream;
}

/**
 * Plays until the next pause. The net judges for each seat by that seat's own features, which contain only what the
 * seat may know.
 */
function playTurn<G extends Shape>(judge: Judge<G>, dream: Imagined<G>): Imagined<G> {
  let now = dream;
  now.proceed();
  while (now.fork !== undefined) now = playOn(judge, now);
  return now;
}

/**
 * Plays what the net plans for the seat that is asked. In a game with draws in the middle of a turn, a plan made in
 * this imagined game would know the next draws. So the seat plans in another one, imagined from what it knows here.
 */
function playOn<G extends Shape>(judge: Judge<G>, dream: Imagined<G>): Imagined<G> {
  const { fork } = dream;
  if (fork === undefined || judge.game.plansAgain !== true) return bestTurn(judge, dream, 'few').end;
  const { moves } = bestTurn(judge, dream.asSeenBy(fork.seat, copyChance(dream.state.chance)), 'few');
  return followPlan(judge, dream, fork.seat, moves);
}

function outcomeOf<G extends Shape>(judge: Judge<G>, dream: Imagined<G>, seat: SeatId): RolloutEnd {
  const { result } = dream;
  if (result === undefined) {
    const { logit, margin, score }: Judgement = judge.judge(dream, seat);
    return { win: chanceOf(logit), margin, score };
  }
  const own = result.ranking.find((score) => score.seat === seat);
  const winners = result.ranking.filter(({ place }) => place === 1).length;
  const best = Math.max(...result.ranking.filter((score) => score.seat !== seat).map(({ total }) => total));
  return {
    win: own?.place === 1 ? 1 / winners : 0,
    margin: marginIn((own?.total ?? 0) - best, judge.game.marginUnit),
    score: (own?.total ?? 0) / judge.game.marginUnit,
  };
}
