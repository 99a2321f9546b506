import { areasOf, areasTouching, nameOfLocation, sidesWith, terrainsOn } from './describe.ts';
import { TRIANGLES } from './lattice.ts';
import { matchedEdges, START_ROTATIONS, START_SPACES } from './placing.ts';
import { isWaterSite, type SetCheck, setLocations } from './setFacts.ts';
import { LAND, type Tile } from './tile.ts';

const MAX_AWKWARD = 4;

/** Requirements that a set of tiles should meet as a whole, so that it makes good cities. */
export const SET_DESIGN: readonly SetCheck[] = [
  {
    code: 'sameName',
    problems: (set) =>
      set
        .filter(({ name }, i) => set.findIndex((tile) => tile.name === name) < i)
        .map(({ id, name }) => ({ tile: id, problem: `another tile is called ${name}` })),
  },
  {
    code: 'areaMean', // the mean size of an area decides how far a player gets in a turn
    problems(set) {
      const mean = set.flatMap(areasOf).length / set.length;
      return mean < 3.8 || mean > 4.2
        ? [{ problem: `a tile has ${mean.toFixed(2)} areas on average, not 3.8 to 4.2` }]
        : [];
    },
  },
  {
    code: 'awkwardLocations',
    problems(set) {
      const awkward = setLocations(set).filter(
        (found) => areasTouching(found.tile, found.index).length < 2 && !isWaterSite(found),
      );
      const names = awkward.map(({ tile, location }) => `${nameOfLocation(location)} on ${tile.id}`).join(', ');
      return awkward.length > MAX_AWKWARD
        ? [{ problem: `${awkward.length} locations touch only one area, more than ${MAX_AWKWARD}: ${names}` }]
        : [];
    },
  },
  {
    code: 'locationsOnBorder',
    problems(set) {
      const all = setLocations(set);
      const onBorder = all.filter(({ tile, index }) => sidesWith(tile, index) > 0).length;
      return onBorder > all.length / 4
        ? [{ problem: `${onBorder} of ${all.length} locations are on a border, more than a quarter` }]
        : [];
    },
  },
  {
    code: 'waterTiles',
    problems(set) {
      const tiles = set.filter((tile) => waters(tile).length > 0).length;
      return tiles < 4 || tiles > 5 ? [{ problem: `${tiles} tiles have water, not 4 or 5` }] : [];
    },
  },
  {
    code: 'waterShare',
    problems(set) {
      const share =
        (100 * set.flatMap(waters).flatMap(({ triangles }) => triangles).length) / (set.length * TRIANGLES.length);
      return share < 6 || share > 10
        ? [{ problem: `water covers ${share.toFixed(1)} % of the city, not 6 to 10 %` }]
        : [];
    },
  },
  {
    code: 'ferries',
    problems(set) {
      const all = set.flatMap(waters);
      const served = all.filter(({ ferry }) => ferry).length;
      return 2 * served < all.length
        ? [{ problem: `${served} of ${all.length} water areas have a ferry, less than half` }]
        : [];
    },
  },
  {
    code: 'terrainBalance',
    problems(set) {
      const border = set.flatMap((tile) => tile.sides.flatMap((side) => terrainsOn(tile, side)));
      const edges = LAND.map((land) => border.filter((terrain) => terrain === land).length);
      const mean = edges.reduce((sum, count) => sum + count, 0) / LAND.length;
      const isOff = Math.max(...edges) - Math.min(...edges) > 0.15 * mean;
      return isOff
        ? [{ problem: `${LAND.join(', ')} have ${edges.join(', ')} border edges, which differ by more than 15 %` }]
        : [];
    },
  },
  {
    code: 'waterSiteClosedIn', // a site on water needs a way out
    problems: (set) =>
      setLocations(set)
        .filter(isWaterSite)
        .flatMap(({ tile, index }) =>
          areasTouching(tile, index).flatMap((water) => {
            const land = areasTouching(tile, water.index).length;
            const sides = sidesWith(tile, water.index);
            return land < 3 || sides < 2
              ? [
                  {
                    tile: tile.id,
                    problem: `the water around its business site touches ${land} land areas and ${sides} sides, not 3 and 2`,
                  },
                ]
              : [];
          }),
        ),
  },
  {
    code: 'heliportTiles',
    problems(set) {
      const count = set.filter(({ heliport }) => heliport).length;
      return count < 4 || count > 5 ? [{ problem: `${count} tiles have heliport icons, not 4 or 5` }] : [];
    },
  },
  {
    code: 'exitThreeHeliport',
    problems: (set) =>
      setLocations(set)
        .filter(({ tile, location }) => location.kind === 'exit' && location.number === 3 && !tile.heliport)
        .map(({ tile }) => ({ tile: tile.id, problem: 'has exit 3 but no heliport icons' })),
  },
  {
    code: 'exitsInOnePile', // S3, D9: in different piles, exits can enter the city on different days
    problems(set) {
      const piles = setLocations(set)
        .filter(({ location }) => location.kind === 'exit')
        .map(({ tile }) => tile.pile);
      return new Set(piles).size < piles.length
        ? [{ problem: `the exits are in the piles ${piles.join(', ')}, not in three different ones` }]
        : [];
    },
  },
  {
    code: 'startTilesApart', // not required, but terrain should connect the first two tiles
    problems(set) {
      const [one, other] = set.filter(({ pile }) => pile === 'start');
      if (one === undefined || other === undefined) return [];
      const tiles = { [one.id]: one, [other.id]: other };
      return START_ROTATIONS.flatMap((rotation) => {
        const city = [{ tile: one.id, rotation, ...START_SPACES[0] }];
        const matched = matchedEdges(tiles, city, { tile: other.id, rotation, ...START_SPACES[1] });
        return matched > 0
          ? []
          : [
              {
                problem: `start tiles ${one.id} and ${other.id} share no terrain where they meet with rotation ${rotation}`,
              },
            ];
      });
    },
  },
];

function waters(tile: Tile): ReturnType<typeof areasOf> {
  return areasOf(tile).filter(({ terrain }) => terrain === 'water');
}
