import type { Bots, Rulebook } from '@getaway/games';
import type { ReadersWords } from '@getaway/games/search';
import type { Shape } from '@getaway/kernel';
import type { HostedGame } from '@getaway/table';
import type { Catalogue, Describer, Language, Locale, Speaker, Telling } from '@getaway/text';
import type { Paint } from '../terminal/paint.ts';

export interface TableGame extends TableUi {
  readonly host: HostedGame;
  readonly bots: Bots;
  loadText(locale: Locale): Promise<GameText>;
}

export interface GameText {
  /** The messages of the game's package, and those that only the terminal needs to draw the game. */
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
  readonly readers: ReadersWords;
}

/** What each game provides for the terminal: how to draw its table, and the messages on the table. */
export interface TableUi<G extends Shape = Shape> extends Telling<G['view']> {
  readonly tables: Readonly<Record<Language, () => Promise<{ readonly TABLE: Catalogue }>>>;
  /** Whether the summary of recent events omits this event because other events imply it. The log shows all events. */
  isMinor(event: G['event']): boolean;
  draw(view: G['view'], drawing: Drawing<G>): string[];
  /**
   * The names of the figures that are shown in a forecast, in the order in which they are shown. The messages
   * `figure.<name>` and `change.<name>` describe them.
   */
  readonly figures?: readonly string[];
  /** Describes in a few words what the card or route of a move does. The forecast is shown separately. */
  hint(view: G['view'], move: G['move'], drawing: Drawing<G>): string;
  legend(drawing: Drawing<G>): string[];
  /** Sorts the choices into the order in which players look for them. */
  sorted?(view: G['view'], moves: readonly G['move'][]): readonly G['move'][];
  /** The headings of a move, from the broadest to the narrowest. A long menu groups its moves under headings. */
  headings?(view: G['view'], move: G['move'], drawing: Drawing<G>): readonly string[];
  outlook?(view: G['view'], moves: readonly G['move'][], drawing: Drawing<G>): string;
  /** Tools for people who own the board game and write their own pack. */
  readonly packTools?: PackTools;
  /**
   * Details about how the game will end for the viewer, such as the way out of the city. The message `help.ahead`
   * describes them.
   */
  ahead?(view: G['view'], drawing: Drawing<G>): string[];
  map?(view: G['view'], drawing: Drawing<G>): string[];
}

export interface PackTools {
  /** The game's built-in pack, as a starting point for a new pack. */
  readonly house: object;
  faultsOf(document: unknown): readonly { readonly code: string; readonly sentence: string }[];
  /** Statistics of random boards built from the pack. The document must have no faults. */
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
  /** Whether the screen is narrow. On a narrow screen, signs replace words. */
  readonly dense: boolean;
  /** How much to draw: everything, only the board and the pieces on it, or only what the current choice needs. */
  readonly shows: 'everything' | 'board' | 'choice';
  readonly moves: readonly G['move'][];
  /** The pending step with its data, if the viewer has to decide. */
  readonly frame?: G['frame'] | undefined;
}
