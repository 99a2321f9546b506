import type { Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import { type Beat, beatsIn, type KindOf } from '../beats.ts';
import type { LogPoint } from '../log/digest.ts';

type Log = readonly Passage[];
type Event = Passage['events'][number];

export interface ReelDeps {
  readonly kindOf: KindOf;
  viewAfter(view: object, event: Event): object;
  /** The index of the first event of this log passage that does not belong to the viewer's own choice. */
  afterChoice(passage: Passage): number;
}

export interface ShownMoment {
  readonly beat: Beat;
  readonly view: object;
  readonly log: Log;
}

export interface Update {
  readonly log: Log;
  readonly view: object;
  readonly viewer: Viewer;
  /** Whether to show the new state at once. */
  readonly instant: boolean;
}

/**
 * If more beats (units of playback) than this are waiting, all of them are skipped. The summary of recent events shows
 * what happened.
 */
const MAX_BEATS = 150;

/**
 * Plays back what has happened, one beat (unit of playback) at a time. Its owner calls `next` for each beat. `shown` is
 * the table after the current beat; undefined once everything has been shown.
 */
export class Reel {
  readonly #deps: ReelDeps;
  #log: Log | undefined;
  #view: object = {};
  #beats: Beat[] = [];
  /** The shown view contains everything before this point of the log. */
  #point: LogPoint = { passage: 0, event: 0 };
  /** The views that the table sent. The key is the number of log passages so far. */
  readonly #views = new Map<number, object>();
  shown: ShownMoment | undefined;
  /**
   * The last beat (unit of playback) that was shown; undefined after the playback was skipped or the viewer has chosen
   * something.
   */
  last: Beat | undefined;

  constructor(deps: ReelDeps) {
    this.#deps = deps;
  }

  get upcoming(): Beat | undefined {
    return this.#beats[0];
  }

  /** Receives the newest state of the table. Receiving the same state again changes nothing. */
  receive({ log, view, viewer, instant }: Update): void {
    const before = this.#log;
    if (before === log) return;
    const isContinued = before !== undefined && log.length >= before.length && log[before.length - 1] === before.at(-1);
    const base = this.#view;
    this.#log = log;
    this.#view = view;
    if (isContinued && log.length === before.length) return;
    if (!isContinued || instant) return this.skip();
    const begin: LogPoint = { passage: before.length, event: 0 };
    this.#views.set(before.length, base);
    this.#views.set(log.length, view);
    if (this.shown === undefined) this.#point = begin;
    for (const [i, passage] of log.slice(before.length).entries()) {
      const isOwn = passage.seat === viewer;
      if (isOwn && passage.unasked === undefined) this.#drop(begin);
      const choice = isOwn ? this.#deps.afterChoice(passage) : 0;
      this.#beats.push(...beatsIn(passage, before.length + i, choice, this.#deps.kindOf));
    }
    if (this.#beats.length > MAX_BEATS) return this.skip();
    if (this.shown === undefined && this.#beats.length > 0) this.next();
  }

  /** Shows the next beat (unit of playback). After the last beat, shows the present. */
  next(): void {
    const beat = this.#beats.shift();
    if (beat === undefined) return this.#end();
    const log = this.#log ?? [];
    const from = this.shown?.view ?? this.#views.get(this.#point.passage) ?? this.#view;
    const view = this.#advance(from, { passage: beat.passage, event: beat.to });
    this.last = beat;
    this.shown = { beat, view, log: logUpTo(log, this.#point) };
  }

  skip(): void {
    this.#beats = [];
    this.last = undefined;
    this.#end();
  }

  /** Plays everything back again from a point. `view` is the view before the log passage of that point. */
  replay(point: LogPoint, view: object): void {
    this.skip();
    const log = this.#log ?? [];
    this.#views.set(point.passage, view);
    this.#views.set(log.length, this.#view);
    this.#point = { passage: point.passage, event: 0 };
    for (const [i, passage] of log.slice(point.passage).entries())
      this.#beats.push(...beatsIn(passage, point.passage + i, i === 0 ? point.event : 0, this.#deps.kindOf));
    this.next();
  }

  /** Ends the playback, because the viewer has chosen something. */
  #drop(begin: LogPoint): void {
    this.#beats = [];
    this.shown = undefined;
    this.last = undefined;
    this.#point = begin;
  }

  #end(): void {
    this.shown = undefined;
    this.#views.clear();
  }

  /**
   * The view after all events up to a point. At the end of a log passage, the table's own view replaces the computed
   * one.
   */
  #advance(from: object, to: LogPoint): object {
    const log = this.#log ?? [];
    let view = from;
    let { passage, event } = this.#point;
    while (passage < to.passage || (passage === to.passage && event < to.event)) {
      const happened = log[passage]?.events[event];
      if (happened === undefined) {
        passage += 1;
        event = 0;
        view = this.#views.get(passage) ?? view;
      } else {
        view = this.#deps.viewAfter(view, happened);
        event += 1;
      }
    }
    if (event === log[passage]?.events.length) view = this.#views.get(passage + 1) ?? view;
    this.#point = { passage, event };
    return view;
  }
}

/** The log up to a point. Its last passage may be incomplete. */
function logUpTo(log: Log, { passage, event }: LogPoint): Log {
  const last = log[passage];
  if (last === undefined) return log;
  return [
    ...log.slice(0, passage),
    event === last.events.length ? last : { ...last, events: last.events.slice(0, event) },
  ];
}
