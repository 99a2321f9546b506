import { type AskedSeat, type Connect, type OnUpdate, type Place, post, type TablePlayers } from './tablePlayers.ts';
import { Wire } from './wire.ts';

/** The parts of a message that a player uses: the name of an event, a match, and its state. */
type Received = readonly [string, string, State | { readonly state: State }];

interface State {
  readonly G: { readonly asked?: AskedSeat['moves'] };
}

const VERSION = Buffer.from('"_stateID":');
const VERSION_LENGTH = 12;
const QUESTION = Buffer.from('"G":{"asked":');
const STATE = /^42\/[^,]+,\["(?:update|sync)","([^"]+)"/u;
const STATE_LENGTH = 100;
const PING = '2';
const PONG = '3';

/**
 * Connects players to boardgame.io's server. They join through the lobby and send plain socket.io messages. This avoids
 * the overhead of socket.io's client.
 */
export const connectTheirs: Connect = async (place, name, hear) => {
  const party = new TheirPlayers(place, name, hear);
  await party.come();
  return party;
};

class TheirPlayers implements TablePlayers {
  readonly #place: Place;
  readonly #name: string;
  readonly #hear: OnUpdate;
  #wires: readonly Wire[] = [];
  #credentials: readonly string[] = [];
  #match = '';
  #games = 0;

  constructor(place: Place, name: string, hear: OnUpdate) {
    this.#place = place;
    this.#name = name;
    this.#hear = hear;
  }

  async come(): Promise<void> {
    const { players, url, game } = this.#place;
    const coming = Array.from({ length: players }, async (_, seat) => {
      const connected = Promise.withResolvers<void>();
      const wire: Wire = await Wire.open(`${url}/socket.io/?EIO=4&transport=websocket`, (message) => {
        const head = message.toString('latin1', 0, STATE_LENGTH);
        if (head === PING) wire.send(PONG);
        else if (head.startsWith('40')) connected.resolve();
        else this.#understand(seat, head, message);
      });
      wire.send(`40/${game},`);
      await connected.promise;
      return wire;
    });
    this.#wires = await Promise.all(coming);
  }

  async begin(): Promise<void> {
    const { url, game, players } = this.#place;
    const lobby = `${url}/games/${game}`;
    this.#games += 1;
    const options = { numPlayers: players, setupData: `${this.#name} ${this.#games}`, unlisted: true };
    const { matchID } = await post<{ readonly matchID: string }>(`${lobby}/create`, options);
    const joining = this.#wires.map((_, seat) =>
      post<{ readonly playerCredentials: string }>(`${lobby}/${matchID}/join`, {
        playerID: String(seat),
        playerName: `${this.#name} ${seat}`,
      }),
    );
    this.#credentials = (await Promise.all(joining)).map(({ playerCredentials }) => playerCredentials);
    this.#match = matchID;
    for (const [seat] of this.#wires.entries())
      this.#say(seat, ['sync', matchID, String(seat), this.#credentials[seat], players]);
  }

  answer(seat: number, number: number, move: object): void {
    const playerID = String(seat);
    const payload = { type: 'play', args: [move], playerID, credentials: this.#credentials[seat] };
    this.#say(seat, ['update', { type: 'MAKE_MOVE', payload }, number, this.#match, playerID]);
  }

  #say(seat: number, event: readonly unknown[]): void {
    this.#wires[seat]?.send(`42/${this.#place.game},${JSON.stringify(event)}`);
  }

  /**
   * From each update, every simulated player reads the version of the match. Only the player whose turn it is also
   * reads the question.
   */
  #understand(seat: number, head: string, message: Buffer): void {
    const state = STATE.exec(head);
    if (state === null || state[1] !== this.#match) return;
    const at = message.indexOf(VERSION) + VERSION.length;
    const version = Number.parseInt(message.toString('latin1', at, at + VERSION_LENGTH), 10);
    const bytes = message.length;
    if (!message.includes(QUESTION)) return this.#hear(seat, { version, bytes });
    const [, , update] = JSON.parse(message.toString('utf8', message.indexOf('['))) as Received;
    const { asked: moves = [] } = ('state' in update ? update.state : update).G;
    this.#hear(seat, { version, bytes, asked: { number: version, moves } });
  }
}
