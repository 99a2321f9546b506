import { type Attempt, type PackReading, refused, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { findHosted, type HostedGame } from '@getaway/table';
import type { BotPool } from '../bots/botPool.ts';
import type { DocumentStore } from '../store/port.ts';
import type { Line } from './lines.ts';

/**
 * A pack that somebody has brought along: read as the game reads it, and kept. What was kept under its hash first stays, so
 * no game ever finds another one in its place.
 */
export async function keepPack(brought: PackUpload, { botPool, packs }: PackDeps): Promise<Attempt<PackReading>> {
  const text = textOf(brought.document);
  if (text === undefined) return refused('badPack', 'The pack: it is nested too deeply.');
  const reading = await botPool.readPack({ game: brought.game.id, text }, brought.person);
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

interface PackUpload {
  readonly game: HostedGame;
  readonly document: unknown;
  /** Whoever brings it. */
  readonly person: string;
}

interface PackDeps {
  readonly botPool: Pick<BotPool, 'readPack'>;
  readonly packs: DocumentStore;
}

/** Puts the pack that a host wishes on the game's shelf. */
export async function shelveRequestedPack(
  game: HostedGame,
  pack: string | undefined,
  packs: DocumentStore,
): Promise<Attempt<null>> {
  if (pack === undefined || (await shelve(game, pack, packs))) return taken(null);
  return refusedBecause('noPack', `There is no pack ${pack} of this game here.`, { code: 'badOption' });
}

/** Puts every pack that a table was ever played with on the game's shelf: it may be an owner's, or one of an older version. */
export async function shelvePacks(
  lines: readonly Line[],
  { games, packs }: { readonly games: readonly HostedGame[]; readonly packs: DocumentStore },
): Promise<void> {
  const [first] = lines;
  const game = first?.line === 'opened' ? findHosted(games, first.setup.game) : undefined;
  if (game === undefined || 'refusal' in game) return;
  for (const line of lines) {
    const hash = line.line === 'opened' ? line.setup.pack : line.line === 'began' ? hashIn(line.journal) : undefined;
    if (hash !== undefined) await shelve(game.ok, hash, packs);
  }
}

/** False where nobody has it. */
async function shelve(game: HostedGame, hash: string, packs: DocumentStore): Promise<boolean> {
  if (game.packs.documentOf(hash) !== undefined) return true;
  const document = await packs.get(hash);
  return document !== undefined && 'ok' in game.packs.put(JSON.parse(document));
}

function hashIn(journal: object): string {
  const pack = 'pack' in journal ? journal.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'hash' in pack ? String(pack.hash) : '';
}
