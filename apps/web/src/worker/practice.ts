import type { BotChoice } from '@getaway/bots';
import { type JudgedDecision, type ReviewedDecision, verdictOn } from '@getaway/bots/review';
import type { GameHost, GameId } from '@getaway/games';
import { isIn } from '@getaway/games/registry';
import type { Move, Shape } from '@getaway/kernel';
import { type HostedTable, peopleIn } from '@getaway/table';
import { type AfterKeeping, type Practice, practiceKey } from './afterStore.ts';
import type { JudgeTask } from './bot.ts';
import { LocalTable, type LocalTableDeps } from './localTable.ts';
import { newValue } from './newValue.ts';
import { done, type OrTrouble, trouble } from './trouble.ts';

/** How many decisions of a game are kept for each person. */
const WORST = 3;
/** The number of rollouts. It is larger than in a review, because only one decision is judged. */
const ROLLOUTS = 200;

/** A decision that the player can try again, without the parts that are not shown in lists. */
export type PracticeListed = Omit<Practice, 'position' | 'pack'> & { readonly key: string };

/** The most costly decisions of a seat, the worst first. */
export const worstOf = (decisions: readonly ReviewedDecision[], seat: number): readonly ReviewedDecision[] =>
  decisions
    .filter((decision) => decision.seat === seat && verdictOn(decision) !== 'good')
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, WORST);

export interface Reviewed {
  readonly id: string;
  readonly place: Practice['place'];
  readonly game: string;
  readonly table: HostedTable;
  readonly pack: unknown;
  readonly decisions: readonly ReviewedDecision[];
}

interface Deps<Id extends string> {
  readonly games: Readonly<Record<Id, GameHost>>;
  readonly after: Promise<Pick<AfterKeeping, 'practice' | 'putPractice' | 'removePractice'>>;
  think: (task: {
    readonly game: Id;
    readonly position: object;
    readonly level: string;
    readonly pack: unknown;
  }) => Promise<BotChoice>;
  judge(task: JudgeTask<Id>): Promise<JudgedDecision<Shape> | undefined>;
}

/** The decisions of reviewed games that can be tried again. Each contains only what its seat knew. */
export class Practices<Id extends string = GameId> {
  readonly #deps: Deps<Id>;

  constructor(deps: Deps<Id>) {
    this.#deps = deps;
  }

  /** Stores the worst decisions of every person. Decisions that are already stored are not changed. */
  async keep({ id, place, game, table, pack, decisions }: Reviewed): Promise<void> {
    const after = await this.#deps.after;
    const known = new Set((await after.practice()).map(practiceKey));
    const { players } = table;
    for (const seat of peopleIn(players))
      for (const { number, played, best, loss } of worstOf(decisions, seat)) {
        if (known.has(practiceKey({ id, number }))) continue;
        const position = table.fork(number, { from: seat, seed: newValue() });
        if ('refusal' in position) continue;
        await after.putPractice({
          id,
          place,
          game,
          number,
          seat,
          players: players.map((player) => ({ ...player })),
          position: { ...position.ok },
          packHash: table.pack,
          pack,
          played: { ...played },
          best: best.map((move) => ({ ...move })),
          loss,
          added: Date.now(),
        });
      }
  }

  /** The worst decisions first. Decisions whose last try was good come last. */
  async list(): Promise<readonly PracticeListed[]> {
    const all = await (await this.#deps.after).practice();
    const isSolved = ({ tried }: Practice): number => Number(tried !== undefined && verdictOn(tried) === 'good');
    return all
      .toSorted((a, b) => isSolved(a) - isSolved(b) || b.loss - a.loss)
      .map(({ position: _position, pack: _pack, ...listed }) => ({ ...listed, key: practiceKey(listed) }));
  }

  async remove(key: string): Promise<void> {
    await (await this.#deps.after).removePractice(key);
  }

  /**
   * Opens the position as a table. The person plays the seat of the decision, and bots play all others. Nothing is
   * stored.
   */
  async open(key: string): Promise<OrTrouble<LocalTable<Id>>> {
    const practice = await this.find(key);
    if (practice === undefined) return trouble('gone');
    const { game, seat, position, pack } = practice;
    if (!isIn(this.#deps.games, game)) return trouble('unknownGame', game);
    const host = await this.#deps.games[game].host();
    host.packs.put(pack);
    const players = practice.players.map(({ name, bot = host.defaultLevel }, i) =>
      i === seat ? { name } : { name, bot },
    );
    const loaded = host.load(position, { players });
    if ('refusal' in loaded) return trouble('otherRules', loaded.refusal.message);
    const think: LocalTableDeps['think'] = (table, level) =>
      this.#deps.think({ game, position: table.position, level, pack });
    const keep = (): Promise<void> => Promise.resolve();
    return done(new LocalTable(game, loaded.ok, { keep, think, release: () => undefined }));
  }

  /** Judges a try and stores it. Returns undefined if the try can't be judged. */
  async judge(key: string, move: Move): Promise<JudgedDecision<Shape> | undefined> {
    const practice = await this.find(key);
    if (practice === undefined || !isIn(this.#deps.games, practice.game)) return undefined;
    const { game, position, pack } = practice;
    const judged = await this.#deps.judge({ game, position, pack, move, rollouts: ROLLOUTS });
    const { loss = 0, error = 0 } = judged ?? {};
    await (await this.#deps.after).putPractice({ ...practice, tried: { at: Date.now(), loss, error } });
    return judged;
  }

  async find(key: string): Promise<Practice | undefined> {
    return (await (await this.#deps.after).practice()).find((practice) => practiceKey(practice) === key);
  }
}
