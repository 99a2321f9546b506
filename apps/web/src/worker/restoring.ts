import type { GameHost } from '@getaway/games';
import { isIn } from '@getaway/games/registry';
import type { Refusal } from '@getaway/kernel';
import type { HostedGame, HostedTable, Origin } from '@getaway/table';
import { readGameFile } from '@getaway/table/file';
import type { Store, Stored } from './store.ts';
import { done, type OrTrouble, type Trouble, trouble } from './trouble.ts';

export type Keeping = Pick<Store, 'all' | 'get' | 'put' | 'remove' | 'pack' | 'putPack'>;

type Games<Id extends string> = Readonly<Record<Id, GameHost>>;

interface RestoredHere<Id extends string> {
  readonly game: Id;
  readonly host: HostedGame;
  readonly table: HostedTable;
}

/** A game that is opened only to be looked at. */
export interface LookedAt<Id extends string> extends RestoredHere<Id> {
  readonly origin?: Origin | undefined;
}

/**
 * Restores a stored game. Earlier versions of this program stored finished games without an archive. If the archive is
 * missing, adds it.
 */
export async function restoreRecord<Id extends string>(
  games: Games<Id>,
  store: Keeping,
  record: Stored,
): Promise<OrTrouble<RestoredHere<Id>>> {
  const { game } = record;
  if (!isIn(games, game)) return trouble('unknownGame', game);
  const host = await games[game].host();
  if (host.packs.documentOf(record.packHash) === undefined) host.packs.put(await store.pack(record.packHash));
  const restored = host.restore({ ...record, over: record.winners !== undefined });
  if ('refusal' in restored) return notRestored(restored.refusal);
  const { table } = restored.ok;
  await keepArchive(store, record, table);
  return done({ game, host, table });
}

export async function readFileGame<Id extends string>(
  games: Games<Id>,
  text: string,
): Promise<OrTrouble<LookedAt<Id>>> {
  const file = readGameFile(text);
  if ('fault' in file) return trouble(file.fault.because, file.fault.detail);
  const { game, pack, witness: _, origin, ...kept } = file.ok;
  if (!isIn(games, game)) return trouble('unknownGame', game);
  const host = await games[game].host();
  const shelved = pack === undefined ? undefined : host.packs.put(pack);
  if (shelved !== undefined && 'refusal' in shelved) return trouble('damaged', shelved.refusal.message);
  const restored = host.restore(kept);
  if ('refusal' in restored) return notRestored(restored.refusal);
  return done({ game, host, table: restored.ok.table, origin });
}

function notRestored({ because, message, values }: Refusal): { readonly trouble: Trouble } {
  if (because !== 'otherRules') return trouble('damaged', message);
  return Number(values?.rules) > Number(values?.current) ? trouble('newer') : trouble('otherRules', message);
}

/** Adds the missing archive of a finished game, while the rules can still replay the game. */
async function keepArchive(store: Keeping, record: Stored, table: HostedTable): Promise<void> {
  if (!table.over || record.archive !== undefined) return;
  const { archive, journal } = table;
  if (archive !== undefined) await store.put({ ...record, journal: { ...journal }, archive: { ...archive } });
}
