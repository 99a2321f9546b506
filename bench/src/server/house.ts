/** What somebody at a table is told: how far the game is, and the question if it is theirs. */
export interface News {
  readonly version: number;
  /** How long the message was. */
  readonly bytes: number;
  readonly asked?: AskedSeat;
}

export interface AskedSeat {
  readonly number: number;
  readonly moves: readonly object[];
}

/** Where parties play: a server, and the game that they play there. */
export interface Place {
  readonly url: string;
  readonly game: string;
  readonly players: number;
}

/** Those who sit at one table, each with a socket of their own, whatever language their server speaks. */
export interface Guests {
  /** Sits down at a new table, where a game has begun. */
  begin(): Promise<void>;
  answer(seat: number, number: number, move: object): void;
}

export type Hear = (seat: number, news: News) => void;

/** A way of speaking to a server. `name` is different for every party. */
export type Gather = (place: Place, name: string, hear: Hear) => Promise<Guests>;

export async function post<T>(url: string, body: object, device?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(device === undefined ? {} : { authorization: `Bearer ${device}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
