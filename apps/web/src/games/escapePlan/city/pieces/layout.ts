import { AUTOMATA, OFFICERS, type Officer } from '@getaway/escape-plan/content';
import { placeNow } from '@getaway/escape-plan/reading';
import type { Place, View, Who } from '@getaway/escape-plan/view';
import type { Point } from '../geometry/plane.ts';
import { middleAt, type Survey } from '../geometry/survey.ts';

const OFFICER_STEP = 27;

/** The horizontal offset of an officer from the post of its tile, before pieces are scaled. The order is always the same. */
export function officerOffset({ officers }: Pick<View, 'officers'>, tile: string, officer: Officer): number {
  const here = OFFICERS.filter((one) => officers[tile]?.includes(one) === true);
  return here.includes(officer) ? (here.indexOf(officer) - (here.length - 1) / 2) * OFFICER_STEP : 0;
}

export interface Token {
  readonly who: Who;
  readonly place: Place;
  /** The position of the location's sign. */
  readonly at: Point;
  /** The offset from `at`, before pieces are scaled. */
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
