import { hasLearned, readBot } from '@getaway/bots/levels';
import { type GameProof, PROOF } from '@getaway/bots/proof';
import { ratingOf } from '@getaway/bots/ratings';
import type { Speaker } from '@getaway/text';
import { isIn } from '../registry.ts';
import type { GameId } from '../texts.ts';
import type { BOTS } from './messages/en.ts';

export { ratingOf } from '@getaway/bots/ratings';

type BotKey = keyof typeof BOTS;
type BotSpeaker = Pick<Speaker<BotKey>, 'say' | 'number'>;

/** A table, or a table that is being set up. */
interface TableWithBots {
  readonly game: string;
  /** The bot of each seat; undefined for a person. */
  readonly bots: readonly (string | undefined)[];
  /** The hash of the content pack. The default is the house pack. */
  readonly pack?: string | undefined;
  /** The hash of the house pack, with which the nets of the bots were trained. */
  readonly house: string | undefined;
  /** The name of the level `steady`. */
  readonly steady: string;
}

export interface AboutBots {
  /** Says that the bots were not trained with the content pack of the table. */
  readonly untrained?: string;
  /** What the ratings of levels mean. */
  readonly ratings?: string;
  /** Says what bots see. */
  readonly sight: string;
  /** How we know what bots see. Shown on request. */
  readonly proof: readonly string[];
}

/** What players should know about the bots of a table; undefined if the table has none. */
export function aboutBots(
  voice: BotSpeaker,
  { game, bots, pack, house, steady }: TableWithBots,
): AboutBots | undefined {
  const chosen = bots.flatMap((bot) => (bot === undefined ? [] : [bot]));
  if (chosen.length === 0) return undefined;
  const isUntrained = pack !== undefined && pack !== house && chosen.some((bot) => hasLearned({ bot }));
  const isRated = chosen.some((bot) => ratingOf(game, readBot(bot)?.level ?? '') !== undefined);
  return {
    ...(isUntrained ? { untrained: voice.say('bots.untrained') } : {}),
    ...(isRated ? { ratings: voice.say('bots.ratings', { level: steady }) } : {}),
    sight: voice.say('bots.see'),
    proof: [voice.say('bots.how'), ...checkOf(voice, game, PROOF.games[game])],
  };
}

/** The message that lists the secrets of each game. */
const CHANGED = {
  gangsta: 'bots.changed.gangsta',
  'escape-plan': 'bots.changed.escape-plan',
} as const satisfies Record<GameId, BotKey>;

/** How the blindness of the game's bots was checked, and with what result. Empty for a game that was not checked. */
function checkOf(voice: BotSpeaker, game: string, proof: GameProof | undefined): readonly string[] {
  if (proof === undefined || !isIn(CHANGED, game)) return [];
  const { positions, levels, otherChoices, otherExpectations } = proof;
  return [
    voice.say('bots.checked', {
      positions: voice.number(positions),
      levels: levels.length,
      changed: voice.say(CHANGED[game]),
    }),
    voice.say('bots.result', { choices: otherChoices, expectations: otherExpectations }),
    voice.say('bots.repeat', { command: PROOF.command }),
  ];
}
