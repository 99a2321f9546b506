import { describe, expect, test } from 'vitest';
import { BAY } from './testing/bay.ts';
import { DRILL, placeOf, redrawn } from './testing/drill.ts';
import { used } from './testing/seatPlan.ts';
import { table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const at = (tile: string, q: number, r: number) => ({ tile, q, r, rotation: 0 }) as const;
const drawingOf = (id: string): string => DRILL.tiles.find((tile) => tile.id === id)?.drawing ?? '';
const industrial = (id: string) => ({ drawing: drawingOf(id).replaceAll('R', 'I') });

/** An industrial tile whose second location is in a residential corner. */
const CORNER = String.raw`
    /I\I/I\I/I\I/I\
  /I\I/1\1/1\I/I\I/I\
/I\I/I\I/I\I/I\I/I\I/I\
\I/I\I/R\R/R\R/R\R/I\I/
  \I/I\R/R\2/2\2/R\I/
    \I/R\R/R\R/R\I/`;

/**
 * A tile with a lake. The hospital is in the north, the station in the south, and a way leads around the lake in the
 * east.
 */
const LAKE = String.raw`
    /R\R/R\R/R\R/R\
  /R\R/1\1/1\R/R\R/I\
/W\W/W\W/W\W/W\W/I\I/I\
\W/W\W/W\W/W\W/W\I/I\I/
  \C/C\2/2\2/C\C/I\I/
    \C/C\C/C\C/C\C/`;

describe('V. Travel', () => {
  test('V1: to a different location; a turn can’t end where it began', () => {
    const game = table({ seats: [{}, ...IDLE] }).setOut();
    expect(game.ways('home.1')).toEqual([]);
    const travel = { move: 'travel', to: 'home.1', left: [], points: 0, cans: 0, means: [], escape: false } as const;
    expect(game.why(travel)).toBe('V1');
  });

  test('V1, V5: spending no MP is allowed: from station to station', () => {
    const game = table({ seats: [{ at: 'home.2' }, ...IDLE] }).setOut();
    expect(game.ways('mall.2')[0]).toMatchObject({ points: 0, left: ['home'] });
  });

  test('V2, worked example: out of the store, over connected industrial, into residential, into the safe house', () => {
    const pack = redrawn('walk', { yard: industrial('yard'), home: industrial('home'), club: { drawing: CORNER } });
    const house = placeOf(pack, 'club', 'safeHouseSite');
    const store = placeOf(pack, 'yard', 'store');
    const city = [at('home', 0, 0), at('yard', 0, 1), at('club', -1, 0)];
    const seats = [{ at: store, plan: 'plan2' }, ...IDLE];
    const game = table({
      seats,
      pack,
      city,
      sites: { [house]: 'safeHouse2', 'club.1': 'bar' },
      officers: { home: [] },
    });
    game.setOut();
    expect(game.ways(house)).toEqual([
      expect.objectContaining({ points: 3, left: ['home', 'yard'], cans: 0, means: [] }),
    ]);
    game.go(house);
    expect(game.seat(0).at).toBe(house);
    expect(game.told('cubePlaced')).toMatchObject([{ who: 0, haunt: 'safeHouse2' }]);
  });

  test('V2: a journey of 4 MP is not possible', () => {
    const pack = redrawn('too-far', { home: { drawing: LAKE } });
    const hospital = placeOf(pack, 'home', 'hospital');
    const city = [at('home', 0, 0)];
    const game = table({ seats: [{ at: hospital }, { at: hospital }, { at: hospital }], pack, city });
    // The station is too far: the way leads over residential, industrial and commercial terrain. So the thief has
    // nowhere to go.
    expect(game.moves).not.toContain('setOut');
  });

  test('V3, worked example: a ferry opens its whole body of water', () => {
    const pack = redrawn('ferry', { yard: { drawing: BAY } });
    const store = placeOf(pack, 'yard', 'store');
    const city = [at('pier', 0, 0), at('yard', 0, 1), at('home', 9, 9)];
    // The way leads from the business over water to the next tile, and then over commercial terrain into the store.
    const game = table({ seats: [{ at: 'pier.3' }, ...IDLE], pack, city, officers: { yard: ALL } }).go(store);
    expect(game.told('travelled')).toMatchObject([{ from: 'pier.3', to: store, left: ['pier'] }]);
    expect(game.step).toBe('takeCan');
  });

  test('V3, V10, X9: water without a ferry is closed, except to a thief with a jet ski', () => {
    const pack = redrawn('lake', { home: { drawing: LAKE } });
    const hospital = placeOf(pack, 'home', 'hospital');
    const station = placeOf(pack, 'home', 'subwayStation');
    const others = [{ at: hospital }, { at: hospital }];
    const city = [at('home', 0, 0)];
    const ski = table({ seats: [{ at: hospital, contacts: ['jet-ski'] }, ...others], pack, city }).setOut();
    expect(ski.ways(station)).toEqual([expect.objectContaining({ points: 2, means: ['jet-ski'] })]);
    ski.go(station);
    expect(ski.seat(0).contacts).toEqual([{ card: 'jet-ski', faceUp: false }]);
    const ferry = redrawn('lake-ferry', {
      home: { drawing: LAKE.replace('/W\\W/W\\W/W\\W/W\\W/I', '/w\\W/W\\W/W\\W/W\\W/I') },
    });
    const across = table({ seats: [{ at: hospital }, ...others], pack: ferry, city }).setOut();
    expect(across.ways(station)).toEqual([expect.objectContaining({ points: 2, means: [] })]);
  });

  test('V4: each gas can returned to the supply gives 1 MP this turn', () => {
    const pack = redrawn('cans', { home: { drawing: LAKE } });
    const hospital = placeOf(pack, 'home', 'hospital');
    const station = placeOf(pack, 'home', 'subwayStation');
    const others = [{ at: hospital }, { at: hospital }];
    const game = table({ seats: [{ at: hospital, cans: 2 }, ...others], pack, city: [at('home', 0, 0)] }).setOut();
    expect(game.ways(station)).toEqual([expect.objectContaining({ points: 4, cans: 1 })]);
    game.go(station);
    expect(game.seat(0).cans).toBe(1);
    expect(game.state.cans).toBe(5);
  });

  test('V5, worked example: from a gang to the station, by subway, and 2 MP on, of which 1 is the subway’s', () => {
    const pack = redrawn('subway', { yard: industrial('yard'), home: industrial('home') });
    const city = [at('home', 0, 0), at('yard', 0, 1), at('mall', 7, 7)];
    const game = table({ seats: [{ at: 'yard.1' }, ...IDLE], pack, city }).setOut();
    expect(game.ways('mall.1')).toEqual([expect.objectContaining({ points: 4, left: ['home', 'yard'], cans: 0 })]);
    game.go('mall.1');
    expect(game.step).toBe('takeCan');
  });

  test('V6, worked example: from a safe house over residential to the pad, and by air to the hospital', () => {
    const officers = { gate1: ALL, arcade: ALL };
    const game = table({ seats: [{ at: 'loft.1' }, ...IDLE], officers }).setOut();
    expect(game.ways('home.1', { left: ['loft'] })).toEqual([expect.objectContaining({ points: 3, means: [] })]);
    game.go('home.1', { left: ['loft'] });
    expect(game.heat(0)).toBe(1); // rule L13
  });

  test('V6, R30: a flight leads to any terrain or location at distance 1 or 2, never 0 or 3', () => {
    const game = table({ seats: [{ at: 'loft.2' }, ...IDLE] }).setOut();
    const byAir = game.can('travel').filter(({ points, left }) => points === 1 && left.join() === 'loft');
    const tiles = new Set(byAir.map(({ to }) => to.split('.')[0]));
    expect(tiles).toEqual(new Set(['home', 'yard', 'gate1', 'gate3', 'arcade', 'mall', 'den']));
    expect(game.ways('loft.1')[0]).toMatchObject({ points: 2, left: [] }); // the thief walks
  });

  test('V7: rides in hand are used during travel, paid for, and marked as used', () => {
    const seats = [{ contacts: ['chopper'], items: ['helicopter'] as const, gangs: { 'den.1': 0 }, cash: 9 }, ...IDLE];
    const game = table({ seats }).setOut();
    const means = game.ways('row.1', { left: ['home'] }).map((way) => way.means.join());
    expect(means.toSorted()).toEqual(['chopper', 'helicopter', 'member']);
  });

  test('V8: a player who starts at a station or pad may use it or walk; a player who ends there skips the visit', () => {
    const station = table({ seats: [{ at: 'home.2' }, ...IDLE] }).setOut();
    expect(station.ways('mall.2')[0]).toMatchObject({ points: 0 });
    expect(station.ways('home.1')[0]).toMatchObject({ points: 2 });
    expect(station.go('mall.2').step).toBe('endTurn');
    expect(station.told('visited')).toEqual([]);
    expect(table({ seats: [{ at: 'loft.1' }, ...IDLE] }).go('loft.2').step).toBe('endTurn');
  });

  test('V9: the player can choose between routes over different tiles', () => {
    const game = table({ seats: [{ at: 'yard.2' }, ...IDLE] }).setOut();
    const routes = game.ways('club.1').map(({ left }) => left.join());
    expect(routes).toEqual(expect.arrayContaining(['home,yard', 'yard,gate2']));
  });

  test('V11: arriving by subway counts as entering the station, but the thief can’t ride on from there', () => {
    // the thief flies from the pad to the station of the arcade and rides on by subway
    const game = table({
      seats: [{ at: 'loft.2' }, ...IDLE],
      city: [at('loft', 0, 0), at('arcade', 0, 1), at('home', 9, 9)],
    });
    expect(game.setOut().ways('home.1')[0]).toMatchObject({ left: ['loft', 'arcade'], points: 3 });
    const again = table({
      seats: [{ at: 'home.2' }, ...IDLE],
      city: [at('home', 0, 0), at('arcade', 9, 9), at('mall', 5, 0)],
    });
    // no way leads through the arcade's tile
    expect(again.setOut().ways('mall.2')).toEqual([expect.objectContaining({ left: ['home'] })]);
  });

  test('V11: rides reach city tiles only', () => {
    const game = table({
      seats: [{ items: ['helicopter'] }, ...IDLE],
      city: [at('home', 0, 0), at('yard', 0, 1)],
      display: ['gate1'],
    });
    expect(
      game
        .setOut()
        .can('travel')
        .every(({ to }) => /^(home|yard)/.test(to)),
    ).toBe(true);
  });

  test('V2, R19: locations are entered and left like other spaces, also those that may not be visited', () => {
    // The store can be entered only from the headquarters next to it.
    const BEHIND = String.raw`
    /R\R/R\R/R\R/R\
  /R\R/R\R/R\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\R/R\R/R\R/R\R/R\R/
  \R/1\1/1\R/R\R/R\R/
    \2/2\1/R\R/R\R/`;
    const pack = redrawn('behind', { yard: { drawing: BEHIND } });
    const gang = placeOf(pack, 'yard', 'headquarters');
    const store = placeOf(pack, 'yard', 'store');
    const city = [at('home', 0, 0), at('yard', 0, 1)];
    const game = table({ seats: [{ cash: 0 }, ...IDLE], pack, city }).setOut();
    expect(game.ways(gang)).toEqual([]); // rule L8
    expect(game.ways(store)).toEqual([expect.objectContaining({ points: 3, left: ['home'] })]);
    game.go(store);
    expect(game.told('visited')).toEqual([{ type: 'visited', who: 0, place: store }]); // only the last location is visited
  });

  test('V7, X14: a used card is not a means of travel', () => {
    const game = table({ seats: [{ contacts: [used('chopper')], items: [used('helicopter')] }, ...IDLE] }).setOut();
    expect(game.can('travel').every(({ means }) => means.length === 0)).toBe(true);
  });
});
