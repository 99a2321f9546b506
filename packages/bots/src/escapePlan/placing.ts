import { tileOfPlace } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import type { Survey } from './survey.ts';

type Placing = Extract<Move, { readonly move: 'placeTile' }>;

/**
 * Ranks the placement of a tile. The nearer a tile is to the player, the more its locations help and the more its
 * officers hurt.
 */
export function rankPlacing({ view, own, pack, atlas }: Survey, { tile, q, r }: Placing): number {
  const here = view.city[atlas.tileNumber.get(tileOfPlace(own.at)) ?? 0] ?? { q: 0, r: 0 };
  const [dq, dr] = [q - here.q, r - here.r];
  const far = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  let offer = 0;
  for (const space of pack.tiles[tile]?.spaces ?? []) {
    if (space.type !== 'location') continue;
    const { kind } = space.location;
    if (kind === 'businessSite' || kind === 'safeHouseSite') offer += 6;
    else if (kind !== 'headquarters') offer += 3;
  }
  const officers = view.officers[tile]?.length ?? 0;
  return (offer - officers) / (1 + far) + 0.2 * officers * far;
}
