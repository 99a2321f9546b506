import { HAUNTS, SAFE_HOUSES, tileOfPlace } from '@getaway/escape-plan/content';
import type { Spot } from './atlas.ts';
import { isOut, type Survey } from './survey.ts';
import { NOTORIETY } from './weights.ts';

/**
 * J3. What the Lieutenant can gain near the player. He moves only to places around the player's tile, so the player
 * should not lead him to good ones. The Lieutenant plays only in solo games. In other games, the result is 0.
 */
export function lieutenantHope(survey: Survey, place: string): number {
  const { view, atlas } = survey;
  const { lieutenant } = view.automata;
  if (lieutenant === undefined || isOut(lieutenant)) return 0;
  const distances = atlas.tileDistance[atlas.tileNumber.get(tileOfPlace(place)) ?? 0];
  const near = atlas.spots.filter(({ tile }) => (distances?.[atlas.tileNumber.get(tile) ?? 0] ?? 0) <= 1);
  const loot = near.flatMap((spot) => lootAt(survey, spot) ?? []);
  return loot.length === 0 ? 0 : (PERSISTENCE * loot.reduce((sum, one) => sum + one, 0)) / loot.length;
}

/** For how many turns the Lieutenant is expected to stay near the player's current place. */
const PERSISTENCE = 1.6;

/** G5. The average value of a line of an escape plan. The actual value is secret. */
const LINE = 50;
/**
 * J6, J9, R6. The average value of a pile of tiles. In a pile from stores A to C every tile counts, or with the option
 * `gentle`, only the best one. In other piles only the best tile counts.
 */
const PILE = { store: 170, storeGentle: 85, storeD: 105, exit: 60 } as const;
const CONTACT = 20;
/** J13. At most this many of the Lieutenant's contacts count. */
const MAX_CONTACTS = 5;

/** J2, J7. What the Lieutenant gains by a visit; undefined for places that he does not visit. */
function lootAt({ view }: Survey, { place, location }: Spot): number | undefined {
  const { lieutenant } = view.automata;
  const hasCard = (card: string): boolean => lieutenant?.cards.some((one) => one === card) ?? false;
  const contact = (lieutenant?.contacts.length ?? 0) < MAX_CONTACTS ? CONTACT : 0;
  if (location.kind === 'store') {
    if (!hasCard(`store${location.letter}`)) return undefined;
    const isLoud = location.letter === 'A' || location.letter === 'C'; // rule I7
    const store = view.options.gentle ? PILE.storeGentle : PILE.store;
    return (location.letter === 'D' ? PILE.storeD : store) + contact + (isLoud ? -NOTORIETY : NOTORIETY);
  }
  if (location.kind === 'exit') {
    const isBlocked = view.patrol[location.number] >= 2;
    return isBlocked && hasCard(`exit${location.number}`) ? PILE.exit + contact + NOTORIETY : undefined;
  }
  const haunt = HAUNTS.find((one) => one === view.sites[place]);
  if (haunt === undefined || !hasCard(haunt) || view.closed.includes(haunt)) return undefined;
  return SAFE_HOUSES.some((house) => house === haunt) ? LINE + NOTORIETY : LINE + contact - NOTORIETY;
}
