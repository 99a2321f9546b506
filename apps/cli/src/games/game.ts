import type { Bots, Rulebook } from '@getaway/games';
import type { Forecast, Shape } from '@getaway/kernel';
import type { HostedGame } from '@getaway/table';
import type { Catalogue, Describer, Language, Speaker, Telling } from '@getaway/text';
import type { Paint } from '../table/paint.ts';

/** A game as the terminal plays it: its rules, its bots, its words, and how its table is drawn. */
export interface TableGame extends TableUi {
  readonly host: HostedGame;
  readonly bots: Bots;
  loadText(language: Language): Promise<GameText>;
}

/** Everything that a game says in one language. */
export interface GameText {
  /** The game's own words and those of its table in the terminal. */
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
}

/** The folder of a game: how its table is drawn in the terminal, and what that says. */
export interface TableUi<G extends Shape = Shape> extends Telling<G['view']> {
  /** Only the language that is spoken is ever read from the disk. */
  readonly tables: Readonly<Record<Language, () => Promise<{ readonly TABLE: Catalogue }>>>;
  /** Events that the digest leaves out, because others tell as much; the log has them all. */
  isMinor(event: G['event']): boolean;
  /** The table as this viewer may see it. */
  draw(view: G['view'], drawing: Drawing<G>): string[];
  /** What a move would do, in a few words: its price, its gain, who would notice. */
  hint(view: G['view'], move: G['move'], outcome: Outcome<G>, drawing: Drawing<G>): string;
  /** Signs and letters of the table, explained. */
  legend(drawing: Drawing<G>): string[];
  /** The choices in the order in which people look for them. */
  sorted?(view: G['view'], moves: readonly G['move'][]): readonly G['move'][];
  /** By what a move is chosen, from the largest heading to the smallest, where there are too many for one list. */
  headings?(view: G['view'], move: G['move'], drawing: Drawing<G>): readonly string[];
  /** What the moves below a heading have in store, in a few words. */
  outlook?(view: G['view'], moves: readonly G['move'][], drawing: Drawing<G>): string;
  /** For owners of the box who write a pack of their own. */
  readonly packTools?: PackTools;
  /** The board alone, as large as it can be drawn. */
  map?(view: G['view'], drawing: Drawing<G>): string[];
}

/** What is known of a move before it is made. */
export interface Outcome<G extends Shape> {
  /** What would be told, up to the first thing that comes to light. */
  readonly events: readonly G['event'][];
  readonly forecast?: Forecast | undefined;
}

export interface PackTools {
  /** The pack that the game brings along, to start from. */
  readonly house: object;
  /** Everything that is wrong with a pack document. */
  faultsOf(document: unknown): readonly { readonly code: string; readonly sentence: string }[];
  /** What a board made of the pack is like, over so many random ones; the document must be without faults. */
  survey?(document: unknown, boards: number): readonly SurveyLine[];
}

export interface SurveyLine {
  readonly statistic: string;
  readonly measured: number;
  readonly least: number;
  readonly most: number;
  readonly passes: boolean;
}

export interface Drawing<G extends Shape> {
  readonly speaker: Speaker;
  readonly describer: Describer;
  readonly players: readonly { readonly name: string; readonly bot?: string }[];
  readonly paint: Paint;
  readonly columns: number;
  /** Little room: what can be said in signs is not said in words. */
  readonly dense: boolean;
  /** What there is room for: everything, the board with everybody on it, or hardly more than the choice is about. */
  readonly shows: 'everything' | 'board' | 'choice';
  /** What the viewer can choose now. */
  readonly moves: readonly G['move'][];
  /** What is asked, with everything that the step remembers. */
  readonly frame?: G['frame'] | undefined;
}
