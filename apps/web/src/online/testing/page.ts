import { gangsta } from '@getaway/gangsta';
import type { Served } from '@getaway/server/testing/serve';
import { expose } from 'comlink';
import { vi } from 'vitest';

const { fetch: fetchFrom } = globalThis;

/** The code of a page at a table, without its screen. The worker's code runs in this process. */
export async function pageOf(server: Served, { device, table }: { readonly device: string; readonly table: string }) {
  const stored = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('location', new URL(server.url));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFrom(new URL(path, server.url), init));
  const { Tables } = await import('../../worker/tables.ts');
  const { port1, port2 } = new MessageChannel();
  const { GAMES } = await import('@getaway/games');
  // never resolves, because these tests store no games and have no bots
  const neither = new Promise<never>(() => undefined);
  expose(new Tables({ games: GAMES, store: neither, think: () => neither }), port2);
  vi.stubGlobal('Worker', function Worker() {
    port1.start();
    return port1;
  });
  const { connect } = await import('../wire/connect.ts');
  const { OnlineTable } = await import('../table/onlineTable.ts');
  const { proofOf, savedGame } = await import('../table/afterGame.ts');
  const { contributeTo } = await import('../../fairness/contribute.ts');
  const sayWhyNot = ({ message }: { readonly message: string }): string => message;
  const online = new OnlineTable(table, { connect, device: () => device, onUnknownDevice: () => undefined, sayWhyNot });
  const stop = contributeTo(online);
  const pack = gangsta.packs.documentOf(gangsta.packs.names()[0]?.hash ?? '');
  return {
    online,
    proof: () => proofOf(online, { game: 'gangsta', pack }),
    saved: () => savedGame(online, { pack, sayWhyNot }),
    close() {
      stop();
      online.close();
      port1.close();
    },
  };
}
