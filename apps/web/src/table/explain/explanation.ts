import type { Shape } from '@getaway/kernel';
import type { VNode } from 'preact';
import type { TableUi } from '../tableUi.ts';
import type { Subject } from './subject.ts';

/** The content of the card about a subject. */
export interface Explanation {
  /** The kind of thing, such as "Contact". */
  readonly kind: string;
  readonly title: string;
  readonly picture?: VNode;
  /** Whether the picture is large and shown above the text. Otherwise it is an icon beside the text. */
  readonly large?: boolean;
  /** What the thing is and does. Each text has one or two sentences. */
  readonly what: readonly string[];
  /** What the thing means for the viewer now. It is computed from the view and its readings. */
  readonly now: readonly string[];
  /** Things to look up next, such as what is on a tile. */
  readonly also?: readonly Subject[];
  readonly rules: readonly string[];
}

export interface Explainer<G extends Shape = Shape> {
  /** Explains a subject in the current state of the table; undefined for something that the game does not know. */
  explain(table: TableUi<G>, subject: Subject): Explanation | undefined;
}
