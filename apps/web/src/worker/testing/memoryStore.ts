import type { Keeping } from '../restoring.ts';
import type { Stored } from '../store.ts';

/** A store in memory, for tests without a browser. It copies every record, as a real store does. */
export function memoryStore(): Keeping {
  const games = new Map<string, Stored>();
  const packs = new Map<string, unknown>();
  return {
    all: () => Promise.resolve([...games.values()].map((record) => structuredClone(record))),
    get: (id) => Promise.resolve(structuredClone(games.get(id))),
    put: (record) => Promise.resolve(void games.set(record.id, structuredClone(record))),
    remove: (id) => Promise.resolve(void games.delete(id)),
    pack: (hash) => Promise.resolve(packs.get(hash)),
    putPack: (hash, document) => Promise.resolve(void packs.set(hash, document)),
  };
}
