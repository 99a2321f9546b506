import { listUpTo, matches, textUpTo, wholeNumber } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import * as v from 'valibot';
import { type GameId, isGameId } from '../games/ids.ts';
import type { Stored } from './store.ts';
import { done, type Outcome, trouble } from './trouble.ts';

const FORMAT = 'getaway-game';
const VERSION = 1;

/** A game as a file: the journal with the people, and the pack, so that it needs nothing else to be gone on with. */
export interface GameFile {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly journal: object;
  readonly position?: object;
  readonly pack?: object;
}

const MOST_PLAYERS = 10;
const NAME = v.pipe(textUpTo(200), v.trim(), v.nonEmpty(), v.maxLength(40), matches(/^\P{C}+$/u));
const heading = v.looseObject({ format: textUpTo(100), version: v.number() });
const gameFile = v.object({
  players: listUpTo(v.strictObject({ name: NAME, bot: v.exactOptional(textUpTo(40)) }), MOST_PLAYERS),
  journal: v.looseObject({ game: textUpTo(100) }),
  position: v.exactOptional(v.looseObject({})),
  pack: v.exactOptional(v.looseObject({})),
});
const bareJournal = v.looseObject({
  game: textUpTo(100),
  players: v.optional(v.pipe(wholeNumber, v.maxValue(MOST_PLAYERS))),
});

export const writeFile = ({ players, journal, position }: Stored, pack: unknown): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, players, pack, position, journal });

/** Reads a game that somebody chose: one of ours, or a bare journal. */
export function readFile(text: string): Outcome<GameFile> {
  const document = parse(text);
  const head = v.safeParse(heading, document);
  if (!head.success) return trouble('notAGame');
  const { format, version } = head.output;
  if (format === FORMAT && version > VERSION) return trouble('newer');
  if (format === 'getaway-journal') return readJournal(head.output);
  if (format !== FORMAT) return trouble('notAGame', `format "${format}"`);
  const parsed = v.safeParse(gameFile, document, { abortEarly: true });
  if (!parsed.success)
    return trouble('damaged', `${v.getDotPath(parsed.issues[0]) ?? ''}: ${parsed.issues[0].message}`);
  const { game } = parsed.output.journal;
  if (!isGameId(game)) return trouble('unknownGame', game);
  return done({ ...parsed.output, game });
}

function readJournal(document: object): Outcome<GameFile> {
  const parsed = v.safeParse(bareJournal, document);
  if (!parsed.success) return trouble('damaged', 'game');
  const { game, players = 0 } = parsed.output;
  if (!isGameId(game)) return trouble('unknownGame', game);
  return done({ game, journal: document, players: Array.from({ length: players }, (_, i) => ({ name: `#${i + 1}` })) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
