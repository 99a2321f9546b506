import type { PackShelf, Shape } from '@getaway/kernel';
import type { Catalogue, Telling } from '@getaway/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import type { SoundName } from '../sound/sound.ts';
import type { TableUi } from './tableUi.ts';

/**
 * A game as the frame needs it: how its table is drawn and described. Screens know no rules: they draw views, describe events
 * and offer the moves of the decision. Every component finds the table by `useTable`.
 */
export interface GameUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly id: GameId;
  /** Where its screens look up cards and tiles; contains the built-in pack. */
  readonly packs: PackShelf;
  /** Events that the digest leaves out, because others say the same. The log has them all. */
  isMinor(event: G['event']): boolean;
  /** The middle of the table. */
  readonly Board: FunctionComponent;
  /** What is going on, if the board has no room for it: on a phone above the choices. */
  readonly Stage?: FunctionComponent;
  /** The moves that the stage offers: where the stage is shown above the choices, the list leaves them out. */
  staged?(table: TableUi<G>): readonly G['move'][];
  /** What the viewer owns: below the board, on a phone in the tab "me". */
  readonly Own: FunctionComponent;
  /** Everybody else at a glance: at the side. */
  readonly Rivals: FunctionComponent;
  /** Further panels: on a wide screen tabs at the side, on a phone tabs of the sheet. Titles are message keys of the game. */
  readonly panels: readonly Panel[];
  /** The state of the game in a few words, for the header. */
  status(table: TableUi<G>): string;
  /** The effect of a move in a few words, beside its button. */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** The choices in the order in which people look for them. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** The headings for a move, from the largest to the smallest, used when a list would be too long. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** Events that begin a new part of the log, such as a turn; `turnBegan` by default. */
  readonly headlines?: ReadonlySet<string>;
  /** The one sensible choice among several, such as to continue: the primary button offers it. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** A costly choice: the first click previews it and the second makes it, so that a stray click does nothing. */
  careful?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The sound of an event, if it has one. */
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
  /** The language of the catalogue. It differs from the page's while another language loads. */
  readonly locale: string;
}
