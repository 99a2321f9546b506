import type { Pack } from '@getaway/gangsta/content';

const BACKDROPS = ['downtown', 'docks', 'street'] as const;
const SKIES = ['moon', 'searchlights', 'rain'] as const;
const TINTS = ['sand', 'dusk', 'neon', 'park', 'night'] as const;

/** The background of the object on a job card, and whether the object is mirrored. */
export interface Scene {
  readonly backdrop: (typeof BACKDROPS)[number];
  readonly sky: (typeof SKIES)[number];
  /** The colour of the whole picture. It lets players tell jobs of the same kind apart at a glance. */
  readonly tint: (typeof TINTS)[number];
  readonly mirrored: boolean;
}

/**
 * The scene of a job. Jobs of the same kind have different scenes, so that their pictures differ even without objects.
 * Two jobs of the same kind that follow each other in the pack differ in every part of the scene.
 */
export function sceneOf({ jobs }: Pick<Pack, 'jobs'>, id: string): Scene {
  const kind = jobs.get(id)?.kind;
  const alike = [...jobs.values()].filter((job) => job.kind === kind).map((job) => job.id);
  const number = Math.max(0, alike.indexOf(id));
  const round = Math.floor(number / BACKDROPS.length);
  return {
    backdrop: BACKDROPS[number % BACKDROPS.length] ?? 'downtown',
    sky: SKIES[(number + round) % SKIES.length] ?? 'moon',
    tint: TINTS[number % TINTS.length] ?? 'sand',
    mirrored: number % 2 === 1,
  };
}
