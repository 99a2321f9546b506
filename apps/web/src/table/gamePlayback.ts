import type { Shape } from '@getaway/kernel';
import type { IconName } from '../icons/names.ts';
import type { Beat, EventKind } from './beats.ts';
import type { TableUi } from './tableUi.ts';

/** Something that flies from one part of the page to another. CSS selectors name both parts. */
export interface Flight {
  readonly icon: IconName;
  /** The label of the flying thing, from the game's messages. */
  text(names: FlightNames): string;
  /** Where the thing starts. Without a start, it appears just above its goal. */
  readonly from?: string;
  /** Where the thing ends. Without a goal, it disappears just above its start. */
  readonly to?: string;
  /** Whether the thing is money, which has its own colour. */
  readonly isMoney?: boolean;
}

export interface GamePlayback<G extends Shape = Shape> {
  kindOf(event: G['event']): EventKind;
  /** The view after one more event, as the game's package computes it. */
  viewAfter(view: G['view'], event: G['event']): G['view'];
  /**
   * The types of events that explain later events. `actor`: they explain only events of the same actor. `everybody`:
   * they explain events of all actors.
   */
  readonly causes: ReadonlyMap<string, 'actor' | 'everybody'>;
  /** The icon for an event, on its poster. */
  iconOf(event: G['event']): IconName;
  /** What else a poster says about an event, such as why somebody was arrested. */
  noteOf?(table: TableUi<G>, event: G['event']): string | undefined;
  /** Whether the event of a poster is good news. */
  isGood(event: G['event']): boolean;
  /** The cards and money that fly while the event is shown. */
  flightsOf(event: G['event']): readonly Flight[];
}

/** Texts and names for the labels of flying things. */
interface FlightNames {
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  name(kind: string, id: string): string;
}

/** The beat (unit of playback) that is shown now, with its duration at the chosen speed. */
export interface ShownBeat extends Beat {
  readonly ms: number;
}
