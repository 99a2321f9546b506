import { type Attempt, type PackReading, refused, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import { findHosted, type HostedGame } from '@getaway/table';
import type { BotPool } from '../bots/botPool.ts';
import type { DocumentStore } from '../store/port.ts';
import type { Line } from './lines.ts';

/**
 * Checks an uploaded pack and stores it under its hash. A stored document is never replaced, so a game always finds the
 * same pack.
 */
export async function storePack(brought: PackUpload, { botPool, packs }: PackDeps): Promise<Attempt<PackReading>> {
  const text = textOf(brought.document);
  if (text === undefined) return refused('badPack', 'The pack: it is nested too deeply.');
  const reading = await botPool.readPack({ game: brought.game.id, text }, brought.person);
  if ('ok' in reading) await packs.put(reading.ok.hash, text);
  return reading;
}

/** The document as JSON; undefined if it is nested too deeply to be serialised. */
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
  readonly person: string;
}

interface PackDeps {
  readonly botPool: Pick<BotPool, 'readPack'>;
  readonly packs: DocumentStore;
}

export async function loadRequestedPack(
  game: HostedGame,
  pack: string | undefined,
  packs: DocumentStore,
): Promise<Attempt<null>> {
  if (pack === undefined || (await shelve(game, pack, packs))) return taken(null);
  return refusedBecause('noPack', `There is no pack ${pack} of this game here.`, { code: 'badOption' });
}

/** Loads every pack that the table has used: uploaded packs, and built-in packs of older versions. */
export async function loadPacks(
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

/** Loads a stored pack, so that the game can use it. Returns false if the pack is not stored. */
async function shelve(game: HostedGame, hash: string, packs: DocumentStore): Promise<boolean> {
  if (game.packs.documentOf(hash) !== undefined) return true;
  const document = await packs.get(hash);
  return document !== undefined && 'ok' in game.packs.put(JSON.parse(document));
}

function hashIn(journal: object): string {
  const pack = 'pack' in journal ? journal.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'hash' in pack ? String(pack.hash) : '';
}
