import { CITY } from '../city/messages/en.ts';
import { PANELS } from '../panels/messages/en/index.ts';

/** Texts that the page adds to the game's own texts. */
export const TABLE = {
  ...PANELS,
  ...CITY,
  'waits.turn': 'what to do this turn',
  'waits.journey': 'where to go',
  'waits.officers': 'what to do about the officers',
  'waits.tile': 'which tile to add',
  'waits.contact': 'which contact to choose',
  'waits.asset': 'which asset to unlock',
  'waits.exit': 'how to pay at the exit',
  'waits.visit': 'what to do at the location',
  'players.1': 'Alone, you play against the Lieutenant.',
  'players.2': 'With two players, the Inspector joins the hunt.',
} as const satisfies Record<string, string>;
