import { type AskedSeat, type Connect, type OnUpdate, type Place, post, type TablePlayers } from './tablePlayers.ts';
import { Wire } from './wire.ts';

interface Known {
  readonly device: string;
}

interface Received {
  readonly room: { readonly scene: { readonly asked?: AskedSeat } };
}

const ROOM = /^\{"table":"([^"]+)","room":\{"version":(\d+)/u;
const ROOM_LENGTH = 100;
const QUESTION = Buffer.from('"asked":{');

/** Connects players to Getaway's server. */
export const connectOurs: Connect = async (place, name, hear) => {
  const people = Array.from({ length: place.players }, (_, seat) =>
    post<Known>(`${place.url}/api/people`, { name: `${name} ${seat}` }),
  );
  const party = new OurPlayers(place, await Promise.all(people), hear);
  await party.come();
  return party;
};

class OurPlayers implements TablePlayers {
  readonly #place: Place;
  readonly #people: readonly Known[];
  readonly #hear: OnUpdate;
  #guests: readonly Guest[] = [];
  #table = '';

  constructor(place: Place, people: readonly Known[], hear: OnUpdate) {
    this.#place = place;
    this.#people = people;
    this.#hear = hear;
  }

  async come(): Promise<void> {
    const coming = this.#people.map((_, seat) =>
      Guest.open(this.#place.url, (message) => this.#understand(seat, message)),
    );
    this.#guests = await Promise.all(coming);
    await this.#all((guest, seat) => guest.ask('hello', { device: this.#people[seat]?.device }));
  }

  async begin(): Promise<void> {
    const { url, game, players } = this.#place;
    const before = this.#table;
    if (before !== '') await this.#all((guest) => guest.ask('leave', { table: before }));
    const pace = { pace: { kind: 'free' }, onTimeout: 'wait', listed: false, watching: false };
    const setup = { game, players, options: {}, ...pace };
    const { id: table } = await post<{ readonly id: string }>(`${url}/api/tables`, setup, this.#people[0]?.device);
    this.#table = table;
    await this.#all((guest) => guest.ask('watch', { table }));
    await this.#all((guest, seat) => guest.ask('sit', { table, seat }));
    await this.#guests[0]?.ask('begin', { table });
  }

  answer(seat: number, number: number, move: object): void {
    this.#guests[seat]?.say('play', { table: this.#table, number, moves: [move] });
  }

  /**
   * From each update, every simulated player reads the version of the table. Only the player whose turn it is also
   * reads the question.
   */
  #understand(seat: number, message: Buffer): void {
    const room = ROOM.exec(message.toString('latin1', 0, ROOM_LENGTH));
    if (room === null || room[1] !== this.#table) return;
    const version = Number(room[2]);
    const bytes = message.length;
    if (!message.includes(QUESTION)) return this.#hear(seat, { version, bytes });
    const { asked } = (JSON.parse(message.toString()) as Received).room.scene;
    this.#hear(seat, { version, bytes, ...(asked === undefined ? {} : { asked }) });
  }

  async #all(deed: (guest: Guest, seat: number) => Promise<void>): Promise<void> {
    await Promise.all(this.#guests.map(deed));
  }
}

const ANSWER = '{"id":'.charCodeAt(2);

/**
 * The socket of one player. A message that answers a request ends the wait for that request. Every other message goes
 * to the table.
 */
class Guest {
  readonly #waiting = new Map<number, () => void>();
  readonly #hear: (message: Buffer) => void;
  #wire: Wire | undefined;
  #last = 0;

  private constructor(hear: (message: Buffer) => void) {
    this.#hear = hear;
  }

  static async open(url: string, hear: (message: Buffer) => void): Promise<Guest> {
    const guest = new Guest(hear);
    guest.#wire = await Wire.open(`${url}/api/socket`, (message) => guest.#sort(message));
    return guest;
  }

  ask(request: string, fields: object): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(this.say(request, fields), resolve));
  }

  say(request: string, fields: object): number {
    this.#last += 1;
    this.#wire?.send(JSON.stringify({ id: this.#last, do: request, ...fields }));
    return this.#last;
  }

  #sort(message: Buffer): void {
    if (message[2] !== ANSWER) return this.#hear(message);
    const { id, error } = JSON.parse(message.toString()) as { readonly id: number; readonly error?: object };
    if (error !== undefined) throw new Error(`the server refused: ${JSON.stringify(error)}`);
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }
}
