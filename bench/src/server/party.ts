import { pickerOf } from '../recording.ts';
import type { Connect, Place, TablePlayers, Update } from './tablePlayers.ts';

/** Callbacks of a party. */
export interface Host {
  /** Everybody has the latest update, so the party can make its next move. */
  onReady(party: Party): void;
  /** A move was accepted, and everybody has its update. `milliseconds` is the time since the move was sent. */
  onDelivered(milliseconds: number): void;
  /** A player received a message of `bytes` bytes. */
  onReceived(bytes: number): void;
  onTrouble(error: Error): void;
}

interface Question {
  readonly seat: number;
  readonly version: number;
  readonly number: number;
  readonly moves: readonly object[];
}

/** A table with its players. It makes one move at a time. When a game has ended, it starts another one. */
export class Party {
  readonly #host: Host;
  readonly #pick: <T>(things: readonly T[]) => T;
  /** The latest version that each seat has received. */
  #versions: number[];
  #guests: TablePlayers | undefined;
  #question: Question | undefined;
  #sent: { readonly at: number; readonly version: number } | undefined;
  #isReady = false;
  #moves = 0;

  private constructor(name: string, players: number, host: Host) {
    this.#host = host;
    this.#pick = pickerOf(name);
    this.#versions = Array.from({ length: players }, () => -1);
  }

  static async gather(gather: Connect, place: Place, { name, host }: { name: string; host: Host }): Promise<Party> {
    const party = new Party(name, place.players, host);
    party.#guests = await gather(place, name, (seat, news) => party.#hear(seat, news));
    await party.#guests.begin();
    return party;
  }

  get moves(): number {
    return this.#moves;
  }

  /** Answers the current question with any of its moves. `at` is the time at which the move was due. */
  play(at: number): void {
    const question = this.#question;
    if (!this.#isReady || question === undefined) throw new Error('the party has no question to answer');
    this.#isReady = false;
    this.#sent = { at, version: question.version };
    this.#guests?.answer(question.seat, question.number, this.#pick(question.moves));
  }

  #hear(seat: number, { version, bytes, asked }: Update): void {
    this.#host.onReceived(bytes);
    this.#versions[seat] = version;
    if (asked !== undefined) this.#question = { seat, version, ...asked };
    if (this.#isReady || !this.#versions.every((known) => known === version)) return;
    const sent = this.#sent;
    const isAsked = this.#question?.version === version;
    if (sent === undefined) return isAsked ? this.#beReady() : undefined;
    if (version === sent.version) return;
    this.#sent = undefined;
    this.#moves += 1;
    this.#host.onDelivered(performance.now() - sent.at);
    if (isAsked) this.#beReady();
    else this.#beginAnew();
  }

  #beReady(): void {
    this.#isReady = true;
    this.#host.onReady(this);
  }

  /** Starts another game. Called when there is no question left, because then the game is over. */
  #beginAnew(): void {
    this.#versions = this.#versions.map(() => -1);
    this.#question = undefined;
    this.#guests?.begin().catch((error: unknown) => {
      this.#host.onTrouble(error instanceof Error ? error : new Error(String(error)));
    });
  }
}
