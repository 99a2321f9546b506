import { CITY } from '../city/messages/en.ts';
import { PANELS } from '../panels/messages/en/index.ts';

/** Texts of the browser's table, added to the game's own texts. */
export const TABLE = {
  ...PANELS,
  ...CITY,
  'players.1': 'Alone, you play against the Lieutenant.',
  'players.2': 'With two players, the Inspector joins the hunt.',
} as const satisfies Record<string, string>;
