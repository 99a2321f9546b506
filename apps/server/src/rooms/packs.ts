import { type Attempt, type PackReading, refused, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { TableSetup } from '@getaway/protocol/room';
import type { Thinker } from '../bots/thinker.ts';
import type { DocumentStore } from '../store/port.ts';
import { findGame, type ServedGame } from './games.ts';
import type { Line } from './lines.ts';

/**
 * A pack that somebody has brought along: read as the game reads it, and kept. What was kept under its hash first stays, so
 * no game ever finds another one in its place.
 */
export async function keepPack(brought: Brought, { thinker, packs }: Keeping): Promise<Attempt<PackReading>> {
  const text = textOf(brought.document);
  if (text === undefined) return refused('badPack', 'The pack: it is nested too deeply.');
  const reading = await thinker.readPack({ game: brought.game.id, text }, brought.person);
  if ('ok' in reading) await packs.put(reading.ok.hash, text);
  return reading;
}

/** Undefined if it is nested too deeply to be written. */
function textOf(document: unknown): string | undefined {
  try {
    return JSON.stringify(document ?? null);
  } catch {
    return undefined;
  }
}

interface Brought {
  readonly game: ServedGame;
  readonly document: unknown;
  /** Whoever brings it. */
  readonly person: string;
}

interface Keeping {
  readonly thinker: Pick<Thinker, 'readPack'>;
  readonly packs: DocumentStore;
}

/** Puts the pack that a host wishes on the game's shelf. */
export async function shelveWished({ game: id, pack }: TableSetup, packs: DocumentStore): Promise<Attempt<null>> {
  const game = findGame(id);
  if ('refusal' in game) return game;
  if (pack === undefined || (await shelve(game.ok, pack, packs))) return taken(null);
  return refusedBecause('noPack', `There is no pack ${pack} of this game here.`, { code: 'badOption' });
}

/** Puts every pack that a table was ever played with on the game's shelf: it may be an owner's, or one of an older version. */
export async function shelvePacks(lines: readonly Line[], packs: DocumentStore): Promise<void> {
  const [first] = lines;
  const game = first?.line === 'opened' ? findGame(first.setup.game) : undefined;
  if (game === undefined || 'refusal' in game) return;
  for (const line of lines) {
    const hash = line.line === 'opened' ? line.setup.pack : line.line === 'began' ? hashIn(line.journal) : undefined;
    if (hash !== undefined) await shelve(game.ok, hash, packs);
  }
}

/** False where nobody has it. */
async function shelve(game: ServedGame, hash: string, packs: DocumentStore): Promise<boolean> {
  if (game.packOf(hash) !== undefined) return true;
  const document = await packs.get(hash);
  return document !== undefined && 'ok' in game.putPack(JSON.parse(document));
}

function hashIn(journal: object): string {
  const pack = 'pack' in journal ? journal.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'hash' in pack ? String(pack.hash) : '';
}
