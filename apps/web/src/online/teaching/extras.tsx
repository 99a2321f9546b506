import type { VNode } from 'preact';
import type { PageSentence, TableExtras } from '../../table/extras.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { TeachingTerms } from './TeachingTerms.tsx';
import { TeachingTop } from './TeachingTop.tsx';

export const teachingExtras = (table: OnlineTable): Pick<TableExtras, 'Top' | 'LogTop' | 'noteAt'> => ({
  Top: (): VNode => <TeachingTop table={table} />,
  LogTop: (): VNode | null =>
    table.room.value === undefined ? null : <TeachingTerms setup={table.room.value.setup} />,
  noteAt: (passages) => adviceAt(table, passages),
});

/**
 * The note that somebody asked for advice before the choice of this log passage. `passages` is the number of the
 * passage, counted from 1. Passage 1 is the setup, so choice 0 belongs to passage 2.
 */
function adviceAt({ room, log }: OnlineTable, passages: number): PageSentence | undefined {
  const now = room.value;
  if (now?.advised?.includes(passages - 2) !== true) return undefined;
  const seat = log[passages - 1]?.seat ?? now.scene?.due;
  return { key: 'online.teach.advised', values: { name: now.players[seat ?? -1]?.name ?? '' } };
}
