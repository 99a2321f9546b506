import type { Passage } from '@getaway/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Actor } from './actors.ts';
import type { GameUi } from './gameUi.ts';
import type { OpenTable } from './openTable.ts';
import type { Playback } from './playback.ts';
import type { Folding } from './useFolding.ts';
import type { FrameTable } from './useTableUi.ts';

export type Overlay =
  | { readonly over: 'rule'; readonly rule: string }
  | { readonly over: 'settings' }
  | { readonly over: 'keys' }
  | { readonly over: 'remember' }
  | { readonly over: 'report' }
  | { readonly over: 'seats' };

/** A part of a log passage as text: what was chosen, the aim of a bot, or one event. */
export interface Announcement {
  readonly type: string;
  readonly text: string;
  /** Whether the summary of recent events leaves out this part. */
  readonly minor: boolean;
  readonly actor?: Actor | undefined;
}

/** What the parts of the frame share. Boards use only the field `table`. */
export interface TableScreen {
  readonly table: FrameTable;
  readonly game: GameUi;
  readonly open: OpenTable;
  readonly playback: Playback;
  /** Whether the layout is that of a phone: one column, with the choices in a sheet at the bottom. */
  readonly narrow: boolean;
  /**
   * Whether the stage (the panel for the current step) is above the choices. The list then leaves out the moves of the
   * stage.
   */
  readonly stacked: boolean;
  /** What is open over the board, for games whose board fills the screen. */
  readonly folding: Folding;
  readonly tab: string;
  tell(passage: Passage): readonly Announcement[];
  /** Like `tell`, but without rule ids. */
  tellBriefly(passage: Passage): readonly Announcement[];
  show(overlay: Overlay | undefined): void;
  toTab(tab: string): void;
  /** Shows the result again, once the game is over. */
  showResult(): void;
}

export const FrameContext = createContext<TableScreen | undefined>(undefined);

export function useFrame(): TableScreen {
  const frame = useContext(FrameContext);
  if (frame === undefined) throw new Error('useFrame needs a table’s frame');
  return frame;
}
