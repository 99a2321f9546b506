import type { Origin } from '@getaway/table';
import { readGameFile } from '@getaway/table/file';
import { hostFork, type Reply, uploadPack } from '../online/api.ts';
import { USUAL_SETUP } from '../online/lobby/usualSetup.ts';

/**
 * Opens an online table that continues the game of a file. The server computes the position from the journal that it
 * gets. If hidden cards are drawn again, this journal ends at the fork. Otherwise the journal of the whole game is
 * sent.
 */
export async function openOnlineFork(
  text: string,
  origin: Origin,
  device: string,
): Promise<Reply<{ readonly id: string }>> {
  const file = readGameFile(text);
  if ('fault' in file) return { error: { code: 'badJournal', message: file.fault.detail ?? file.fault.because } };
  const { journal, game, pack } = file.ok;
  const sent = { setup: USUAL_SETUP, journal: origin.drawnFor === undefined ? journal : upTo(journal, origin), origin };
  const opened = await hostFork(device, sent);
  if ('ok' in opened || opened.error.because !== 'noPack' || pack === undefined) return opened;
  const brought = await uploadPack(device, { game, pack });
  return 'error' in brought ? brought : hostFork(device, sent);
}

/** The journal up to the moment of the fork. The first log passage is the setup, which has no entry. */
const upTo = (journal: object, { passages }: Origin): object =>
  'entries' in journal && Array.isArray(journal.entries)
    ? { ...journal, entries: journal.entries.slice(0, passages - 1) }
    : journal;
