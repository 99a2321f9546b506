import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import type { RoomScene } from '@getaway/protocol/room';
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../browser/gameIds.ts';
import { packFor } from './pack.ts';

interface Fetched {
  /** The table's pack; undefined until it is loaded. */
  readonly pack?: { readonly document: unknown };
  readonly trouble?: ReceivedRefusal;
  again(): void;
}

/** Loads the pack of a room. Callers pass the room only once its game has begun; until then, nothing is loaded. */
export function usePack(room: RoomScene | undefined): Fetched {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<Omit<Fetched, 'again'>>({});
  const game = room?.setup.game;
  const hash = room?.pack?.hash;
  useEffect(() => {
    let stale = false;
    setFetched({});
    if (!isGameId(game) || hash === undefined) return;
    void packFor(game, hash).then((found) => {
      if (stale) return;
      setFetched('ok' in found ? { pack: { document: found.ok } } : { trouble: found.error });
    });
    return () => {
      stale = true;
    };
  }, [game, hash, tries]);
  return { ...fetched, again: () => setTries(tries + 1) };
}
