import type { Shape } from '@getaway/kernel';
import type { IconName } from '../../icons/names.ts';
import type { TableUi } from '../tableUi.ts';
import type { Beat, EventKind } from './beats.ts';

/** Something that travels between two parts of the page, each named by a CSS selector. */
export interface Flight {
  readonly icon: IconName;
  /** Its label in the game's messages. */
  text(names: FlightNames): string;
  /** Where it starts. Without a start it appears at its goal. */
  readonly from?: string;
  /** Where it ends. Without a goal it disappears from its start. */
  readonly to?: string;
  /** Money has its own colour. */
  readonly isMoney?: boolean;
}

/** How a game's events are played back. */
export interface GamePlayback<G extends Shape = Shape> {
  /** How an event is shown. */
  kindOf(event: G['event']): EventKind;
  /** The view after one more event. It is a reading of the game. */
  viewAfter(view: G['view'], event: G['event']): G['view'];
  /**
   * Events that explain later events: only those of the same actor (for example an automaton's card), or those of
   * everybody.
   */
  readonly causes: ReadonlyMap<string, 'actor' | 'everybody'>;
  /** The picture of an event that is shown on a poster. */
  iconOf(event: G['event']): IconName;
  /** What else a poster says about an event, such as why somebody was arrested. */
  noteOf?(table: TableUi<G>, event: G['event']): string | undefined;
  /** Whether the event of a poster is good news. */
  isGood(event: G['event']): boolean;
  /** What travels with an event. */
  flightsOf(event: G['event']): readonly Flight[];
}

/** The names that the labels of travelling things use. */
interface FlightNames {
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  name(kind: string, id: string): string;
}

/** The beat that is shown now, with its duration at the chosen speed. */
export interface ShownBeat extends Beat {
  readonly ms: number;
}
