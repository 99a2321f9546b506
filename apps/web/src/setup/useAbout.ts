import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import type { GameAbout } from '../worker/about.ts';

/** The number of players, the options and the bots of a game; undefined until the worker has answered. */
export function useAbout(game: GameId | undefined): GameAbout | undefined {
  const [about, setAbout] = useState<GameAbout>();
  useEffect(() => {
    let stale = game === undefined; // answers may arrive out of order
    if (game !== undefined) void tables.about(game).then((found) => stale || setAbout(found));
    return () => {
      stale = true;
    };
  }, [game]);
  return about?.id === game ? about : undefined;
}
