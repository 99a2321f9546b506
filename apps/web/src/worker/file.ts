import { listUpTo, parseJson, textUpTo, visible, wholeNumber } from '@getaway/kernel';
import type { DrawWitness, Player } from '@getaway/table';
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
  /** Of a finished game. */
  readonly archive?: object;
  readonly pack?: object;
}

const MOST_PLAYERS = 10;
const NAME = v.pipe(
  textUpTo(200),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(40),
  v.transform((name) => visible(name)),
);
const heading = v.looseObject({ format: textUpTo(100), version: v.number() });
const gameFile = v.object({
  players: listUpTo(v.strictObject({ name: NAME, bot: v.exactOptional(textUpTo(40)) }), MOST_PLAYERS),
  journal: v.looseObject({ game: textUpTo(100) }),
  position: v.exactOptional(v.looseObject({})),
  archive: v.exactOptional(v.looseObject({})),
  pack: v.exactOptional(v.looseObject({})),
});
const bareJournal = v.looseObject({
  game: textUpTo(100),
  players: v.optional(v.pipe(wholeNumber, v.maxValue(MOST_PLAYERS))),
});

export const writeFile = (
  { players, journal, position, archive }: Stored,
  pack: unknown,
  witness?: DrawWitness,
): string => JSON.stringify({ format: FORMAT, version: VERSION, players, witness, pack, position, journal, archive });

/** Reads a game that somebody chose: one of ours, or a bare journal. */
export function readFile(text: string): Outcome<GameFile> {
  const { document, fault } = parseJson(text);
  if (fault === 'tooDeep') return trouble('tooDeep');
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
