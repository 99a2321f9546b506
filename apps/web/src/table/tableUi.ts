import type { Forecast, Foreseen, Reason, Result, SeatId, Shape, Viewer } from '@getaway/kernel';
import type { DueDecision, Passage, Player, Scene } from '@getaway/table';
import type { Describer, Speaker } from '@getaway/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ShownBeat } from './gamePlayback.ts';

export interface Considered<G extends Shape = Shape> {
  /** A single move, or several moves that are played together. */
  readonly moves: readonly G['move'][];
  /** The consequences of the moves; undefined until the table has answered. */
  readonly foreseen?: Foreseen<G>;
  /**
   * Whether the preview was selected, for example by a tap. Such a preview stays until it is confirmed or something
   * else is selected. Any other preview ends when the pointer leaves.
   */
  readonly pinned: boolean;
}

/** A thing that was pointed at but can't be chosen. */
export interface Unavailable {
  readonly label: string;
  /** The reason why the thing can't be chosen; undefined until the table has answered. */
  readonly reason?: Reason;
}

/**
 * The state of the table, as all its components see it. Reading a field subscribes the component to this field. So a
 * component that reads only `voice` renders again only if `voice` changes.
 */
export interface TableUi<G extends Shape = Shape> {
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  /** The view of the moment that is shown: the present, or the past when looking back. */
  readonly view: G['view'];
  /**
   * The number of log passages that are shown when looking back; undefined in the present. Nothing can be chosen in the
   * past.
   */
  readonly past: number | undefined;
  /** The current beat (unit of playback). During playback, `view` and `log` show the moment of this beat. */
  readonly beat: ShownBeat | undefined;
  readonly due: SeatId | undefined;
  /** The viewer's decision; undefined when looking back. */
  readonly asked: DueDecision<G> | undefined;
  readonly log: readonly Passage<G>[];
  readonly result: Result | undefined;
  readonly considered: Considered<G> | undefined;
  /** Whether the viewer's last choice can be undone, or why not. */
  readonly undoable: Scene['undo'];
  /** The result of a reading of the view. If a new result equals the previous one, the previous object is returned. */
  read<T>(reading: (view: G['view']) => T): T;
  /** The game's messages, with this table's names. */
  readonly voice: Speaker;
  readonly describer: Describer;
  /**
   * Describes moves and events by the view that a seat had at another moment. That view is needed, because the names of
   * places depend on the moment.
   */
  describerAt(view: object, reader: SeatId | undefined): Describer;
  /**
   * Plays a move, or several moves together. A choice with a danger (a loss that is sure to happen) has to be confirmed
   * first.
   */
  choose(...moves: readonly G['move'][]): void;
  /** Plays moves without asking for confirmation, for a component that has already asked. */
  chooseSurely(...moves: readonly G['move'][]): void;
  /** Previews the consequences of moves. Without moves, ends the preview. */
  consider(...moves: readonly G['move'][]): void;
  /** Previews moves that were selected, for example by a tap. The preview stays, and the primary button plays them. */
  pin(...moves: readonly G['move'][]): void;
  /** Whether the move needs a second click, which prevents accidents. */
  needsSecondClick(move: G['move']): boolean;
  /** Shows why a thing can't be chosen. `candidate` is the illegal move that a click on the thing stands for. */
  explain(label: string, candidate: G['move']): void;
  /** The consequences of moves, for a board that draws its own preview. */
  foresee(...moves: readonly G['move'][]): Promise<Foreseen<G>>;
  /** The forecast of a move for the viewer; undefined until the table has answered. */
  forecastOf(move: G['move']): Forecast | undefined;
  showRule(rule: string): void;
}

export const TableContext = createContext<TableUi | undefined>(undefined);

export function useTable<G extends Shape>(): TableUi<G> {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable needs a TableContext');
  return table as unknown as TableUi<G>;
}
