import { type EscapePlan, escapePlan } from '@getaway/escape-plan';
import { hosted, type Player } from '@getaway/table';
import { readGameFile, writeGameFile } from '@getaway/table/file';

type State = EscapePlan['state'];

const NO_BOTS = { levels: [], characters: [], defaultLevel: '', strongestLevel: '', botNamed: () => undefined };

/**
 * A game file that continues from the last position of another file, after `edit` has changed the position. For moments
 * that games rarely reach.
 */
export function editedFile(file: string, players: readonly Player[], edit: (state: State) => void): string {
  const read = readGameFile(file);
  if ('fault' in read) throw new Error('not a game file');
  const position = structuredClone(read.ok.position) as { readonly state: State };
  edit(position.state);
  const loaded = hosted(escapePlan, NO_BOTS).load(position, { players });
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  const { journal, position: now, pack } = loaded.ok;
  return writeGameFile({ players, pack: escapePlan.packs.documentOf(pack), position: now, journal });
}
