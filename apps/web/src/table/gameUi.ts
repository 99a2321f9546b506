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
  /** Whether the question is answered on the stage: on a phone it then stays open. */
  needsStage?(table: TableUi<G>): boolean;
  /** How many of the stage's offers have number keys; the list continues with the next number. */
  stagedKeys?(table: TableUi<G>): number;
  /** What the viewer owns: below the board, on a phone in the tab "me". */
  readonly Own: FunctionComponent;
  /** The viewer's most important figures in one line, always visible: money, condition, standing. */
  readonly Vitals: FunctionComponent;
  /** On a wide screen the board fills the table, and everything else folds into strips that open over it. */
  readonly mapFirst?: MapFirst;
  /** Everybody else at a glance: at the side. */
  readonly Rivals: FunctionComponent;
  /** Further panels: on a wide screen tabs at the side, on a phone tabs of the sheet. Titles are message keys of the game. */
  readonly panels: readonly Panel[];
  /** The state of the game in a few words, for the header. */
  status(table: TableUi<G>): string;
  /** The figures of forecasts that are shown, in this order. Their words are `figure.<name>` and `change.<name>`. */
  readonly figures?: readonly FigureLook[];
  /** What the card or the route of a move says, beside its button. Its forecast is shown there anyway. */
  hint?(table: TableUi<G>, move: G['move']): ComponentChildren;
  /** The game has just begun, so that beginners get suggestions. */
  isBeginning?(table: TableUi<G>): boolean;
  /** The choices in the order in which people look for them. */
  sorted?(table: TableUi<G>, moves: readonly G['move'][]): readonly G['move'][];
  /** The headings for a move, from the largest to the smallest, used when a list would be too long. */
  headings?(table: TableUi<G>, move: G['move']): readonly string[];
  /** What tells a move from others that have the same name in a list. */
  difference?(table: TableUi<G>, move: G['move']): string;
  /** Events that begin a new part of the log, such as a turn; `turnBegan` by default. */
  readonly headlines?: ReadonlySet<string>;
  /** Whom an event is about: a seat, or an automaton by its icon; undefined if it names nobody. */
  actorOf?(event: G['event']): SeatId | IconName | undefined;
  /** Events after which nothing is anybody's choice until somebody acts again. */
  readonly endsActing?: ReadonlySet<string>;
  /** How turns are played out on the board. */
  readonly playback?: GamePlayback<G>;
  /** Why a seat has no place in the ranking, in a few words; undefined if the log does not show it. */
  unranked?(table: TableUi<G>, seat: SeatId): string | undefined;
  /** The one sensible choice among several, such as to continue: the primary button offers it. */
  primary?(table: TableUi<G>, moves: readonly G['move'][]): G['move'] | undefined;
  /** The moves that a choice stands for, if nothing else is left to choose after it; the choice itself by default. */
  gesture?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /** The moves whose consequences are shown for a choice, such as a likely way to complete it; its gesture by default. */
  outlook?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): readonly G['move'][];
  /** Several moves that answer this and the next questions sensibly, with a label: the primary button offers them. */
  suggestion?(table: TableUi<G>): Suggestion<G> | undefined;
  /** A costly choice: the first click previews it and the second makes it, so that a stray click does nothing. */
  careful?(table: Pick<TableUi<G>, 'view' | 'asked'>, move: G['move']): boolean;
  /** The names of things at this table, as texts write them. */
  names(table: TableUi<G>): readonly Named[];
  /** Loads the explanations of everything on its table. Their texts are part of the catalogue. */
  explainer(): Promise<Explainer<G>>;
  /** The sound of an event, if it has one. */
  soundOf?(event: G['event']): SoundName | undefined;
}

/** What a table whose board comes first shows around it. */
export interface MapFirst {
  /** What lies ahead, in the header: at most two lines, which can open over the board. */
  readonly Ahead: FunctionComponent;
  /** A slim strip above the board, such as a track. */
  readonly Ribbon: FunctionComponent;
  /** Everybody else in a line each, while their panel is folded. */
  readonly Rivals: FunctionComponent;
  /** The parts of `Own`, each with its own strip. */
  readonly own: readonly Panel[];
}

export interface FigureLook {
  /** Its name in the game's foresight. */
  readonly figure: string;
  readonly icon: IconName;
  /** Which direction is good for the player, if either is. */
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
  /** The language of the catalogue. It differs from the page's while another language loads. */
  readonly locale: string;
}
