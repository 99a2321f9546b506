import type { TileTable } from './city.ts';
import { type CityStatistics, type DayStatistics, reachOnLastDay, statisticsOf } from './statistics.ts';

/** A criterion for a good set of tiles: a statistic of its cities, and the range that the statistic must be in. */
export interface AcceptanceLine {
  readonly statistic: string;
  readonly measured: number;
  readonly least: number;
  readonly most: number;
  readonly passes: boolean;
}

const REACH = [
  [55, 67],
  [43, 54],
  [36, 45],
] as const;
const EXITS_NONE = [18, 15, 13] as const;
const EXITS_FEW = 80;
const EXITS_MANY = [3, 6, 9] as const;
const ALT = [14, 20, 24] as const;
const ALT_FAR = [38, 38, 39] as const;
const BIGGEST_BY_TILES = [67, 50, 43] as const;
const BIGGEST_BY_LOCATIONS = [50, 40, 33] as const;
const CUT_OFF = 0.3;
const REACH_BY_KIND = 33;
const REACH_OF_WATER_SITE = 22;
const MATCHING = [28, 55] as const;

/**
 * Measures all criteria over cities with randomly placed tiles. Measures some criteria again over cities in which each
 * tile is placed for the most matching edges, and over cities in which it is placed for the fewest. All routes are on
 * foot.
 */
export function acceptanceOf(
  tiles: TileTable,
  survey: { readonly cities: number; readonly seed: number },
): readonly AcceptanceLine[] {
  return [
    ...linesOf(statisticsOf(tiles, { ...survey, matching: 'random', rides: [] })),
    ...(['best', 'worst'] as const).flatMap((matching) => {
      const { reach, stuck } = reachOnLastDay(tiles, { ...survey, matching, rides: [] });
      return [
        between(`day 3: reach with 3 MP, players matching ${matching}, %`, reach, MATCHING),
        atMost(`spaces where a tile fits no way, players matching ${matching}`, stuck, 0),
      ];
    }),
  ];
}

function linesOf({ days, stuck }: CityStatistics): readonly AcceptanceLine[] {
  return [
    ...days.flatMap(dayLines),
    atMost('spaces where a tile fits no way', stuck, 0),
    atMost('cities with a location cut off, %', Math.max(...days.map(({ cutOff }) => cutOff)), CUT_OFF),
    ...days
      .slice(-1)
      .flatMap(({ reachByKind }) =>
        Object.entries(reachByKind).map(([kind, reach]) =>
          atLeast(`day 3: reach of ${kind}, %`, reach, kind === 'waterSite' ? REACH_OF_WATER_SITE : REACH_BY_KIND),
        ),
      ),
  ];
}

function dayLines({ reach, exits, alt, altFar, biggestArea }: DayStatistics, day: number): readonly AcceptanceLine[] {
  const name = `day ${day + 1}`;
  return [
    between(`${name}: reach with 3 MP, %`, reach[3], REACH[day] ?? [0, 100]),
    atMost(`${name}: routes of 3 MP that leave no tile, %`, exits.none, EXITS_NONE[day] ?? 0),
    atLeast(`${name}: routes of 3 MP that leave 1 to 3 tiles, %`, exits.few, EXITS_FEW),
    atMost(`${name}: routes of 3 MP that leave 4 or more, %`, exits.many, EXITS_MANY[day] ?? 0),
    atLeast(`${name}: routes with a detour that meets fewer officers, %`, alt, ALT[day] ?? 100),
    atLeast(`${name}: the same, of those that leave 2 tiles or more, %`, altFar, ALT_FAR[day] ?? 100),
    atMost(`${name}: tiles of the biggest area (9 of 10 cities), %`, biggestArea.tiles, BIGGEST_BY_TILES[day] ?? 0),
    atMost(
      `${name}: locations at the biggest area (9 of 10 cities), %`,
      biggestArea.locations,
      BIGGEST_BY_LOCATIONS[day] ?? 0,
    ),
  ];
}

function between(statistic: string, measured: number, [least, most]: readonly [number, number]): AcceptanceLine {
  return { statistic, measured, least, most, passes: measured >= least && measured <= most };
}

function atMost(statistic: string, measured: number, most: number): AcceptanceLine {
  return between(statistic, measured, [0, most]);
}

function atLeast(statistic: string, measured: number, least: number): AcceptanceLine {
  return between(statistic, measured, [least, Number.POSITIVE_INFINITY]);
}
