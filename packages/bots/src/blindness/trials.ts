import {
  type Chance,
  type Definition,
  drawBelow,
  hashOf,
  Match,
  positionOf,
  readSetup,
  type SeatId,
  type SetupRequest,
  type Shape,
  seededChance,
} from '@getaway/kernel';
import type { Adapter } from '../adapter.ts';
import { adviceAt } from '../botAt.ts';
import type { Chosen } from '../botInput.ts';
import { chooseMove } from '../chooseMove.ts';
import { loadNets } from '../learned/nets.ts';
import { type BotName, CHARACTERS, LEVELS, nameOfBot } from '../levels.ts';

/** What is hidden from a seat in a state, by kind of secret. */
type Secrets<G extends Shape> = Readonly<Record<string, (state: G['state'], seat: SeatId) => unknown>>;

export interface BlindGame<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
  readonly secrets: Secrets<G>;
  /** The mean number of decisions between two tested positions of a game. */
  readonly gap: number;
  /** Half of the time, the random games prefer these moves, because they lead to more secrets. */
  readonly preferred: readonly G['move']['move'][];
}

export const rivalsOf = <Seat>(seats: readonly Seat[], seat: SeatId): readonly Seat[] =>
  seats.filter((_, other) => other !== seat);

/** In place of a bot, the adviser of players is asked. */
export const ADVISER = 'adviser';

/** A position, and the answer of one bot in this position and in a lookalike. */
export interface BlindnessTrial {
  readonly players: number;
  /** The options of the game that were on. */
  readonly options: readonly string[];
  readonly asked: BotName | typeof ADVISER;
  /** The kinds of secrets in which the lookalike differs from the true state. */
  readonly changed: readonly string[];
  readonly isOtherChoice: boolean;
  readonly isOtherExpectation: boolean;
  /** For a report about a leak: which bot, and what it answered in the true state. */
  readonly report: string;
}

interface Settings {
  readonly seed: string;
  /** The number of rollouts (simulated continuations) per choice. A longer search reads the same data. */
  readonly rollouts: number;
}

/**
 * Endlessly tests whether bots see more than their seat may know. It plays random games with all numbers of players and
 * all options. At some positions, it draws everything again that the seat can't know, and asks a bot in both states.
 * Levels, characters and the adviser take turns.
 */
export async function* blindnessTrials<G extends Shape>(
  game: BlindGame<G>,
  settings: Settings,
): AsyncGenerator<BlindnessTrial, never, undefined> {
  const { definition, adapter } = game;
  if (adapter.learned !== undefined) await loadNets(adapter.learned);
  const setups = setupsOf(definition);
  let count = 0;
  for (let number = 0; ; number += 1) {
    const seed = `${settings.seed} ${number}`;
    const request = setups[(number * STRIDE) % setups.length] ?? { players: definition.players.min };
    for (const match of randomPositions(game, request, seed)) {
      yield await trialAt(game, match, { ...settings, request, count });
      count += 1;
    }
  }
}

/**
 * How many setups lie between the setups of two consecutive games, so that their options differ. Because it has no
 * common factor with the number of setups, every setup gets its turn.
 */
const STRIDE = 11;

/** Every number of players, with every combination of the options. */
function setupsOf<G extends Shape>({ players: { min, max }, options }: Definition<G>): readonly SetupRequest[] {
  const combinations = Object.entries<{ readonly values: readonly unknown[] }>(options).reduce<
    readonly Readonly<Record<string, unknown>>[]
  >((some, [name, { values }]) => values.flatMap((value) => some.map((one) => ({ ...one, [name]: value }))), [{}]);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return combinations.flatMap((chosen) => counts.map((players) => ({ players, options: chosen })));
}

/** Yields one match again and again, each time later in a game of random moves. */
function* randomPositions<G extends Shape>(
  { definition, gap, preferred }: BlindGame<G>,
  request: SetupRequest,
  seed: string,
): Generator<Match<G>, void> {
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(definition, setup.ok, { seed });
  const luck = seededChance(`${seed} moves`);
  let wait = pause(luck, gap);
  for (; match.decision !== undefined; wait -= 1) {
    const { moves } = match.decision;
    if (wait <= 0 && moves.length > 1) {
      yield match;
      wait = pause(luck, gap);
    }
    const liked = drawBelow(luck, 2) === 0 ? [] : moves.filter(({ move }) => preferred.includes(move));
    const from = liked.length === 0 ? moves : liked;
    match.play(from[drawBelow(luck, from.length)] as G['move']);
  }
}

const pause = (luck: Chance, gap: number): number => drawBelow(luck, 2 * gap);

interface Turn extends Settings {
  readonly request: SetupRequest;
  /** How many trials came before. */
  readonly count: number;
}

async function trialAt<G extends Shape>(
  game: BlindGame<G>,
  match: Match<G>,
  { request, count, ...settings }: Turn,
): Promise<BlindnessTrial> {
  const { definition, secrets } = game;
  const seat = match.decision?.seat ?? 0;
  const dream = seededChance(`${settings.seed} other ${count}`);
  const other = definition.determinise(match.state, seat, dream);
  const lookalike = Match.from(definition, other, match.number);
  const asked = askedIn(count);
  const [answer, otherAnswer] = [
    await answerOf(game, match, asked, settings),
    await answerOf(game, lookalike, asked, settings),
  ];
  if ('refusal' in match.find(seat, answer.move)) throw new Error(`not a legal move: ${textOf(answer.move)}`);
  return {
    players: request.players,
    options: Object.entries(request.options ?? {}).flatMap(([name, value]) => (value === true ? [name] : [])),
    asked,
    changed: Object.entries(secrets).flatMap(([name, read]) =>
      hashOf(read(match.state, seat)) === hashOf(read(other, seat)) ? [] : [name],
    ),
    isOtherChoice: textOf(answer.move, answer.plan) !== textOf(otherAnswer.move, otherAnswer.plan),
    isOtherExpectation: textOf(answer.expected, answer.dreams) !== textOf(otherAnswer.expected, otherAnswer.dreams),
    report: `${asked === ADVISER ? asked : nameOfBot(asked)}: ${textOf(answer.move, answer.expected)}`,
  };
}

const textOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);

const STYLES = [undefined, ...CHARACTERS] as const;

/** The adviser is asked once after this many bots. Every level is asked with every character. */
const ADVICE_AFTER = LEVELS.length * STYLES.length;

function askedIn(count: number): BotName | typeof ADVISER {
  if (count % (ADVICE_AFTER + 1) === ADVICE_AFTER) return ADVISER;
  const level = LEVELS[count % LEVELS.length] ?? LEVELS[0];
  const character = STYLES[Math.floor(count / LEVELS.length) % STYLES.length];
  return character === undefined ? { level } : { level, character };
}

function answerOf<G extends Shape>(
  { definition, adapter }: BlindGame<G>,
  match: Match<G>,
  asked: BotName | typeof ADVISER,
  { seed, rollouts }: Settings,
): Chosen<G> | Promise<Chosen<G>> {
  const seat = match.decision?.seat ?? 0;
  if (asked !== ADVISER) return chooseMove({ match, adapter, seat, ...asked, seed, rollouts });
  const level = LEVELS.at(-1) ?? LEVELS[0];
  const position = positionOf(match);
  const { pack } = position;
  let left = rollouts;
  const enough = (): boolean => {
    left -= 1;
    return left < 0;
  };
  return adviceAt({ definition, adapter }, { position, level, pack: definition.packs.documentOf(pack.hash) }, enough);
}
