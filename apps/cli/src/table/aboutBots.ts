import { aboutBots, ratingOf } from '@getaway/games/aboutBots';
import type { TableGame } from '../games/game.ts';
import { voiceOf } from '../games/voice.ts';
import { shell } from '../messages/shell.ts';
import { wrap } from '../terminal/layout.ts';
import type { SeenSession } from './session.ts';
import type { Terminal } from './terminal.ts';

/** Says at the beginning of a game that its bots were not trained with its content pack. Empty if they were. */
export function untrainedNotes(session: SeenSession): readonly string[] {
  const untrained = aboutTheBots(session)?.untrained;
  return untrained === undefined ? [] : [untrained];
}

/** Who plays each seat, and what players should know about the bots. */
export function seatLines(session: SeenSession, terminal: Terminal): string[] {
  const { game, table } = session;
  const seats = table.players.map(({ name, bot }) =>
    bot === undefined
      ? shell.say('seats.person', { name })
      : shell.say('seats.bot', { name, bot: ratedName(game.host.id, bot) }),
  );
  const about = aboutTheBots(session);
  if (about === undefined) return ['', ...seats];
  const { untrained, ratings, sight, proof } = about;
  const sentences = [untrained, levelsOf(game), ratings, sight, ...proof];
  const told = sentences.flatMap((sentence) =>
    sentence === undefined ? [] : wrap(sentence, terminal.columns(), '  '),
  );
  return ['', ...seats, '', ...told];
}

/** The levels of a game with their ratings. */
export const levelsOf = (game: TableGame): string =>
  shell.say('seats.levels', {
    game: voiceOf(game).say('game.name'),
    levels: shell.list(game.host.levels.map((level) => ratedName(game.host.id, level))),
  });

/** The name of a bot, with the rating of its level in the game. */
function ratedName(game: string, bot: string): string {
  const rating = ratingOf(game, bot.split(':')[0] ?? bot);
  return rating === undefined ? bot : shell.say('seats.rated', { bot, rating });
}

const aboutTheBots = ({ game, table }: SeenSession): ReturnType<typeof aboutBots> =>
  aboutBots(shell, {
    game: game.host.id,
    bots: table.players.map(({ bot }) => bot),
    pack: table.pack,
    house: game.host.packs.names()[0]?.hash,
    steady: 'steady',
  });
