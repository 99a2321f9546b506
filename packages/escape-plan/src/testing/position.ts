import type { City } from '../city/city.ts';
import type { Haunt } from '../content/vocabulary.ts';
import type { Plan as WholePlan } from '../scenario/plan.ts';
import { position as layOut } from '../scenario/position.ts';
import type { Place, State } from '../state.ts';
import { DRILL_HASH, STREETS } from './drill.ts';

/** A plan that uses the drill pack. The city and the sites are optional. */
export type Plan = Omit<WholePlan, 'city' | 'sites'> & Partial<Pick<WholePlan, 'city' | 'sites'>>;

/** The sites of the drill pack's businesses and safe houses. */
const SITES: Readonly<Record<Place, Haunt>> = {
  'club.1': 'casino',
  'den.2': 'bar',
  'arcade.1': 'restaurant',
  'row.1': 'gym',
  'strip.1': 'nightclub',
  'pier.3': 'gallery',
  'club.2': 'safeHouse1',
  'loft.1': 'safeHouse2',
  'attic.1': 'safeHouse3',
};

export function position(plan: Plan): State {
  const { day = 1, from } = plan;
  const city = from === 'day' ? before(day) : { city: STREETS };
  const state = layOut({ pack: DRILL_HASH, sites: SITES, ...city, ...plan });
  // All tests share one city, so that everything derived from it is computed once.
  return state.pack === DRILL_HASH && plan.city === undefined && from !== 'day' ? { ...state, city: STREETS } : state;
}

/** D6, D9. The city at the start of a day, and the next four tiles in the display. */
export function before(day: number): { readonly city: City; readonly display: readonly string[] } {
  const placed = 2 + 4 * (day - 1);
  return { city: STREETS.slice(0, placed), display: STREETS.slice(placed, placed + 4).map(({ tile }) => tile) };
}
