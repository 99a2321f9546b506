/**
 * The levels from the weakest to the strongest. This module does not import the bots, so menus can list the levels
 * without loading the bots.
 */
export const LEVELS = ['rookie', 'lookout', 'steady', 'canny', 'shrewd', 'wily', 'mastermind'] as const;

/** The level that plays any legal move. */
export const RANDOM = 'random';
/** The level that plays by the net alone: without search, and without deliberate errors. */
export const NET = 'net';
/** Levels for tests and measurements. They are not offered to players. */
const UNLISTED = [RANDOM, NET] as const;
export type Level = (typeof LEVELS)[number] | (typeof UNLISTED)[number];

/** The levels of a game that has no neural nets. */
export const PLAIN_LEVELS = ['rookie', 'lookout', 'steady'] as const satisfies readonly Level[];

/** The level that is used if none is chosen. A game without nets uses its strongest level instead. */
export const DEFAULT_LEVEL: Level = 'canny';

/** Styles of play. Any level can play in any of these styles, and becomes a little weaker. */
export const CHARACTERS = ['banker', 'fighter', 'sprinter'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Whether a level uses a neural net. */
export const isLearned = (level: Level): boolean => !isPlain(level) && level !== RANDOM;

/**
 * Whether the bot of a seat uses a neural net. Nets are trained only with the default pack of a game, so apps warn
 * people who use them with another pack.
 */
export function hasLearned({ bot = '' }: { readonly bot?: string | undefined }): boolean {
  const named = readBot(bot);
  return named !== undefined && isLearned(named.level);
}

const isUnlisted = (level: Level): boolean => UNLISTED.some((unlisted) => unlisted === level);

const isPlain = (level: Level): boolean => PLAIN_LEVELS.some((plain) => plain === level);

/** The parts of a bot's name. In seats, files and requests, the name is written as `level` or `level:character`. */
export interface BotName {
  readonly level: Level;
  readonly character?: Character;
}

const SEPARATOR = ':';

/** Parses the name of a bot. Returns undefined if there is no such bot. */
export function readBot(text: string): BotName | undefined {
  const [name, style, ...more] = text.split(SEPARATOR);
  const level = [...LEVELS, ...UNLISTED].find((known) => known === name);
  const character = CHARACTERS.find((known) => known === style);
  if (level === undefined || more.length > 0 || (style !== undefined && character === undefined)) return undefined;
  return character === undefined ? { level } : { level, character };
}

export const nameOfBot = ({ level, character }: BotName): string =>
  character === undefined ? level : `${level}${SEPARATOR}${character}`;

/** Can be written in place of a level's name. It stands for the strongest level of the game. */
export const STRONGEST = 'strongest';

/** The bots that a game with these levels offers. */
export function botLevels(levels: readonly Level[]) {
  const strongestLevel = levels.at(-1) ?? RANDOM;
  return {
    levels,
    characters: CHARACTERS,
    defaultLevel: levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : strongestLevel,
    strongestLevel,
    /** The full name of a bot; undefined if the game has no such bot. */
    botNamed(text: string): string | undefined {
      const [level = '', ...style] = text.split(SEPARATOR);
      const bot = readBot([level === STRONGEST ? strongestLevel : level, ...style].join(SEPARATOR));
      return bot !== undefined && (isUnlisted(bot.level) || levels.includes(bot.level)) ? nameOfBot(bot) : undefined;
    },
  };
}

/**
 * How a level chooses. Weaker levels consider less and misjudge more. `slip` is the most that a choice may lose by
 * misjudging.
 */
export type Ability =
  | { readonly by: 'chance' }
  /** By the hand-written evaluation. `slip` is a share of the game's `stake`. */
  | { readonly by: 'habit'; readonly slip: number; readonly plans: number; readonly isBeginner: boolean }
  /** By the net's judgement. `slip` is in logits of the chance to win. */
  | { readonly by: 'net'; readonly slip: number }
  /**
   * By search, with this share of the game's usual number of rollouts (simulated continuations). `slip` is in logits,
   * as for the net.
   */
  | { readonly by: 'search'; readonly rollouts: number; readonly slip: number };

export const ABILITIES: Readonly<Record<Level, Ability>> = {
  random: { by: 'chance' },
  net: { by: 'net', slip: 0 },
  rookie: { by: 'habit', slip: 0.4, plans: 1, isBeginner: true },
  lookout: { by: 'habit', slip: 0.45, plans: 2, isBeginner: false },
  steady: { by: 'habit', slip: 0, plans: 3, isBeginner: false },
  canny: { by: 'net', slip: 1.1 },
  shrewd: { by: 'net', slip: 0.5 },
  wily: { by: 'search', rollouts: 0.6, slip: 0.3 },
  mastermind: { by: 'search', rollouts: 1, slip: 0 },
};
