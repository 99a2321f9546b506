import { AUTOMATA, OFFICERS, type Officer } from '@getaway/escape-plan/content';
import { placeNow } from '@getaway/escape-plan/reading';
import type { Place, View, Who } from '@getaway/escape-plan/view';
import type { Point } from '../geometry/plane.ts';
import { middleAt, type Survey } from '../geometry/survey.ts';

/** The size of an officer, before it is scaled. */
export const OFFICER_SIZE = 25;
const OFFICER_STEP = 26;
/** Three officers stand in a triangle. A row of three would be wider than the corner of a tile. */
const TRIANGLE = [
  { x: -0.5, y: -0.43 },
  { x: 0.5, y: -0.43 },
  { x: 0, y: 0.43 },
] as const;

/** The offset of an officer from the point where the officers of its tile stand, for pieces at scale 1. */
export function officerOffset({ officers }: Pick<View, 'officers'>, tile: string, officer: Officer): Point {
  const here = OFFICERS.filter((one) => officers[tile]?.includes(one) === true);
  const nth = here.indexOf(officer);
  const { x, y } = (here.length === 3 ? TRIANGLE[nth] : undefined) ?? {
    x: nth < 0 ? 0 : nth - (here.length - 1) / 2,
    y: 0,
  };
  return { x: x * OFFICER_STEP, y: y * OFFICER_STEP };
}

export interface Token {
  readonly who: Who;
  readonly place: Place;
  readonly at: Point;
  /** The offset from `at`, for pieces at scale 1. */
  readonly offset: Point;
}

const TOKEN_STEP = 27;
const BELOW = 27;

/** The tokens of everybody in the city, side by side below the sign of their place. */
export function tokensOf(view: View, survey: Survey): readonly Token[] {
  const everybody: readonly (readonly [Who, Place])[] = [
    ...view.seats.map(({ at }, seat) => [seat, placeNow(view, seat) ?? at] as const),
    ...AUTOMATA.flatMap((who) => {
      const figure = view.automata[who];
      return figure === undefined ? [] : [[who, figure.at] as const];
    }),
  ];
  return everybody.flatMap(([who, place]): readonly Token[] => {
    const middle = middleAt(survey, place);
    if (middle === undefined) return [];
    const here = everybody.filter(([, at]) => at === place).map(([other]) => other);
    const x = (here.indexOf(who) - (here.length - 1) / 2) * TOKEN_STEP;
    const y = survey.locationAt.has(place) ? BELOW : 0; // V9: terrain has no sign
    return [{ who, place, at: middle, offset: { x, y } }];
  });
}
