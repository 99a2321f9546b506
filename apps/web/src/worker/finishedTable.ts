import type { Attempt } from '@getaway/kernel';
import type { TableUpdate } from '@getaway/table';
import type { GameId } from '../games/ids.ts';
import type { AnyTable } from './hosts.ts';
import { soleReader } from './localTable.ts';

/** A finished game of this browser. Nothing of it changes any more, so that any number of tabs can show it. */
export class FinishedTable {
  readonly game: GameId;
  readonly #table: AnyTable;

  constructor(game: GameId, table: AnyTable) {
    this.game = game;
    this.#table = table;
  }

  watch(show: (update: TableUpdate) => void): void {
    const { players } = this.#table;
    show({ players, scene: this.#table.sceneFor(soleReader(players) ?? 'spectator') });
  }

  lookBack(passages: number): Promise<Attempt<object>> {
    return Promise.resolve(this.#table.lookBack(soleReader(this.#table.players) ?? 'spectator', passages));
  }
}
