import type { Showing } from '@getaway/table';
import type { Beat } from './beats.ts';
import type { Flight, ShownBeat } from './gamePlayback.ts';

export interface Playback {
  /** The scene and the log to show: the current ones, or those of an earlier moment during playback. */
  readonly scene: NonNullable<Showing['scene']>;
  readonly log: Showing['log'];
  readonly beat: ShownBeat | undefined;
  /**
   * The beat (unit of playback) that the caption describes. During the playback, it is the current beat. After the
   * playback, it is the last beat; undefined if the viewer has to decide or the game is over.
   */
  readonly captioned: Beat | undefined;
  /** The cards and money that fly now, with their starting points. */
  readonly flights: readonly StartedFlight[];
  /** Whether it will be the viewer's turn after the playback. */
  readonly isDue: boolean;
  readonly isSlow: boolean;
  readonly wasSkipped: boolean;
  skip(): void;
  slowDown(slow: boolean): void;
  /** Plays back again everything since the viewer's last turn. */
  replay(): void;
}

export interface StartedFlight {
  readonly flight: Flight;
  readonly start: Spot | undefined;
}

/** A point of the page, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
