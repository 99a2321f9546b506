import { at } from './at.ts';
import { areasOf, areasTouching, type LocationSpace, locationsOf } from './describe.ts';
import type { FaultCode } from './fault.ts';
import { EXIT_NUMBERS, type Location, PILES, PLAIN_LOCATIONS, STORE_LETTERS, type Tile } from './tile.ts';

/** A requirement for the whole set of tiles. If a problem is about one tile, the problem names that tile. */
export interface SetCheck {
  readonly code: FaultCode;
  problems(set: readonly Tile[]): readonly SetProblem[];
}
interface SetProblem {
  readonly tile?: string;
  readonly problem: string;
}

export interface SetLocation extends LocationSpace {
  readonly tile: Tile;
}

export function setLocations(set: readonly Tile[]): readonly SetLocation[] {
  return set.flatMap((tile) => locationsOf(tile).map((location) => ({ ...location, tile })));
}

/** Whether a location is a business site on water. Everything that such a site touches is water with a ferry. */
export function isWaterSite({ tile, index, location }: SetLocation): boolean {
  if (location.kind !== 'businessSite') return false;
  const areas = areasTouching(tile, index);
  return (
    areas.length === at(tile.adjacent, index).length &&
    areas.every(({ terrain, ferry }) => terrain === 'water' && ferry)
  );
}

/** C2. The number of locations of each kind in the set. For stations, this is the minimum. */
const COUNTS = {
  hospital: 1,
  headquarters: 4,
  businessSite: 6,
  safeHouseSite: 3,
  clinic: 1,
  church: 1,
  helicopterPad: 1,
} as const;
const LEAST_STATIONS = 2;

/** Rule C2. */
const PILE_SIZES = { start: 2, A: 3, B: 3, C: 3, D: 3 } as const;

/** Requirements for the set of tiles. They come from rule C2 or from what all printed boxes have in common. */
export const SET_FACTS: readonly SetCheck[] = [
  {
    code: 'sameId',
    problems: (set) =>
      set
        .filter(({ id }, i) => set.findIndex((tile) => tile.id === id) < i)
        .map(({ id }) => ({ tile: id, problem: 'another tile has the same id' })),
  },
  {
    code: 'pileCount',
    problems: (set) =>
      PILES.flatMap((pile) => {
        const count = set.filter((tile) => tile.pile === pile).length;
        return count === PILE_SIZES[pile]
          ? []
          : [
              {
                problem: `${pile === 'start' ? 'there are' : `pile ${pile} has`} ${count} ${pile === 'start' ? 'start tiles' : 'tiles'}, not ${PILE_SIZES[pile]}`,
              },
            ];
      }),
  },
  {
    code: 'locationCount',
    problems(set) {
      const locations = setLocations(set).map(({ location }) => location);
      const count = (fits: (location: Location) => boolean) => locations.filter(fits).length;
      const expected = [
        ...PLAIN_LOCATIONS.filter((kind) => kind !== 'subwayStation').map((kind) => ({
          name: kind,
          want: COUNTS[kind],
          have: count((location) => location.kind === kind),
        })),
        ...STORE_LETTERS.map((letter) => ({
          name: `store ${letter}`,
          want: 1,
          have: count((location) => location.kind === 'store' && location.letter === letter),
        })),
        ...EXIT_NUMBERS.map((number) => ({
          name: `exit ${number}`,
          want: 1,
          have: count((location) => location.kind === 'exit' && location.number === number),
        })),
      ];
      const stations = count(({ kind }) => kind === 'subwayStation');
      return [
        ...expected
          .filter(({ want, have }) => want !== have)
          .map(({ name, want, have }) => ({ problem: `${name} occurs ${have} times, not ${want}` })),
        ...(stations < LEAST_STATIONS
          ? [{ problem: `subwayStation occurs ${stations} times, not at least ${LEAST_STATIONS}` }]
          : []),
      ];
    },
  },
  {
    code: 'hospitalPlace', // S10: the thieves start at the hospital
    problems: (set) =>
      setLocations(set)
        .filter(({ location, tile }) => location.kind === 'hospital' && tile.pile !== 'start')
        .map(({ tile }) => ({ tile: tile.id, problem: 'has the hospital but is not a start tile' })),
  },
  {
    code: 'headquartersPlace', // S9: two gang members are at the headquarters from the start
    problems(set) {
      const count = setLocations(set).filter(
        ({ location, tile }) => location.kind === 'headquarters' && tile.pile === 'start',
      ).length;
      return count === 1 ? [] : [{ problem: `${count} gang headquarters are on start tiles, not 1` }];
    },
  },
  {
    code: 'exitThree',
    problems: (set) =>
      setLocations(set)
        .filter(
          ({ location, tile }) =>
            location.kind === 'exit' &&
            location.number === 3 &&
            !areasOf(tile).some(({ terrain }) => terrain === 'industrial'),
        )
        .map(({ tile }) => ({ tile: tile.id, problem: 'has exit 3 but no industrial area' })),
  },
];

export const SET_WARNINGS: readonly SetCheck[] = [
  {
    code: 'waterSite',
    problems(set) {
      const count = setLocations(set).filter(isWaterSite).length;
      return count === 1 ? [] : [{ problem: `${count} business sites are on water with a ferry; usually there is 1` }];
    },
  },
];
