import { REVIEW_ROLLOUTS, type Review } from '@getaway/bots/review';
import type { GameId } from '@getaway/games';
import type { Attempt, Forecast, Move, SeatId } from '@getaway/kernel';
import {
  type HostedGame,
  type HostedTable,
  type Moment,
  type Onlooker,
  type Origin,
  onlyPersonIn,
  type Passage,
  type Player,
} from '@getaway/table';
import type { GameAbout } from './about.ts';
import type { AfterKeeping } from './afterStore.ts';
import type { BotTask, ReviewTask } from './bot.ts';
import { newValue } from './newValue.ts';
import type { Reviewed } from './practice.ts';
import type { LookedAt } from './restoring.ts';
import { StartedReview } from './startedReview.ts';
import type { Tables } from './tables.ts';
import { done, type OrTrouble, trouble } from './trouble.ts';

export interface ReplaysDeps<Id extends string> {
  readonly tables: Pick<Tables<Id>, 'look' | 'lookAtFile' | 'keepFork'>;
  readonly after: Promise<Pick<AfterKeeping, 'review' | 'putReview'>>;
  /** Keeps the worst decisions for practice. */
  practise(reviewed: Reviewed): Promise<void>;
  /** Computes the chance of each seat to win, possibly in another worker. */
  chances(task: Omit<BotTask<Id>, 'level'>): Promise<readonly number[] | undefined>;
  /** Reviews a finished game, possibly in another worker. */
  review(task: ReviewTask<Id>, onProgress: (left: number) => void): Promise<Review | undefined>;
}

/** The part of a replay that never changes. */
export interface ReplayAbout extends Pick<GameAbout, 'levels' | 'characters' | 'defaultLevel' | 'housePack'> {
  readonly players: readonly Player[];
  readonly over: boolean;
  /** Whether the game's decisions can be reviewed. The game must be over and played under the current rules. */
  readonly reviewable: boolean;
  readonly length: number;
  /** The onlookers whose views can be shown; the default one is first. */
  readonly onlookers: readonly Onlooker[];
  readonly pack: unknown;
  readonly origin?: Origin | undefined;
}

/** The moment of a game where a new game starts, and the players of the new game. */
export interface PlayOn {
  readonly passages: number;
  readonly players: readonly Player[];
  /** Whatever this seat did not know is drawn again. Without a seat, hidden cards stay as they were. */
  readonly from?: SeatId | undefined;
}

/** Replays of stored games and of files. */
export class Replays<Id extends string = GameId> {
  readonly #deps: ReplaysDeps<Id>;
  /** The reviews that were started, by game. A player who leaves and comes back finds the same review again. */
  readonly #reviews = new Map<string, StartedReview>();

  constructor(deps: ReplaysDeps<Id>) {
    this.#deps = deps;
  }

  async open(id: string): Promise<OrTrouble<ReplayTable<Id>>> {
    const found = await this.#deps.tables.look(id);
    return 'trouble' in found ? found : done(this.#replay(found.ok, id, 'local'));
  }

  /** Opens a replay from a file's text. `id` becomes the origin of every game that is forked from this replay. */
  async openFile(text: string, id: string): Promise<OrTrouble<ReplayTable<Id>>> {
    const found = await this.#deps.tables.lookAtFile(text);
    return 'trouble' in found ? found : done(this.#replay(found.ok, id, 'online'));
  }

  #replay(found: LookedAt<Id>, id: string, place: 'local' | 'online'): ReplayTable<Id> {
    return new ReplayTable(found, { id, place, ...this.#deps, reviews: this.#reviews });
  }
}

interface ReplayDeps<Id extends string> extends ReplaysDeps<Id> {
  readonly id: string;
  readonly place: 'local' | 'online';
  readonly reviews: Map<string, StartedReview>;
}

/** A game to watch from its beginning. The replay is not stored. */
export class ReplayTable<Id extends string = GameId> {
  readonly game: Id;
  readonly #table: HostedTable;
  readonly #host: HostedGame;
  readonly #replay: ReturnType<HostedTable['replay']>;
  readonly #origin: Origin | undefined;
  readonly #deps: ReplayDeps<Id>;

  constructor({ game, host, table, origin }: LookedAt<Id>, deps: ReplayDeps<Id>) {
    this.game = game;
    this.#host = host;
    this.#table = table;
    this.#origin = origin;
    this.#deps = deps;
    // If several people share the device, none of them sees another's secrets before the end.
    this.#replay = table.replay(onlyPersonIn(table.players) ?? 'spectator');
  }

  about(): ReplayAbout {
    const { players, over, length, onlookers } = this.#replay;
    const { levels, characters, defaultLevel, packs } = this.#host;
    const reviewable = this.#isReviewable;
    return {
      players,
      over,
      reviewable,
      length,
      onlookers,
      levels,
      characters,
      defaultLevel,
      housePack: packs.names()[0]?.hash,
      pack: this.#pack,
      origin: this.#origin,
    };
  }

  get #pack(): unknown {
    return this.#host.packs.documentOf(this.#table.pack);
  }

  log(onlooker: Onlooker): Attempt<readonly Passage[]> {
    return this.#replay.log(onlooker);
  }

  moment(onlooker: Onlooker, passages: number): Attempt<Moment> {
    return this.#replay.moment(onlooker, passages);
  }

  scores(onlooker: Onlooker): readonly (readonly (number | undefined)[])[] {
    return this.#replay.scores(onlooker);
  }

  /**
   * Each seat's chance to win after this many log passages; undefined if no neural network can estimate it. While the
   * game runs, only the onlooker's own chance is known.
   */
  async chances(onlooker: Onlooker, passages: number): Promise<readonly (number | undefined)[] | undefined> {
    const { over, onlookers } = this.#replay;
    const position = this.#table.fork(passages, { seed: 'chances', ...(over ? {} : { from: seatIn(onlookers) }) });
    if ('refusal' in position) return undefined;
    const found = await this.#deps.chances({ game: this.game, position: position.ok, pack: this.#pack });
    return found?.map((chance, seat) => (over || seat === onlooker ? chance : undefined));
  }

  /**
   * Reviews every decision of the finished game; undefined if there is no neural network for it. `onProgress` gets the
   * number of choices that are left.
   */
  review(onProgress: (left: number) => void): Promise<Review | undefined> {
    const { id, reviews } = this.#deps;
    const started = reviews.get(id) ?? new StartedReview((report) => this.#review(report));
    if (!reviews.has(id)) started.review.catch(() => reviews.delete(id)); // a failed review can be tried again
    reviews.set(id, started);
    started.follow(onProgress);
    return started.review;
  }

  /** Whether a review exists or has been started. */
  async isReviewed(): Promise<boolean> {
    const { id, reviews, after } = this.#deps;
    return this.#isReviewable && (reviews.has(id) || (await (await after).review(id)) !== undefined);
  }

  /** Only a game of the current rules can be reviewed, because a review plays its choices again. */
  get #isReviewable(): boolean {
    return this.#replay.over && this.#table.journal.rules === this.#host.rulesVersion;
  }

  async #review(onProgress: (left: number) => void): Promise<Review | undefined> {
    if (!this.#isReviewable) return undefined;
    const { id, after } = this.#deps;
    const kept = await (await after).review(id);
    if (kept !== undefined) return kept;
    const { journal, players } = this.#table;
    const task = {
      game: this.game,
      kept: { journal: { ...journal }, players },
      pack: this.#pack,
      rollouts: REVIEW_ROLLOUTS,
    };
    const review = await this.#deps.review(task, onProgress);
    if (review === undefined) return undefined;
    // If the disk is full, the review that was computed is still shown.
    await (await after).putReview(id, review).catch(() => undefined);
    const { game, place } = { game: this.game, place: this.#deps.place };
    const reviewed = { id, place, game, table: this.#table, pack: this.#pack, decisions: review.decisions };
    await this.#deps.practise(reviewed).catch(() => undefined);
    return review;
  }

  /** The forecast of moves, from what the seat knew at that moment; undefined if it was not the seat's turn. */
  foresee(passages: number, seat: SeatId, moves: readonly Move[]): Forecast | undefined {
    const position = this.#table.fork(passages, { from: seat, seed: 'foresee' });
    if ('refusal' in position) return undefined;
    const loaded = this.#host.load(position.ok, { players: this.#table.players });
    if ('refusal' in loaded || loaded.ok.due !== seat) return undefined;
    const { events: _, ...forecast } = loaded.ok.foresee(seat, moves);
    return forecast;
  }

  /** Stores a game that continues from a moment of this one. Resolves to the id of the new game. */
  async playOn({ passages, players, from }: PlayOn): Promise<OrTrouble<string>> {
    const { onlookers, over } = this.#replay;
    const seat = over ? from : seatIn(onlookers);
    const position = this.#table.fork(passages, { from: seat, seed: newValue() });
    if ('refusal' in position) return trouble('badSetup', position.refusal.message);
    const names = this.#replay.players.map(({ name }) => name);
    const drawnFor = seat === undefined ? {} : { drawnFor: seat };
    const origin = { id: this.#deps.id, passages, names, ...drawnFor };
    return this.#deps.tables.keepFork(this.game, { position: position.ok, players, origin });
  }
}

/** The only seat whose knowledge may be used while the game runs. */
const seatIn = (onlookers: readonly Onlooker[]): SeatId | undefined =>
  onlookers.find((onlooker): onlooker is SeatId => typeof onlooker === 'number');
