import { hashOf } from '@getaway/kernel';
import type { GameId } from '../../browser/gameIds.ts';
import { FOLDERS } from '../../games/folders.ts';
import { packBy, type Reply } from '../api.ts';

/** The pack of a table: the built-in pack, or a pack that is fetched and checked by its hash. */
export async function packFor(game: GameId, hash: string): Promise<Reply<unknown>> {
  const { packs } = await FOLDERS[game].ui();
  const known = packs.documentOf(hash);
  if (known !== undefined) return { ok: known };
  const fetched = await packBy(hash);
  if ('error' in fetched) return fetched;
  if (hashOf(fetched.ok) !== hash) return { error: { code: 'badPack', message: hash } };
  const read = packs.read(fetched.ok);
  return 'refusal' in read ? { error: read.refusal } : fetched;
}
