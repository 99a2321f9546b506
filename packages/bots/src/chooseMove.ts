import { type Match, type SeatId, type Shape, seededChance, viewFor } from '@getaway/kernel';
import type { Adapter, Taste } from './adapter.ts';
import type { BotInput, Budget, Chosen, Expectation } from './botInput.ts';
import { Imagined } from './imagined.ts';
import { knowsChances, netFor } from './learned/nets.ts';
import { playByNet } from './learned/playByNet.ts';
import { playBySearch } from './learned/search.ts';
import { ABILITIES, type Ability, type Character, type Level, type RANDOM } from './levels.ts';
import { playRandomly } from './random.ts';
import { playSteadily } from './steady.ts';

/** A question to a bot. Every level except `random` needs an adapter. */
export type BotRequest<G extends Shape> = Thinking<G> &
  (
    | { readonly level: Level; readonly adapter: Adapter<G> }
    | { readonly level: typeof RANDOM; readonly adapter?: Adapter<G> }
  );

interface Thinking<G extends Shape> {
  readonly match: Match<G>;
  /** The seat that has to decide. */
  readonly seat: SeatId;
  /** The style of play. Without one, the bot plays at its strongest. */
  readonly character?: Character;
  /** The random seed of the imagined games. It must not depend on the match's own random numbers. */
  readonly seed: string;
  readonly dreams?: number;
  /** The number of rollouts (simulated continuations). The default is the game's usual number. */
  readonly rollouts?: number;
  /**
   * Multiplies the default number of rollouts (simulated continuations). Below 1, the bot is faster but weaker. The
   * default is 1.
   */
  readonly effort?: number;
  /** Whether to stop now, for callers with a time limit. The bot asks after each imagined game, and a search after
   * each rollout. */
  enough?(): boolean;
}

const DREAMS = 3;

/** Chooses a move for a seat. The match is reduced to what the seat may know before any bot sees it. */
export function chooseMove<G extends Shape>(wanted: BotRequest<G>): Chosen<G> {
  const { match, seat, seed, dreams = DREAMS, rollouts, effort = 1, enough = () => false } = wanted;
  const asked = inputFromMatch(match, seat);
  const budget: Budget = { seed, dreams, rollouts, effort, enough };
  if (wanted.adapter === undefined) return playRandomly(asked, budget);
  const taste = wanted.character === undefined ? undefined : wanted.adapter.characters?.[wanted.character];
  return playAs(ABILITIES[wanted.level], { asked, adapter: wanted.adapter, budget, taste });
}

interface Playing<G extends Shape> {
  readonly asked: BotInput<G>;
  readonly adapter: Adapter<G>;
  readonly budget: Budget;
  readonly taste: Taste<G> | undefined;
}

function playAs<G extends Shape>(ability: Ability, playing: Playing<G>): Chosen<G> {
  const { asked, adapter, budget, taste } = playing;
  switch (ability.by) {
    case 'chance':
      return playRandomly(asked, budget);
    case 'habit': {
      const { worth, glance = worth, stake = 1, beginnerStake = stake } = adapter;
      const sight = ability.isBeginner ? { worth: glance, scale: beginnerStake } : { worth, scale: stake };
      return playSteadily(asked, adapter, budget, {
        ...ability,
        worth: sight.worth,
        slip: ability.slip * sight.scale,
        taste,
      });
    }
    case 'net':
      return playLearned(playing, ability.slip, playByNet);
    case 'search': {
      const share = { ...budget, effort: budget.effort * ability.rollouts };
      return playLearned({ ...playing, budget: share }, ability.slip, playBySearch);
    }
  }
}

/**
 * Plays at a level that uses a net. If there is no net for this number of players, plays at the level `steady` instead.
 */
function playLearned<G extends Shape>(
  { asked, adapter, budget, taste }: Playing<G>,
  slip: number,
  play: typeof playByNet<G>,
): Chosen<G> {
  const { learned: game } = adapter;
  const net = game === undefined ? undefined : netFor(game, asked.imagine(seededChance(budget.seed)).seatCount);
  if (game === undefined || net === undefined) return playAs(ABILITIES.steady, { asked, adapter, budget, taste });
  const chosen = play(asked, { game, net, manner: { slip, taste } }, budget);
  return knowsChances(net) ? chosen : { ...chosen, expected: chosen.expected.map(withoutChance) };
}

function withoutChance<G extends Shape>(expectation: Expectation<G>): Expectation<G> {
  const { win: _, ...rest } = expectation;
  return rest;
}

/** Reduces a match to what the seat may know. */
export function inputFromMatch<G extends Shape>(match: Match<G>, seat: SeatId): BotInput<G> {
  const { definition, state, question, decision } = match;
  if (question === undefined || decision === undefined) throw new Error('the game is over');
  if (decision.seat !== seat) throw new Error(`seat ${seat} is not asked; seat ${decision.seat} is`);
  return {
    seat,
    view: viewFor(definition, state, seat),
    decision,
    imagine: (dream) => Imagined.dream({ definition, state, question }, seat, dream),
  };
}
