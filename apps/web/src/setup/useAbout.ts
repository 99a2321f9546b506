import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import type { GameAbout } from '../worker/about.ts';

/** The number of players, the options and the bots of a game; undefined until the worker has answered. */
export function useAbout(game: GameId | undefined): GameAbout | undefined {
  const load = async (): Promise<GameAbout | undefined> => (game === undefined ? undefined : tables.about(game));
  const about = useLoaded(load, [game]).value;
  return about?.id === game ? about : undefined;
}
