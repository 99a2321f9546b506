import type { GameId } from '@getaway/games';
import { HOSTS } from '@getaway/games/hosts';
import { parseJson } from '@getaway/kernel';
import type { Store } from './store.ts';
import { done, type OrTrouble, trouble } from './trouble.ts';

export interface OwnPack {
  readonly hash: string;
  /**
   * The name of the pack's file. It is a better label than the name inside the pack, which may be copied from another
   * pack.
   */
  readonly label: string;
  /** Warnings about unusual content, one sentence each. */
  readonly warnings: readonly string[];
}

/** The packs that were added in this browser. Each is checked by its game. */
export class Packs {
  readonly #store: Promise<Store>;

  constructor(store: Promise<Store>) {
    this.#store = store;
  }

  async of(game: GameId): Promise<OrTrouble<readonly OwnPack[]>> {
    try {
      const { packs: shelf } = await HOSTS[game].host();
      const packs = await (await this.#store).labelledPacks();
      const fitting = packs.flatMap(({ document, hash, label }): OwnPack[] => {
        const read = shelf.read(document);
        return 'ok' in read ? [{ hash, label, warnings: read.ok.warnings }] : [];
      });
      return done(fitting);
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  /** Adds a pack. An invalid one is refused with its fault, and not stored. */
  async add(
    game: GameId,
    { text, label }: { readonly text: string; readonly label: string },
  ): Promise<OrTrouble<OwnPack>> {
    const { document, fault } = parseJson(text);
    if (fault === 'tooDeep') return trouble('tooDeep');
    if (typeof document !== 'object' || document === null) return trouble('notAPack');
    const read = (await HOSTS[game].host()).packs.read(document);
    if ('refusal' in read) return trouble('badPack', read.refusal.message);
    const { hash, warnings } = read.ok;
    try {
      const store = await this.#store;
      await store.putPack(hash, document);
      await store.labelPack(hash, label);
      return done({ hash, label, warnings });
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  async forget(hash: string): Promise<void> {
    await (await this.#store).labelPack(hash, undefined);
  }

  async document(hash: string): Promise<unknown> {
    return (await this.#store).pack(hash);
  }
}
