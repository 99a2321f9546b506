import type { Definition, Shape } from '@getaway/kernel';
import type { Catalogue, Describer, Fields, Speaker } from '@getaway/text';
import type { Paint } from '../table/paint.ts';

/** A game as the terminal needs it: its rules, its words, and how its table is drawn. */
export interface TableGame<G extends Shape = Shape> {
  readonly definition: Definition<G>;
  readonly catalogue: Catalogue;
  readonly fields: Fields;
  /** Rules by their ids, and headings by the letters that the ids begin with. */
  readonly rulebook: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
  /** Events that the digest leaves out, because others tell as much; the log has them all. */
  readonly trifles: ReadonlySet<string>;
  /** The table as this viewer may see it. */
  draw(view: G['view'], drawing: Drawing<G>): string[];
  /** What a move would do, in a few words: its price, its gain, who would notice. */
  hint(view: G['view'], move: G['move'], events: readonly G['event'][], drawing: Drawing<G>): string;
  /** Signs and letters of the table, explained. */
  legend(drawing: Drawing<G>): string[];
}

export interface Drawing<G extends Shape> {
  readonly speaker: Speaker;
  readonly describer: Describer;
  readonly players: readonly { readonly name: string; readonly bot?: string }[];
  readonly paint: Paint;
  readonly columns: number;
  /** Little room: what can be said in signs is not said in words. */
  readonly dense: boolean;
  /** What the viewer can choose now. */
  readonly moves: readonly G['move'][];
  /** What is asked, with everything that the step remembers. */
  readonly frame?: G['frame'] | undefined;
}
