import type { Shape } from '@getaway/kernel';
import type { VNode } from 'preact';
import type { TableUi } from './tableUi.ts';

/** Something on the table that can be explained: a card, a piece, a place, a row of a track. */
export interface Subject {
  readonly kind: string;
  /** Identifies the thing among the things of its kind. Empty if the kind has only one thing. */
  readonly id: string;
}

/** A name as it occurs in texts, and the subject that it names. */
export interface Named {
  readonly name: string;
  readonly subject: Subject;
}

/** The content of the card about a subject. */
export interface Explanation {
  readonly kind: string;
  readonly title: string;
  readonly picture?: VNode;
  /** Whether the picture is large and shown above the text. Otherwise it is an icon beside the text. */
  readonly large?: boolean;
  readonly what: readonly string[];
  /** What the thing means for the viewer now, computed from the view. */
  readonly now: readonly string[];
  /** Related things to look up next, such as the things on a tile. */
  readonly also?: readonly Subject[];
  readonly rules: readonly string[];
}

export interface Explainer<G extends Shape = Shape> {
  /** Explains a subject in the current state of the table; undefined for unknown subjects. */
  explain(table: TableUi<G>, subject: Subject): Explanation | undefined;
}
