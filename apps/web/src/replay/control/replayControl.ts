import { type Attempt, taken } from '@getaway/kernel';
import type { Onlooker, Passage, Showing, WatchPort } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import type { ReplaySource } from './replaySource.ts';
import { turnFrom, turnStarts } from './turns.ts';

/**
 * The current moment of a replay. `TableFrame` watches a replay like any other table, so it animates the next log
 * passage like a move.
 */
export class ReplayControl implements WatchPort {
  readonly source: ReplaySource;
  /** The number of log passages (one per choice) that are shown. */
  readonly at: Signal<number>;
  readonly onlooker: Signal<Onlooker>;
  /** The whole log, as the onlooker may know it. */
  readonly log: Signal<readonly Passage[]> = signal([]);
  /**
   * Why a moment can't be shown. For example, if a game was played under older rules, it may be possible to show only
   * its end.
   */
  readonly trouble: Signal<string | undefined> = signal(undefined);
  readonly isPlaying: Signal<boolean> = signal(false);
  /** The types of the events that begin a turn. */
  headlines: ReadonlySet<string> = new Set();
  #show: ((showing: Showing) => void) | undefined;
  /** The number of the last request. Answers to earlier ones are ignored. */
  #request = 0;
  #motion: 'jump' | 'on' = 'jump';
  /** The moment that was requested last. A key press continues from this moment, even if it is not shown yet. */
  #wanted: number;

  constructor(source: ReplaySource, moment = 1) {
    this.source = source;
    this.at = signal(Math.min(Math.max(1, moment), source.about.length));
    this.#wanted = this.at.peek();
    this.onlooker = signal(source.about.onlookers[0] ?? 'spectator');
  }

  get last(): number {
    return this.source.about.length;
  }

  get moves(): boolean {
    return this.#motion === 'on';
  }

  watch(show: (showing: Showing) => void): () => void {
    this.#show = show;
    void this.lookThrough(this.onlooker.peek());
    return () => {
      this.#show = undefined;
    };
  }

  async lookBack(passages: number): Promise<Attempt<object>> {
    const moment = await this.source.moment(this.onlooker.peek(), passages);
    return 'refusal' in moment ? moment : taken(moment.ok.view);
  }

  /** Shows the same moment from the view of another onlooker. */
  async lookThrough(onlooker: Onlooker): Promise<void> {
    const log = await this.source.log(onlooker);
    if ('refusal' in log) return;
    this.log.value = log.ok;
    this.onlooker.value = onlooker;
    await this.#go(this.#wanted, 'jump');
    if (this.trouble.peek() !== undefined) await this.#go(this.last, 'jump');
  }

  /** Jumps to a moment and ends autoplay. */
  seek(passages: number): void {
    this.isPlaying.value = false;
    this.trouble.value = undefined;
    void this.#go(passages, 'jump');
  }

  get turns(): readonly number[] {
    return turnStarts(this.log.value, this.headlines);
  }

  toMoment(by: 1 | -1): void {
    this.seek(this.#wanted + by);
  }

  toTurn(by: 1 | -1): void {
    this.seek(turnFrom(this.turns, this.#wanted, { last: this.last, by }));
  }

  /** Plays back the next passage on the board. */
  goOn(): void {
    if (this.at.peek() >= this.last) this.isPlaying.value = false;
    else void this.#go(this.at.peek() + 1, 'on');
  }

  /** Starts or stops autoplay. If the replay is at the end of the game, autoplay starts from the beginning. */
  toggle(): void {
    const plays = !this.isPlaying.peek();
    if (plays && this.at.peek() >= this.last) this.seek(1);
    this.isPlaying.value = plays;
  }

  async #go(passages: number, motion: 'jump' | 'on'): Promise<void> {
    const to = Math.min(Math.max(1, passages), this.last);
    this.#request += 1;
    this.#wanted = to;
    const request = this.#request;
    const moment = await this.source.moment(this.onlooker.peek(), to);
    if (request !== this.#request) return;
    if ('refusal' in moment) {
      this.#wanted = this.at.peek();
      this.trouble.value = moment.refusal.message;
      this.isPlaying.value = false;
      return;
    }
    this.#motion = motion;
    this.at.value = to;
    this.#show?.({ players: this.source.about.players, scene: moment.ok, log: this.log.peek().slice(0, to) });
  }
}
