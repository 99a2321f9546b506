import type { Player } from '@getaway/table';
import type { Voice } from '../i18n/voice.tsx';
import type { GameAbout } from '../worker/about.ts';

const USUAL_SEATS = 3;

/** The default players: one person or several, and bots of the default level. */
export const usualPlayers = (
  voice: Voice,
  { defaultLevel, players: { max } }: GameAbout,
  people = 1,
): readonly Player[] =>
  Array.from({ length: Math.min(USUAL_SEATS, max) }, (_, seat) =>
    seat < people
      ? { name: voice.say('new.person', { number: seat + 1 }) }
      : { name: voice.say('new.botName', { number: seat - people + 1 }), bot: defaultLevel },
  );
