import type { Passage } from '@getaway/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameUi } from './gameUi.ts';
import type { OpenTable } from './openTable.ts';
import type { Table } from './useTableUi.ts';

/** The dialogs over the table. */
export type Overlay =
  | { readonly over: 'rule'; readonly rule: string }
  | { readonly over: 'settings' }
  | { readonly over: 'keys' }
  | { readonly over: 'seats' };

/** One event of a passage as text. */
export interface Announcement {
  readonly type: string;
  readonly text: string;
  /** Other events say the same. */
  readonly minor: boolean;
}

/** What the parts of the frame share. Boards only use the table. */
export interface Frame {
  readonly table: Table;
  readonly game: GameUi;
  readonly open: OpenTable;
  /** Everything in one column, with the choices in a sheet at the bottom. */
  readonly narrow: boolean;
  readonly tab: string;
  tell(passage: Passage): readonly Announcement[];
  show(overlay: Overlay | undefined): void;
  toTab(tab: string): void;
  /** Shows the result again, once the game is over. */
  showResult(): void;
}

export const FrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === undefined) throw new Error('useFrame needs a table’s frame');
  return frame;
}
