/** What a player learns from an update: the version of the table, and a question if the player has to answer one. */
export interface Update {
  readonly version: number;
  readonly bytes: number;
  readonly asked?: AskedSeat;
}

export interface AskedSeat {
  readonly number: number;
  readonly moves: readonly object[];
}

/** The address of a server, and the game to play there. */
export interface Place {
  readonly url: string;
  readonly game: string;
  readonly players: number;
}

/** The players at one table, each with their own socket. Each kind of server has its own implementation. */
export interface TablePlayers {
  /** Takes seats at a new table and starts a game. */
  begin(): Promise<void>;
  answer(seat: number, number: number, move: object): void;
}

export type OnUpdate = (seat: number, news: Update) => void;

/** Connects the players of one table to a server. `name` is different for every table. */
export type Connect = (place: Place, name: string, hear: OnUpdate) => Promise<TablePlayers>;

export async function post<T>(url: string, body: object, device?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(device === undefined ? {} : { authorization: `Bearer ${device}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
