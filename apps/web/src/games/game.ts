import type { PackShelf, Shape } from '@getaway/kernel';
import type { Telling } from '@getaway/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableUi } from '../shell/tableUi.ts';
import type { GameId } from './ids.ts';

/**
 * The UI of a game, as the shell uses it. Screens know no rules: they draw views, describe events and offer the moves of the
 * question. Every component gets the table from `useTable`.
 */
export interface GameUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly id: GameId;
  /** Where its screens look up cards and tiles; a game brings its own pack. */
  readonly packs: PackShelf;
  /** Events that the digest leaves out because other events imply them; the log has them all. */
  isMinor(event: G['event']): boolean;
  /** The middle of the table. */
  readonly Board: FunctionComponent;
  /** The current step, where the board has no room for it: on a phone, above the choices. */
  readonly Stage?: FunctionComponent;
  /** The moves that the stage offers. Where the stage is shown above the choices, they are not listed again. */
  staged?(table: TableUi<G>): readonly G['move'][];
  /** The viewer's own things: below the board, on a phone behind the tab "me". */
  readonly Own: FunctionComponent;
  /** Everybody else at a glance, at the side. */
  readonly Rivals: FunctionComponent;
  /** Further panels: tabs at the side on a wide screen, tabs of the sheet on a phone. Titles are message keys of the game. */
  readonly panels: readonly Panel[];
  /** The state of the game in a few words, for the top of the page. */
  status(table: TableUi<G>): string;
  /** The effect of a move in a few words, beside its button. */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** Sorts the choices in the order in which people look for them. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** The headings of a move, from the broadest to the narrowest, where there are too many moves for one list. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** Events that start a new section in the log, such as a turn; `turnBegan` by default. */
  readonly headlines?: ReadonlySet<string>;
  /** The one sensible choice of a question that has several, such as to continue. It becomes the primary button. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** Whether a move is costly enough to need a second click, so that no accidental click makes it. */
  careful?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The sound of an event, if it has one. */
  soundOf?(event: G['event']): SoundName | undefined;
}

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly Component: FunctionComponent;
}

export type SoundName = 'card' | 'coin' | 'step' | 'alarm' | 'bell' | 'win';
