import type { GameId } from '@getaway/games';
import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import { testimonyOn } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { tables } from '../../browser/worker.ts';
import { witnessOf } from '../../fairness/witnesses.ts';
import type { FoundDraws } from '../../table/openTable.ts';
import { done, type OrTrouble, trouble } from '../../worker/trouble.ts';
import { journalOf } from '../api.ts';
import { me } from '../me.ts';
import type { OnlineTable } from './onlineTable.ts';

interface Saving {
  readonly pack: unknown;
  sayWhyNot(error: ReceivedRefusal): string;
}

/** The game as a file, with what this device remembers of the draws. */
export async function savedGame(
  { id, room }: Pick<OnlineTable, 'id' | 'room'>,
  { pack, sayWhyNot }: Saving,
): Promise<OrTrouble<string>> {
  const journal = await journalOf(id, me.value?.device);
  if ('error' in journal) return trouble('server', sayWhyNot(journal.error));
  const { players } = room.value ?? {};
  return done(writeGameFile({ players, witness: witnessOf(id), pack, journal: journal.ok }));
}

/** Finds out whether every draw follows from the seed, and whether this device saw the same game. */
export async function proofOf(
  { id }: Pick<OnlineTable, 'id'>,
  { game, pack }: { readonly game: GameId; readonly pack: unknown },
): Promise<FoundDraws> {
  const journal = await journalOf(id, me.value?.device);
  const told = 'ok' in journal ? journal.ok : undefined;
  const verification = await tables.verifyJournal(game, told, pack);
  // Looks up this device's record by the id of the open table, not by an id from the server. So the server can't
  // substitute the record of another table.
  const witness = witnessOf(id);
  const seat = witness?.told?.seat;
  const digest = seat === undefined ? undefined : await tables.digestOfJournal(game, told, seat);
  return { verification, testimony: testimonyOn(verification, witness, digest) ?? 'absent' };
}
