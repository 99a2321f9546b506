import type { Viewer } from '@getaway/kernel';
import { type RoomUpdate, roomIn } from '@getaway/protocol/room';
import type { Answer, Client } from './client.ts';
import type { Oracle } from './oracle.ts';
import { hiddenFrom, isOver, leaksIn } from './secrets.ts';

/** An answer of the server with its request, and the number of lines that the table had at that time. */
interface Answered {
  readonly request: string;
  readonly passages: number | undefined;
  readonly text: string;
  readonly lines: number;
  readonly viewer: Viewer;
}

interface Judge {
  readonly game: string;
  readonly oracle: Oracle;
  readonly secrets: readonly string[];
}

/** A viewer who records every message, together with the viewer's role at that time (a seat or spectator). */
export class Observer {
  readonly client: Client;
  readonly #table: string;
  /** The roles of the viewer. `from` is the version of the table at which a role begins. */
  readonly #been: { readonly from: number; readonly viewer: Viewer }[] = [{ from: 0, viewer: 'spectator' }];
  readonly #answers: Answered[] = [];

  constructor(client: Client, table: string) {
    this.client = client;
    this.#table = table;
  }

  get viewer(): Viewer {
    return this.#been.at(-1)?.viewer ?? 'spectator';
  }

  viewerAt(version: number): Viewer {
    return this.#been.findLast(({ from }) => from <= version)?.viewer ?? 'spectator';
  }

  become(viewer: Viewer, from: number): void {
    this.#been.push({ from, viewer });
  }

  /**
   * Sends a request, and records the answer with the version of the table. Call this only while nothing else happens at
   * the table. Otherwise the answer may belong to a later version.
   */
  async ask(
    request: string,
    fields: { readonly passages?: number; readonly [field: string]: unknown },
  ): Promise<Answer> {
    const before = this.client.received.length;
    const lines = this.client.seen(this.#table).room.version;
    const answer = await this.client.ask(request, { table: this.#table, ...fields });
    const text = this.client.received.slice(before).find((one) => one.startsWith('{"id":')) ?? '';
    this.#answers.push({ request, passages: fields.passages, text, lines, viewer: this.viewer });
    return answer;
  }

  /** Everything that the viewer received but may not know, according to the true states of the game. */
  leaks({ game, oracle, secrets }: Judge): { readonly scenes: number; readonly leaks: readonly string[] } {
    const leaks = new Set<string>();
    let scenes = 0;
    for (const text of this.client.received) {
      for (const secret of secrets) if (text.includes(secret)) leaks.add(`${secret} in ${text.slice(0, 100)}`);
      const { room } = JSON.parse(text) as { readonly room?: RoomUpdate };
      if (room?.seed === undefined && text.includes(oracle.seed)) leaks.add(`the seed in ${text.slice(0, 100)}`);
      // The commitment to the secret is public. The secret itself is sent only with a finished game.
      if (text.includes(oracle.drawSecret ?? oracle.seed) && room?.seed === undefined)
        leaks.add(`the secret of the draws in ${text.slice(0, 100)}`);
      if (room?.scene === undefined) continue;
      scenes += 1;
      const viewer = this.viewerAt(room.version);
      const past = { game, states: oracle.states(room.version) };
      if (isOver(past)) continue;
      const found = leaksIn(text, JSON.stringify(roomIn(room).scene?.view), hiddenFrom(past, viewer), viewer);
      for (const leak of found) leaks.add(`version ${room.version} to ${viewer}: ${leak}`);
    }
    for (const { request, passages, text, lines, viewer } of this.#answers) {
      const past = { game, states: oracle.states(lines, passages === undefined ? undefined : passages - 1) };
      if (isOver(past)) continue;
      for (const leak of leaksIn(text, text, hiddenFrom(past, viewer), viewer))
        leaks.add(`${request} at version ${lines} to ${viewer}: ${leak}`);
    }
    return { scenes, leaks: [...leaks] };
  }
}
