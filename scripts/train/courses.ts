import type { Adapter } from '@getaway/bots';
import type { FitSettings, TrainingSettings } from '@getaway/bots/training';
import { type GameId, idsIn } from '@getaway/games';
import { PARTS } from '@getaway/games/parts';
import type { Definition, Shape } from '@getaway/kernel';

/** How the nets of a game are trained. */
interface Plan {
  /** The folder with the files of the nets. */
  readonly nets: string;
  readonly variants: TrainingSettings['variants'];
  /** The number of games to play, by number of players. */
  readonly games: Readonly<Record<number, number>>;
  readonly fit?: FitSettings;
}

export interface Course<G extends Shape = Shape> extends Plan {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
}

const GANGSTA: Plan = {
  nets: 'packages/bots/src/gangsta/learned/nets',
  variants: [
    {},
    { families: true, resources: true },
    {},
    { families: true },
    {},
    { families: true, resources: true },
    {},
    { resources: true },
  ],
  games: { 2: 24_000, 3: 40_000, 4: 24_000 },
};

/**
 * A game of Escape Plan takes a hundred times as long as one of Gangsta!. So fewer games are played, and the net learns
 * from each game several times.
 */
const ESCAPE_PLAN: Plan = {
  nets: 'packages/bots/src/escapePlan/learned/nets',
  variants: [{}],
  games: { 1: 3000, 2: 6000, 3: 3000, 4: 3000, 5: 2000 },
  fit: { batch: 128, memory: 1024, rate: 0.0006, lambda: 0.85, jitter: 0.6, againstSteady: 0.25, replans: true },
};

const PLANS: Readonly<Record<GameId, Plan>> = { gangsta: GANGSTA, 'escape-plan': ESCAPE_PLAN };

export const COURSE_IDS = idsIn(PLANS);

export async function courseOf(id: GameId): Promise<Course> {
  const [definition, adapter] = await Promise.all([PARTS[id].definition(), PARTS[id].adapter()]);
  return { ...PLANS[id], definition, adapter };
}
