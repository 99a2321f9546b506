import type { Attempt } from '@getaway/kernel';
import { type HostedTable, onlyPersonIn, type TableUpdate } from '@getaway/table';

/** A finished game in this browser. It never changes, so any number of tabs can show it. */
export class FinishedTable<Id extends string = string> {
  readonly game: Id;
  readonly #table: HostedTable;

  constructor(game: Id, table: HostedTable) {
    this.game = game;
    this.#table = table;
  }

  watch(show: (update: TableUpdate) => void): void {
    const { players } = this.#table;
    show({ players, scene: this.#table.sceneFor(onlyPersonIn(players) ?? 'spectator') });
  }

  lookBack(passages: number): Promise<Attempt<object>> {
    return Promise.resolve(this.#table.lookBack(onlyPersonIn(this.#table.players) ?? 'spectator', passages));
  }
}
