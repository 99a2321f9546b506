import type { PackShelf, SeatId, Shape } from '@getaway/kernel';
import type { Catalogue, Telling } from '@getaway/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import type { IconName } from '../icons/names.ts';
import type { SoundName } from '../sound/sound.ts';
import type { Explainer } from './explain/explanation.ts';
import type { Named } from './explain/names.ts';
import type { GamePlayback } from './playback/gamePlayback.ts';
import type { TableUi } from './tableUi.ts';

/**
 * What the frame needs to know about a game: how its table is drawn and described. Screens know no rules. They draw
 * views, describe events and offer the moves of the decision. Every component gets the table from `useTable`.
 */
export interface GameUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly id: GameId;
  /** The packs in which the game's screens look up cards and tiles, including the built-in one. */
  readonly packs: PackShelf;
  /** Whether the digest leaves out the event because other events say the same. The log shows all events. */
  isMinor(event: G['event']): boolean;
  readonly Board: FunctionComponent;
  /** Shows the current step, for games whose board has no room for it. On a phone it is above the choices. */
  readonly Stage?: FunctionComponent;
  /** The moves that the stage offers. If the stage is above the choices, the list of choices leaves them out. */
  staged?(table: TableUi<G>): readonly G['move'][];
  /** Whether the question is answered on the stage. On a phone the stage then stays open. */
  needsStage?(table: TableUi<G>): boolean;
  /** How many of the stage's offers have number keys. The list continues with the next number. */
  stagedKeys?(table: TableUi<G>): number;
  /** The viewer's own things: below the board, or in the tab "me" on a phone. */
  readonly Own: FunctionComponent;
  /** The viewer's most important figures in one line, always visible: money, condition, standing. */
  readonly Vitals: FunctionComponent;
  /**
   * Set for games whose board fills the table on a wide screen. Everything else folds into strips that open over the
   * board.
   */
  readonly mapFirst?: MapFirst;
  /** A summary of all other players, shown at the side. */
  readonly Rivals: FunctionComponent;
  /**
   * Additional panels, which are tabs at the side on a wide screen and tabs of the sheet on a phone. Titles are message
   * keys of the game.
   */
  readonly panels: readonly Panel[];
  /** The state of the game in a few words, for the header. */
  status(table: TableUi<G>): string;
  /**
   * What the player whom the table waits for has to decide, as a part of a sentence, such as "what to do this turn".
   */
  waitsFor?(table: TableUi<G>): string | undefined;
  /**
   * The figures of a forecast that are shown, in this order. Their text is in the messages `figure.<name>` and
   * `change.<name>`.
   */
  readonly figures?: readonly FigureLook[];
  /**
   * What the card or the route of a move does. It is shown beside the button of the move. The forecast is shown
   * separately.
   */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** Whether the question itself asks what to lose. Then the choices in the list have a warning sign, but no words. */
  asksForLoss?(table: TableUi<G>): boolean;
  /** Whether beginners get suggestions now, for example because the game has just begun. */
  isBeginning?(table: TableUi<G>): boolean;
  /** Sorts the choices in the order in which people look for them. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** The headings for a move, from the largest to the smallest, used when a list would be too long. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** What distinguishes a move from others with the same name in a list. */
  difference?(table: TableUi<G>, move: G['move']): string;
  /** Events that begin a new part of the log, such as a turn. The default is `turnBegan`. */
  readonly headlines?: ReadonlySet<string>;
  /** Whom an event is about: a seat, or an automaton, given by its icon; undefined if the event names nobody. */
  actorOf?(event: G['event']): SeatId | IconName | undefined;
  /** Events after which the table continues by itself until somebody acts again. */
  readonly endsActing?: ReadonlySet<string>;
  readonly playback?: GamePlayback<G>;
  /** Why a seat has no place in the ranking; undefined if the log does not show it. */
  unranked?(table: TableUi<G>, seat: SeatId): Unranked | undefined;
  /** The obvious one of several moves, such as the one that continues. The primary button offers it. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** All moves that a choice implies, if the player has no other option after it. By default only the choice itself. */
  gesture?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /** The moves to preview for a choice, such as a likely way to complete it. By default, the moves of `gesture`. */
  outlook?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /**
   * Several moves that sensibly answer this question and the next ones, with a label. The primary button offers them.
   */
  suggestion?(table: TableUi<G>): Suggestion<G> | undefined;
  /**
   * Whether a choice is costly. Then the first click previews it and the second makes it, so that a stray click does no
   * harm.
   */
  needsSecondClick?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The names of things at this table, in the forms in which they occur in texts. */
  names(table: TableUi<G>): readonly Named[];
  /** Loads the explanations of everything on the table. Their texts are part of the catalogue. */
  explainer(): Promise<Explainer<G>>;
  soundOf?(event: G['event']): SoundName | undefined;
}

/** What became of a player without a place in the ranking: in a word, and why in a sentence. */
export interface Unranked {
  readonly fate: string;
  readonly why: string;
}

/** What surrounds the board at a table whose board fills the screen. */
export interface MapFirst {
  /**
   * What the viewer should plan for, shown in the header. It has at most two lines, and its details open over the
   * board.
   */
  readonly Ahead: FunctionComponent;
  /** A slim strip above the board, such as a track. */
  readonly Ribbon: FunctionComponent;
  /** One line for each other player, shown while their panel is folded. */
  readonly Rivals: FunctionComponent;
  /** The parts of `Own`, each with its own strip. */
  readonly own: readonly Panel[];
}

export interface FigureLook {
  /** The name of the figure in the forecasts of the game. */
  readonly figure: string;
  readonly icon: IconName;
  /** Whether a higher or a lower figure is better for the player; undefined if neither is. */
  readonly better?: 'more' | 'less';
}

export interface Suggestion<G extends Shape = Shape> {
  readonly moves: readonly G['move'][];
  readonly label: string;
}

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly Component: FunctionComponent;
}

/** A game's screens with its messages. */
export interface LoadedGame {
  readonly game: GameUi;
  readonly catalogue: Catalogue;
  /** The language of the catalogue. It differs from the page's language while another language loads. */
  readonly locale: string;
}
