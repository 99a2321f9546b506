import { useState } from 'preact/hooks';
import { tables } from '../browser/worker.ts';
import { ask } from '../online/api.ts';
import { me } from '../online/me.ts';
import { type Loading, useLoaded } from '../ui/useLoaded.ts';
import type { Counted } from './figures.ts';

interface Counting {
  readonly games: Loading<readonly Counted[]>;
  /** Why the online games are missing or could not be removed; undefined if there was no error. */
  readonly fault: string | undefined;
  /** Removes games from the statistics for good. */
  forget(games: readonly Counted[]): Promise<void>;
}

/** All games of the people at this device, and the online games of this person. */
export function useCounted(): Counting {
  const [fault, setFault] = useState<string>();
  const games = useLoaded(async () => {
    const [here, online] = await Promise.all([tables.played(), onlineGames()]);
    setFault('fault' in online ? online.fault : undefined);
    const all = [...here.map((game) => ({ ...game, place: 'local' as const })), ...('ok' in online ? online.ok : [])];
    const counted = await Promise.all(
      all.map(async (game) => ({ ...game, luck: await tables.luckOf(game.id, game.seat) })),
    );
    return counted.toSorted((a, b) => a.at - b.at);
  }, []);
  const forget = async (removed: readonly Counted[]): Promise<void> => {
    await tables.forgetPlayed(removed.filter(({ place }) => place === 'local'));
    const device = me.value?.device;
    if (device !== undefined)
      for (const { id, place } of removed)
        if (place === 'online') {
          const answer = await ask('DELETE /api/me/games/:id', { device, path: { id } });
          if ('error' in answer) return setFault(answer.error.message);
        }
    games.retry();
  };
  return { games, fault, forget };
}

/** The online games of this person; empty for a person without an online identity. */
async function onlineGames(): Promise<{ readonly ok: readonly Counted[] } | { readonly fault: string }> {
  const device = me.value?.device;
  if (device === undefined) return { ok: [] };
  const answer = await ask('GET /api/me/games', { device });
  if ('error' in answer) return { fault: answer.error.message };
  return { ok: answer.ok.games.map((game) => ({ ...game, place: 'online', kept: true })) };
}
