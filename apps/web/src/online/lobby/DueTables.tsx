import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { TableRow } from './TableRow.tsx';
import { dueTables } from './tables.ts';
import './lobby.css';

/** Lists, at the top of the home page, the tables where it is the visitor's turn. */
export function DueTables(): VNode | null {
  const voice = useVoice();
  const tables = dueTables.value;
  if (tables.length === 0) return null;
  return (
    <section class="lobby-due" aria-labelledby="due-title">
      <h2 id="due-title">{voice.say('online.due', { count: tables.length })}</h2>
      <ul class="lobby-list">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} mine heading="h3" />
        ))}
      </ul>
    </section>
  );
}
