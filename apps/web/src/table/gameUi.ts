import type { PackShelf, SeatId, Shape } from '@getaway/kernel';
import type { Catalogue, Telling } from '@getaway/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import type { IconName } from '../icons/names.ts';
import type { SoundName } from '../sound/sound.ts';
import type { Explainer, Named } from './explanation.ts';
import type { GameGuide } from './gameGuide.ts';
import type { GamePlayback } from './gamePlayback.ts';
import type { TableUi } from './tableUi.ts';

/**
 * What the page around a table needs to know about a game: how to draw and describe its table. Screens contain no
 * rules. Every component gets the table from `useTable`.
 */
export interface GameUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly id: GameId;
  /** The packs with the cards and tiles that the screens show, including the built-in pack. */
  readonly packs: PackShelf;
  /** Whether the summary of recent events leaves out the event. The log shows all events. */
  isMinor(event: G['event']): boolean;
  readonly Board: FunctionComponent;
  /** A panel for the current step (the stage), for games whose board has no room for it. */
  readonly Stage?: FunctionComponent;
  /** The moves that the stage offers. If the stage is above the choices, the list leaves out these moves. */
  staged?(table: TableUi<G>): readonly G['move'][];
  /** Whether the question is answered on the stage. On a phone the stage then stays open. */
  needsStage?(table: TableUi<G>): boolean;
  /** How many offers of the stage have number keys. The list continues with the next number. */
  stagedKeys?(table: TableUi<G>): number;
  /** The viewer's own things: below the board, or in the tab "me" on a phone. */
  readonly Own: FunctionComponent;
  /** The viewer's most important figures in one line, which is always visible. */
  readonly Vitals: FunctionComponent;
  /** Set for games whose board fills a wide screen. Everything else is in strips, which open over the board. */
  readonly mapFirst?: MapFirst;
  /** A summary of all other players, shown at the side. */
  readonly Rivals: FunctionComponent;
  /** Additional panels, shown as tabs. Titles are message keys of the game. */
  readonly panels: readonly Panel[];
  /** The state of the game in a few words, for the header. */
  status(table: TableUi<G>): string;
  /** The topic of the pending decision, as a part of a sentence: "what to do this turn". */
  waitsFor?(table: TableUi<G>): string | undefined;
  /**
   * The figures of a forecast that are shown, in this order. The messages `figure.<name>` and `change.<name>` describe
   * them.
   */
  readonly figures?: readonly FigureLook[];
  /** What the card or the route of a move does, shown beside the move's button. The forecast is separate. */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** Whether the question itself asks what to lose. The choices then have a warning sign without words. */
  asksForLoss?(table: TableUi<G>): boolean;
  /** Whether a beginner gets suggestions now, for example because the game has just begun. */
  isBeginning?(table: TableUi<G>): boolean;
  /** Sorts the choices for the list. What players look for first comes first. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** The headings of a move, from the broadest to the narrowest. A long list groups its moves under headings. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** What distinguishes moves with the same name in a list. */
  difference?(table: TableUi<G>, move: G['move']): string;
  /** Events that begin a new part of the log, such as a turn. The default is `turnBegan`. */
  readonly headlines?: ReadonlySet<string>;
  /** Who an event is about: a seat, or the icon of an automaton. Undefined if the event names nobody. */
  actorOf?(event: G['event']): SeatId | IconName | undefined;
  /** Events after which nobody is acting, such as the end of a turn. The table then continues by itself. */
  readonly endsActing?: ReadonlySet<string>;
  readonly playback?: GamePlayback<G>;
  /** Why a seat is not ranked; undefined if the log does not show it. */
  unranked?(table: TableUi<G>, seat: SeatId): Unranked | undefined;
  /** The most obvious move, such as the move that continues. The primary button offers it. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** The moves that a choice plays: the choice itself, and the moves that follow from it without another choice. */
  gesture?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /** The moves to preview for a choice, such as a likely way to complete it. The default is the result of `gesture`. */
  outlook?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /** Several moves that answer this question and the next questions, with a label. The primary button offers them. */
  suggestion?(table: TableUi<G>): Suggestion<G> | undefined;
  /** Whether a choice is costly. The first click then previews the choice and the second makes it. */
  needsSecondClick?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The part of the view on which the names of things depend: everything that `nameIn` and `names` use. */
  named(view: G['view']): object;
  /** The names of things at this table, in all grammatical forms that texts use. */
  names(table: TableUi<G>): readonly Named[];
  /** Loads the explanations of everything on the table. Their texts are part of the catalogue. */
  explainer(): Promise<Explainer<G>>;
  /** Loads the short guide to the game, which also lists what people forget. */
  guide(): Promise<GameGuide>;
  soundOf?(event: G['event']): SoundName | undefined;
}

/** The fate of a player who is not ranked: as a single word, and as a sentence with the reason. */
export interface Unranked {
  readonly fate: string;
  readonly why: string;
}

/** What surrounds the board at a table whose board fills the screen. */
export interface MapFirst {
  /** What the viewer should plan for, in at most two lines of the header. Its details open over the board. */
  readonly Ahead: FunctionComponent;
  /** A slim strip above the board, such as a track. */
  readonly Ribbon: FunctionComponent;
  /** One line for each other player, shown while the rivals' panel is closed. */
  readonly Rivals: FunctionComponent;
  /** The parts of `Own`. Each has a button, in the strip below the board, that opens the part over the board. */
  readonly own: readonly Panel[];
}

export interface FigureLook {
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
