import type { Forecast, Foreseen, Result, SeatId, Shape, Viewer } from '@getaway/kernel';
import type { DueDecision, Passage, Player, Scene } from '@getaway/table';
import type { Describer, Speaker } from '@getaway/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What somebody points at before choosing it. */
export interface Considered<G extends Shape = Shape> {
  /** One move, or a row of moves that would be played as one. */
  readonly moves: readonly G['move'][];
  /** Undefined until the table has answered. */
  readonly foreseen?: Foreseen<G>;
  /** Picked by a finger: it stays until it is confirmed, or something else is picked. */
  readonly pinned: boolean;
}

/** Something that was pointed at and can't be chosen. */
export interface Unavailable {
  /** What it is, in words. */
  readonly label: string;
  /** The rule that forbids it, where one can be named; undefined until the table has answered. */
  readonly rule?: string;
}

/** The table of the moment, as all its components see it. */
export interface TableUi<G extends Shape = Shape> {
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  /** Of the moment that is shown: now, or one that somebody looks back at. */
  readonly view: G['view'];
  /** Somebody looks back at the table as it was after so many passages: nothing can be chosen. */
  readonly past: number | undefined;
  readonly due: SeatId | undefined;
  /** The question, if it is the viewer's and the present is shown. */
  readonly asked: DueDecision<G> | undefined;
  readonly log: readonly Passage<G>[];
  readonly result: Result | undefined;
  readonly considered: Considered<G> | undefined;
  /** Whether the viewer's last choice can be taken back, or why not. */
  readonly undoable: Scene['undo'];
  /** The game's words at this table. */
  readonly voice: Speaker;
  readonly describer: Describer;
  /** Plays a move, or a row of moves as one gesture. */
  choose(...moves: readonly G['move'][]): void;
  /** Somebody points at a choice (or no longer does): its consequences are shown as a preview. */
  consider(...moves: readonly G['move'][]): void;
  /** The same by a finger, which can't point: the preview stays, and the primary button plays it. */
  pin(...moves: readonly G['move'][]): void;
  /** Whether a stray click must not make this choice. */
  careful(move: G['move']): boolean;
  /** Somebody points at what can't be chosen: the table says why. `candidate` is the move that it would be. */
  explain(label: string, candidate: G['move']): void;
  /** What moves would lead to, for a board that shows it by itself. */
  foresee(...moves: readonly G['move'][]): Promise<Foreseen<G>>;
  /** What a move of the question certainly changes for the viewer; undefined until the table has answered. */
  forecastOf(move: G['move']): Forecast | undefined;
  /** Opens the rules at an id. */
  showRule(rule: string): void;
}

export const TableContext = createContext<TableUi | undefined>(undefined);

/** The table that the component stands at. */
export function useTable<G extends Shape>(): TableUi<G> {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('there is no table here');
  return table as unknown as TableUi<G>;
}
