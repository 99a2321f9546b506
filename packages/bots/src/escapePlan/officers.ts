import { tileOfPlace } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { isOut, type Survey } from './survey.ts';

type OfficerMove = Extract<Move, { readonly move: 'moveOfficer' | 'removeOfficer' }>;

/**
 * Ranks a move of an officer. It is good to move officers away from the viewer, above all from tiles that the viewer is
 * leaving. It is even better to move them to rivals.
 */
export function rankOfficerMove(survey: Survey, move: OfficerMove): number {
  const { view, own, seat, atlas, exit } = survey;
  const here = tileOfPlace(own.at);
  const evading = view.pending.at(-2);
  const leaving = evading?.step === 'evade' ? evading.tiles : [];
  const way = exit === undefined ? undefined : atlas.spots[exit]?.tile;
  const weight = (tile: string): number => {
    if (leaving.includes(tile)) return isEvaded(survey, tile, move.officer) ? 0 : 20;
    const near = tile === here ? 6 : 3 / (1 + distance(survey, here, tile));
    return near + (tile === way ? 5 : 0);
  };
  const rank = weight(move.from);
  if (move.move === 'removeOfficer') return rank;
  const rivals = view.seats.filter(
    (other, i) => i !== seat && !isOut(other) && tileOfPlace(other.at) === move.to,
  ).length;
  return rank - weight(move.to) + 1.5 * rivals;
}

const isEvaded = ({ view }: Survey, tile: string, officer: string): boolean =>
  view.evaded.some((one) => one.tile === tile && one.officer === officer);

function distance({ atlas }: Survey, one: string, other: string): number {
  const { tileNumber, tileDistance } = atlas;
  return tileDistance[tileNumber.get(one) ?? 0]?.[tileNumber.get(other) ?? 0] ?? 0;
}
