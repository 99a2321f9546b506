import { OFFICERS } from '@getaway/escape-plan/content';
import type { View } from '@getaway/escape-plan/view';
import type { Point } from '../geometry/plane.ts';
import type { Survey } from '../geometry/survey.ts';
import { BLOCK_HEIGHT } from '../pieces/Building.tsx';
import { OFFICER_SIZE, officerOffset, tokensOf } from '../pieces/layout.ts';
import { letterScale, officerScale, pieceScale } from '../viewport/camera.ts';
import type { Sight } from '../viewport/useSight.ts';
import type { Obstacle } from './labelLayout.ts';

/** The size of a sign, including the tag beside it. */
const SIGN = { width: 46, height: 38 };
const TAG = 28;
const WARNING = 22;
/** The penalty for hiding letters. It is the highest, because letters over letters can't be read. */
export const LETTERS_HIDDEN = 400;
const TOKEN = 30;
const PORT = 28;
/** The penalty for hiding an officer. Officers can wound, so a missing name is better than a hidden officer. */
export const OFFICER_HIDDEN = 14;
const TOKEN_HIDDEN = 8;

/**
 * Everything on the map that a name should not hide. Pieces grow when the map is zoomed out, so their sizes depend on
 * the zoom.
 */
export function obstaclesOf(view: View, survey: Survey, sight: Sight): readonly Obstacle[] {
  const { zoom } = sight;
  const k = pieceScale(zoom);
  const officer = officerScale(zoom);
  return [
    ...survey.locations.map(({ middle: { x, y } }) => ({
      x,
      y,
      width: SIGN.width * k,
      height: SIGN.height * k,
      weight: 2,
    })),
    ...signTags(survey, sight),
    ...tokensOf(view, survey).map(({ at, offset }) => ({
      x: at.x + offset.x * k,
      y: at.y + offset.y * k,
      width: TOKEN * k,
      height: TOKEN * k,
      weight: TOKEN_HIDDEN,
    })),
    ...survey.tiles.flatMap(({ id, post }) =>
      OFFICERS.filter((one) => view.officers[id]?.includes(one) === true).map((one) => {
        const offset = officerOffset(view, id, one);
        const size = OFFICER_SIZE * officer;
        return {
          x: post.x + offset.x * officer,
          y: post.y + offset.y * officer,
          width: size,
          height: size,
          weight: OFFICER_HIDDEN,
        };
      }),
    ),
    ...survey.tiles.flatMap(({ port: { x, y }, heliport }) =>
      heliport ? [{ x, y, width: PORT * k, height: PORT * k, weight: 1 }] : [],
    ),
  ];
}

/** The warning at the upper right of a spot. Names must not cover it. */
export function warningAt({ x, y }: Point, { zoom }: Pick<Sight, 'zoom'>): Obstacle {
  const k = pieceScale(zoom);
  return { x: x + 19 * k, y: y - 18 * k, width: WARNING * k, height: WARNING * k, weight: LETTERS_HIDDEN };
}

/** The tags on signs. Labels must not cover them, because letters over letters can't be read. */
export function signTags(survey: Survey, { zoom, smallest }: Sight): readonly Obstacle[] {
  const k = pieceScale(zoom);
  const size = TAG * letterScale(zoom, smallest);
  return survey.locations.map(({ middle: { x, y } }) => ({
    x: x + 15 * k,
    y: y + 11 * k - BLOCK_HEIGHT,
    width: size,
    height: size,
    weight: LETTERS_HIDDEN,
  }));
}
