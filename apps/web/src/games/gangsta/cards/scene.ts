import type { Pack } from '@getaway/gangsta/content';

const BACKDROPS = ['downtown', 'docks', 'street'] as const;
const SKIES = ['moon', 'searchlights', 'rain'] as const;

/** What is behind the object on a job card. */
export interface Scene {
  readonly backdrop: (typeof BACKDROPS)[number];
  readonly sky: (typeof SKIES)[number];
}

/** Jobs of a kind show the same object, each in another scene: no two jobs on the table share a picture. */
export function sceneOf({ jobs }: Pick<Pack, 'jobs'>, id: string): Scene {
  const kind = jobs.get(id)?.kind;
  const alike = [...jobs.values()].filter((job) => job.kind === kind).map((job) => job.id);
  const number = Math.max(0, alike.indexOf(id));
  return {
    backdrop: BACKDROPS[number % BACKDROPS.length] ?? 'downtown',
    sky: SKIES[Math.floor(number / BACKDROPS.length) % SKIES.length] ?? 'moon',
  };
}
