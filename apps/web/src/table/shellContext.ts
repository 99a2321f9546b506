import type { Passage } from '@getaway/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameUi } from './gameUi.ts';
import type { OpenTable } from './openTable.ts';
import type { Table } from './useTableUi.ts';

/** What can be opened over the table. */
export type Overlay =
  | { readonly over: 'rule'; readonly rule: string }
  | { readonly over: 'settings' }
  | { readonly over: 'keys' }
  | { readonly over: 'seats' };

/** One event of a passage, in words. */
export interface Announcement {
  readonly type: string;
  readonly text: string;
  /** Others tell as much. */
  readonly trifle: boolean;
}

/** What the parts of the frame share. Boards know the table alone. */
export interface Shell {
  readonly table: Table;
  readonly game: GameUi;
  readonly open: OpenTable;
  /** Everything in one column, the choices in a sheet at the bottom. */
  readonly narrow: boolean;
  readonly tab: string;
  tell(passage: Passage): readonly Announcement[];
  show(overlay: Overlay | undefined): void;
  toTab(tab: string): void;
  /** The score, once the game is over. */
  showResult(): void;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('there is no frame around this table');
  return shell;
}
