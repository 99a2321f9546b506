import type { PackShelf, Shape } from '@getaway/kernel';
import type { Catalogue, Telling } from '@getaway/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import type { SoundName } from '../sound/sound.ts';
import type { TableUi } from './tableUi.ts';

/**
 * A game as the shell needs it: how its table is drawn and told. Screens know no rules: they draw views, tell events, and
 * offer the moves of the question. Every component finds the table by `useTable`.
 */
export interface GameUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly id: GameId;
  /** Where its screens look cards and tiles up; a game brings its own pack. */
  readonly packs: PackShelf;
  /** Events that the digest leaves out, because others tell as much; the log has them all. */
  isMinor(event: G['event']): boolean;
  /** The middle of the table. */
  readonly Board: FunctionComponent;
  /** What is going on, where the board has no room for it: on a phone above the choices. */
  readonly Stage?: FunctionComponent;
  /** The moves that the stage offers by itself: where it is shown above the choices, they are not listed again. */
  staged?(table: TableUi<G>): readonly G['move'][];
  /** What the viewer owns; below the board, on a phone behind the tab "me". */
  readonly Own: FunctionComponent;
  /** Everybody else at a glance; at the side. */
  readonly Rivals: FunctionComponent;
  /** Further panels: on a wide screen tabs at the side, on a phone tabs of the sheet. Titles are keys of the game's words. */
  readonly panels: readonly Panel[];
  /** Where the game stands, in a few words, for the top of the page. */
  status(table: TableUi<G>): string;
  /** What a move would do, in a few words beside its button. */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** The choices in the order in which people look for them. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** By what a move is chosen, from the largest heading to the smallest, where there are too many for one list. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** Events that begin something new in the log, such as a turn; `turnBegan` if left out. */
  readonly headlines?: ReadonlySet<string>;
  /** The one sensible choice of a question that has several, such as to go on: it is put on the primary button. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** A choice that costs dearly: it is shown first and made by a second click, so that no stray one makes it. */
  careful?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The sound that goes with an event, if it has one. */
  soundOf?(event: G['event']): SoundName | undefined;
}

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly Component: FunctionComponent;
}

/** A game's screens with its messages. */
export interface LoadedGame {
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  /** The catalogue's language: while another is on its way, not yet the page's. */
  readonly locale: string;
}
