import { readFileSync } from 'node:fs';
import { type GameFile, readGameFile } from '@getaway/table/file';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { quoted, reasonOf, type Trouble, trouble } from '../messages/shell.ts';
import { damagedAt, reasonIn } from '../saves/sentences.ts';

interface Found {
  readonly game: TableGame;
  readonly file: GameFile;
}

/** Reads a game from a file saved by a browser or a terminal. `name` is how the user refers to the file. */
export function readGame(games: readonly TableGame[], path: string, name = path): Found | Trouble {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return trouble('file.unreadable', { file: name, reason: reasonOf(error) });
  }
  const read = readGameFile(text);
  if ('fault' in read) {
    const { because, at, detail = '' } = read.fault;
    // A wrong checksum shows which line was changed, but not which field of the line.
    if (at !== undefined) return damagedAt(name, { ...at, field: '' }, reasonIn(at));
    if (because === 'newer') return trouble('file.newer', { file: name });
    if (because === 'damaged') return trouble('file.damaged', { file: name, reason: detail });
    return trouble('file.notAGame', { file: name });
  }
  const game = findGame(games, read.ok.game);
  if (game === undefined) return trouble('file.unknownGame', { file: name, game: quoted(read.ok.game) });
  return { game, file: read.ok };
}
