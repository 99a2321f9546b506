import { type Definition, hashOf, loadPosition, type Match, type Move, type Shape, viewFor } from '@getaway/kernel';
import type { Adapter } from './adapter.ts';
import type { BotChoice, Chosen } from './botInput.ts';
import { winningChances } from './chances.ts';
import { chooseMove, inputFromMatch } from './chooseMove.ts';
import { knowsChances, loadNet, netFor } from './learned/nets.ts';
import { isLearned, readBot } from './levels.ts';
import { type JudgedDecision, judgeDecision, restsAfter } from './review/judgeDecision.ts';

export interface BotQuestion {
  readonly position: object;
  /** A bot's name: `level` or `level:character`. */
  readonly level: string;
  /** The content pack, for a thread that has not loaded it yet. */
  readonly pack: unknown;
  /**
   * The number of rollouts (simulated continuations), as a share of the usual number. A busy server uses less than 1.
   */
  readonly effort?: number;
}

interface BotGame<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
}

/** A bot's move in a position. Loads the net that the level needs. The same question always gets the same answer. */
export async function botChoiceAt<G extends Shape>(game: BotGame<G>, question: BotQuestion): Promise<BotChoice> {
  const { view, chosen } = await thoughtAt(game, question);
  return choiceOf(game.adapter, view, chosen);
}

/**
 * The adviser shows chances to a person. So it averages them over more rollouts (simulated continuations) than a bot
 * needs.
 */
const ADVICE_EFFORT = 4;

/** The moves that a bot compares for a person. Callers with a time limit stop the bot with `enough`. */
export const adviceAt = async <G extends Shape>(
  game: BotGame<G>,
  question: BotQuestion,
  enough?: () => boolean,
): Promise<Chosen<G>> => (await thoughtAt(game, { ...question, effort: ADVICE_EFFORT }, enough)).chosen;

async function thoughtAt<G extends Shape>(
  game: BotGame<G>,
  question: BotQuestion,
  enough?: () => boolean,
): Promise<Thought<G>> {
  const match = matchAt(game, question);
  const { learned } = game.adapter;
  const bot = readBot(question.level);
  if (learned !== undefined && bot !== undefined && isLearned(bot.level))
    await loadNet(learned, game.definition.seatsOf(match.state));
  return choose(game, match, question, enough);
}

/** Each seat's chance to win in a position. Undefined if no net can estimate it. Loads the net that is needed. */
export async function chancesAt<G extends Shape>(
  game: BotGame<G>,
  question: Pick<BotQuestion, 'position' | 'pack'>,
): Promise<readonly number[] | undefined> {
  const match = matchAt(game, question);
  const { learned } = game.adapter;
  if (learned !== undefined) await loadNet(learned, game.definition.seatsOf(match.state));
  return winningChances(match, learned);
}

export interface JudgedChoice extends Pick<BotQuestion, 'position' | 'pack'> {
  readonly move: Move;
  readonly rollouts: number;
}

/** How much worse a choice is than the best plan. Undefined if there was nothing to choose, or if no net can tell. */
export async function judgementAt<G extends Shape>(
  game: BotGame<G>,
  choice: JudgedChoice,
): Promise<JudgedDecision<G> | undefined> {
  const match = matchAt(game, choice);
  const { learned } = game.adapter;
  const seat = match.decision?.seat;
  if (learned === undefined || seat === undefined) return undefined;
  const players = game.definition.seatsOf(match.state);
  await loadNet(learned, players);
  const net = netFor(learned, players);
  const found = match.find(seat, choice.move);
  if (net === undefined || !knowsChances(net) || 'refusal' in found) return undefined;
  const seed = hashOf(viewFor(game.definition, match.state, seat));
  const asked = inputFromMatch(match, seat);
  const known = { game: learned, net };
  const rests = restsAfter(asked, found.ok, known);
  return judgeDecision(asked, found.ok, { learned: known, seed, rollouts: choice.rollouts, rests }).decision;
}

function matchAt<G extends Shape>(
  { definition }: BotGame<G>,
  { position, pack }: Pick<BotQuestion, 'position' | 'pack'>,
): Match<G> {
  definition.packs.put(pack);
  const loaded = loadPosition(definition, position);
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  return loaded.ok;
}

interface Thought<G extends Shape> {
  readonly view: G['view'];
  readonly chosen: Chosen<G>;
}

function choose<G extends Shape>(
  { definition, adapter }: BotGame<G>,
  match: Match<G>,
  { level, effort = 1 }: BotQuestion,
  enough?: () => boolean,
): Thought<G> {
  const seat = match.decision?.seat;
  const bot = readBot(level);
  if (seat === undefined || bot === undefined) throw new Error(`no bot ${level} can choose now`);
  // The seed depends only on the view, so it reveals no secret.
  const view = viewFor(definition, match.state, seat);
  const limit = enough === undefined ? {} : { enough };
  return { view, chosen: chooseMove({ match, adapter, seat, ...bot, seed: hashOf(view), effort, ...limit }) };
}

/** A bot's move, with its aim: a later move of the turn, which the bot's move prepares. */
export function choiceOf<G extends Shape>(
  { aimIn }: Pick<Adapter<G>, 'aimIn'>,
  view: G['view'],
  { move, plan = [] }: Chosen<G>,
): BotChoice {
  const aim = aimIn?.(view, plan);
  return aim === undefined || aim.move === move.move ? { move } : { move, aim };
}
