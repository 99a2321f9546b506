import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type StoreLocation } from '../store/open.ts';
import { startProgram } from '../testing/program.ts';
import type { CrashTest } from './crashTest.ts';
import { type ServerRun, TestPlayers } from './testPlayers.ts';

const GAMES = ['gangsta', 'escape-plan', 'gangsta', 'escape-plan', 'gangsta', 'gangsta'];
const LONGEST_LIFE_MS = 600;
/** The share of kills that happen before all players have reconnected. */
const EARLY_SHARE = 0.25;
const LONGEST_EARLY_MS = 60;
const PATIENCE_MS = 60_000;

const SETTINGS = {
  MAX_SOCKETS_PER_ADDRESS: '1000',
  SOCKET_RATE: '100000',
  REQUESTS_PER_MINUTE: '100000',
  CREATIONS_PER_HOUR: '100000',
};

/** Tests a whole server with several tables of both games, and a socket for each player. */
export class ServerCrashTest implements CrashTest {
  readonly #place: StoreLocation;
  readonly #ended: TestPlayers[] = [];
  readonly #stuck: string[] = [];
  /** The milliseconds from each start of the server to its first answer. */
  readonly #awake: number[] = [];
  #playing = GAMES.map((game) => new TestPlayers(game));
  #port = '0';
  #kills = 0;

  constructor(place: StoreLocation) {
    this.#place = place;
  }

  async kill(): Promise<void> {
    const started = performance.now();
    const { data, databaseUrl = '' } = this.#place;
    const place = { DATA_DIR: data, DATABASE_URL: databaseUrl, PORT: this.#port };
    const { url, child } = await startProgram({ ...SETTINGS, ...place });
    this.#port = new URL(url).port;
    let hasAnswered = false;
    const onAnswer = (): void => {
      if (!hasAnswered) this.#awake.push(performance.now() - started);
      hasAnswered = true;
    };
    const run: ServerRun = { url, over: false, onAnswer };
    const goingOn = this.#playing.map(() => Promise.withResolvers<void>());
    const lives = GAMES.map((game, i) => this.#live(game, i, run, () => goingOn[i]?.resolve()));
    if (Math.random() < EARLY_SHARE) await wait(Math.random() * LONGEST_EARLY_MS);
    else {
      const everybody = Promise.all(goingOn.map(({ promise }) => promise)).then(() => 'on');
      const outcome = await Promise.race([everybody, Promise.all(lives), wait(PATIENCE_MS, 'stuck', { ref: false })]);
      if (outcome === 'stuck') this.#stuck.push(`a table is stuck after ${this.#kills} kills`);
      await wait(Math.random() * LONGEST_LIFE_MS);
    }
    run.over = true;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    const [, signal] = (await exit) as [unknown, NodeJS.Signals | null];
    if (signal !== 'SIGKILL') throw new Error('the server ended by itself');
    await Promise.all(lives);
    this.#kills += 1;
  }

  /** Plays one game after another until the server is killed. */
  async #live(game: string, i: number, run: ServerRun, onMove: () => void): Promise<void> {
    while (!run.over) {
      const players = this.#playing[i] ?? new TestPlayers(game);
      await players.play(run, onMove);
      if (!players.isOver) return;
      this.#ended.push(players);
      this.#playing = this.#playing.with(i, new TestPlayers(game));
    }
  }

  async faults(): Promise<readonly string[]> {
    const store = await openStore(this.#place);
    const faults = await Promise.all([...this.#ended, ...this.#playing].map((players) => players.faults(store)));
    await store.close();
    return [...this.#stuck, ...faults.flat()];
  }

  sum(): string {
    const moves = [...this.#ended, ...this.#playing].reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const awake = this.#awake.toSorted((a, b) => a - b);
    const at = (share: number): string => `${((awake[Math.ceil(share * awake.length) - 1] ?? 0) / 1000).toFixed(2)} s`;
    return [
      `The server was killed ${this.#kills} times at ${GAMES.length} tables; ${this.#ended.length} games ended meanwhile.`,
      `Acknowledged moves: ${moves}. Tables stuck: ${this.#stuck.length}.`,
      `From a start to the first answer: ${at(0.5)} (the longest ${at(1)}).`,
    ].join('\n');
  }
}
