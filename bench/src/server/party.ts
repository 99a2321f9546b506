import { pickerOf } from '../recording.ts';
import type { Connect, Place, TablePlayers, Update } from './tablePlayers.ts';

export interface Host {
  /** Called when all players have the latest update and can make the next move. */
  onReady(party: Party): void;
  /** Called when all players have the update of a move. `milliseconds` is the time since the move was due. */
  onDelivered(milliseconds: number): void;
  onReceived(bytes: number): void;
  onTrouble(error: Error): void;
}

interface Question {
  readonly seat: number;
  readonly version: number;
  readonly number: number;
  readonly moves: readonly object[];
}

/** The players of a table. They make one move at a time. When a game is over, they start another. */
export class Party {
  readonly #host: Host;
  readonly #pick: <T>(things: readonly T[]) => T;
  /** The latest version of the table that each seat has received. */
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

  /** Answers the current question with a random move. `at` is the time when the move was due. */
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

  /** Called when the game is over and nobody has a question to answer. */
  #beginAnew(): void {
    this.#versions = this.#versions.map(() => -1);
    this.#question = undefined;
    this.#guests?.begin().catch((error: unknown) => {
      this.#host.onTrouble(error instanceof Error ? error : new Error(String(error)));
    });
  }
}
