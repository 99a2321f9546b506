import { describe, expect, test } from 'vitest';
import { HOUSE } from './content/house.ts';
import { PACKS } from './content/read.ts';
import { CARD_PLACES, FIXERS, HAUNTS } from './content/vocabulary.ts';
import { escapePlan } from './definition.ts';
import { BAY } from './testing/bay.ts';
import { DRILL, placeOf, redrawn } from './testing/drill.ts';
import { playUntil } from './testing/playOut.ts';
import { newGame, table } from './testing/table.ts';

describe('C. Components', () => {
  test.each([1, 2, 3, 4, 5])('C1: a game of %i players neither loses nor creates components', (players) => {
    const game = newGame(players, `components ${players}`);
    const before = escapePlan.countComponents(game.state);
    playUntil(game, 'components', () => false);
    expect(escapePlan.countComponents(game.state)).toEqual(before);
  });

  test('C1: components that left the game never return; those in the supply can be taken again', () => {
    const game = table({ seats: [{ contacts: ['boxer'], cans: 2 }, {}, {}], row: ['informer'], deck: [] });
    game.visit('gate2.2', { means: [] }).decline().decline().takeContact('informer').replaceContact('boxer').endTurn();
    expect(game.state.contactBox).toContain('boxer');
    expect([...game.state.contactRow, ...game.state.contactDeck]).toEqual([]);
    const cans = table({ seats: [{ at: 'yard.1', cans: 2 }, {}, {}] });
    expect(cans.state.cans).toBe(4);
    cans.go('pier.3', { cans: 1 });
    expect(cans.state.cans).toBe(5);
  });

  test('C2: the tiles of every pack have the required number of each location', () => {
    for (const { hash } of PACKS.names()) {
      const kinds = Object.values(PACKS.get(hash).tiles).flatMap(({ spaces }) =>
        spaces.flatMap((space) => (space.type === 'location' ? [space.location.kind] : [])),
      );
      const count = (kind: string): number => kinds.filter((other) => other === kind).length;
      expect([count('hospital'), count('headquarters'), count('businessSite'), count('safeHouseSite')]).toEqual([
        1, 4, 6, 3,
      ]);
      expect([count('store'), count('clinic'), count('church'), count('exit'), count('helicopterPad')]).toEqual([
        4, 1, 1, 3, 1,
      ]);
    }
  });

  test('C3: six businesses in two groups of three, and three safe houses', () => {
    const { cubes } = newGame(3, 'haunts').state;
    expect(Object.keys(cubes)).toEqual([
      'casino',
      'bar',
      'restaurant',
      'gym',
      'nightclub',
      'gallery',
      'safeHouse1',
      'safeHouse2',
      'safeHouse3',
    ]);
    expect(HAUNTS).toHaveLength(9);
  });

  test('C4: 9 keys, 15 lockers, 10 exit tiles in two stacks', () => {
    const { keys, lockers, exitStacks } = newGame(4, 'tiles').state;
    expect(Object.values(keys).flat().toSorted()).toEqual([
      'black',
      'black',
      'black',
      'brown',
      'brown',
      'brown',
      'green',
      'green',
      'green',
    ]);
    expect(Object.values(lockers).map(({ values }) => values.length)).toEqual([5, 5, 5]);
    expect(exitStacks.map(({ values }) => values.length)).toEqual([5, 5]);
  });

  test('C5: 16 equipment tiles, one fixer of each, 6 cans', () => {
    const { equipment, fixers, cans } = newGame(5, 'supply').state;
    expect(equipment).toEqual({ vest: 4, cap: 4, helmet: 4, gasMask: 4 });
    expect(fixers).toEqual(FIXERS);
    expect(cans).toBe(6);
  });

  test('C6, C7: cards, handcuffs, discs; officers in the bag or on tiles; gang members', () => {
    const { state } = newGame(5, 'cards');
    expect(state.contactDeck.length + state.contactRow.length).toBe(33);
    expect(state.plans.length + state.seats.length).toBe(9);
    expect(state.patrolDeck.length + Object.values(state.patrol).reduce((a, b) => a + b)).toBe(6);
    expect([state.handcuffs, state.discs]).toEqual([10, 8]);
    for (const officer of ['federal', 'local', 'swat'] as const) {
      const standing = Object.values(state.officers).filter((there) => there.includes(officer)).length;
      expect(state.bag[officer] + standing).toBe(10);
    }
    expect(state.members).toBe(6);
  });

  test('C8: the components of a player', () => {
    for (const seat of newGame(4, 'boards').state.seats) {
      expect(seat).toMatchObject({ income: 9, markers: 2, firstAid: true, rested: false, wounds: 0, notoriety: 1 });
      expect(seat.cubes).toEqual({ neutral: 4, red: 0, blue: 0 });
      expect(Object.keys(seat.assets)).toHaveLength(7);
    }
  });

  test('C9: sixteen cards for the Inspector, and the same places once more for the Lieutenant', () => {
    expect(CARD_PLACES).toHaveLength(16);
    const position = table({ seats: [{}] });
    expect(position.inspector.cards).toEqual(CARD_PLACES);
    expect(position.lieutenant.cards).toEqual(CARD_PLACES.toSorted());
    expect(newGame(3, 'no automata').state.automata).toEqual({});
  });

  test('the house pack and the test pack have the known figures', () => {
    expect(HOUSE.prices).toEqual(DRILL.prices);
    expect(HOUSE.fixers).toEqual(DRILL.fixers);
    expect(HOUSE.escapeCosts).toEqual(DRILL.escapeCosts);
    expect(HOUSE.lockers.black.values).toEqual(DRILL.lockers.black.values);
  });
});

/** A tile that is industrial in the west and commercial in the east, with a location on each side. */
const SPLIT = String.raw`
    /I\I/I\I/C\C/C\
  /I\1/1\1/I\C/C\C/C\
/I\I/I\I/I\C/C\C/C\C/C\
\I/I\I/I\I/C\C/C\C/C\C/
  \I/I\I/I\C/2\2/2\C/
    \I/I\I/I\C/C\C/`;
/** A tile whose station is in the commercial corner. The hospital touches that corner only at a point. */
const CORNER = String.raw`
    /I\I/I\I/I\I/I\
  /I\I/1\1/1\I/I\I/I\
/I\I/I\I/I\I/C\C/C\C/C\
\I/I\I/I\I/I\C/C\C/C\C/
  \I/I\I/I\C/2\2/2\C/
    \I/I\I/I\C/C\C/`;

describe('T. The city', () => {
  const home = { tile: 'home', q: 0, r: 0, rotation: 0 } as const;
  const yard = { tile: 'yard', q: 0, r: 1, rotation: 0 } as const;
  const gate1 = { tile: 'gate1', q: 1, r: 0, rotation: 0 } as const;

  test('T1: journeys end at locations, never on terrain', () => {
    const game = table({ seats: [{}, {}, {}] }).setOut();
    for (const { to } of game.can('travel')) {
      const [tile = '', space] = to.split('.');
      expect(PACKS.get(game.state.pack).tiles[tile]?.spaces[Number(space)]?.type).toBe('location');
    }
  });

  test('T2: spaces that share a border are adjacent: a thief steps out, crosses a space and steps in', () => {
    const pack = redrawn('split', { home: { drawing: SPLIT } });
    const hospital = placeOf(pack, 'home', 'hospital');
    const station = placeOf(pack, 'home', 'subwayStation');
    const game = table({ seats: [{ at: hospital }, { at: hospital }, { at: hospital }], pack, city: [home] });
    expect(game.setOut().ways(station)).toEqual([expect.objectContaining({ points: 3, left: [] })]);
  });

  test('T2, R24: a corner is not a border', () => {
    const pack = redrawn('corner', { home: { drawing: CORNER } });
    const at = placeOf(pack, 'home', 'hospital');
    const station = placeOf(pack, 'home', 'subwayStation');
    const game = table({ seats: [{ at }, { at }, { at }], pack, city: [home] });
    // The route is hospital, industrial, commercial, station. If spaces that touch only at a point were adjacent, 2 MP
    // (movement points) would be enough.
    expect(game.setOut().ways(station)[0]).toMatchObject({ points: 3 });
  });

  test('T3: facing spaces of the same terrain are one area, of different terrain they are adjacent', () => {
    const allCommercial = DRILL.tiles.find(({ id }) => id === 'gate1')?.drawing.replaceAll('R', 'C') ?? '';
    const pack = redrawn('facing', { gate1: { drawing: allCommercial } });
    const game = table({ seats: [{}, {}, {}], pack, city: [home, yard, gate1] }).setOut();
    // the whole route is over residential terrain
    expect(game.ways('yard.2')[0]).toMatchObject({ points: 2, left: ['home'] });
    // the route goes from residential to commercial terrain
    expect(game.ways('gate1.2')[0]).toMatchObject({ points: 3, left: ['home'] });
  });

  test('T4: a ferry anywhere on a body of water serves all of it', () => {
    const pack = redrawn('bay', { yard: { drawing: BAY } });
    const pier = { tile: 'pier', q: 0, r: 0, rotation: 0 } as const;
    const far = { ...home, q: 9 };
    const store = placeOf(pack, 'yard', 'store');
    const game = table({ seats: [{ at: 'pier.3' }, {}, {}], pack, city: [pier, yard, far] }).setOut();
    expect(game.ways(store)).toEqual([expect.objectContaining({ points: 3, left: ['pier'] })]);
  });

  test('T6: locations that face each other over the border of tiles are adjacent', () => {
    const SOUTH = String.raw`
    /R\R/R\R/R\R/R\
  /R\R/1\1/1\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\R/R\R/R\R/R\R/R\R/
  \R/R\R/R\R/R\R/R\R/
    \R/R\2/2\2/R\R/`;
    const NORTH = String.raw`
    /R\R/1\1/1\R/R\
  /R\R/R\R/R\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\R/R\R/R\R/R\R/R\R/
  \R/R\R/R\2/2\2/R\R/
    \R/R\R/R\R/R\R/`;
    const pack = redrawn('door-to-door', { home: { drawing: SOUTH }, yard: { drawing: NORTH } });
    const station = placeOf(pack, 'home', 'subwayStation');
    const gang = placeOf(pack, 'yard', 'headquarters');
    const game = table({ seats: [{ at: station }, {}, {}], pack, city: [home, yard] }).setOut();
    expect(game.ways(gang)).toEqual([expect.objectContaining({ points: 1, left: ['home'] })]);
  });

  test('T5, T6: distance counts steps over touching tiles; a flight can’t end on the tile where it began', () => {
    const flight = { means: ['helicopter'] };
    const game = table({ seats: [{ items: ['helicopter'] }, {}, {}] }).setOut(); // home has heliport icons
    expect(game.ways('row.1', { ...flight, left: ['home'] })[0]).toBeDefined(); // the row is 2 tiles away
    expect(game.ways('home.2', flight)).toEqual([]); // the thief's own tile is 0 tiles away
    const far = table({ seats: [{ items: ['helicopter'] }, {}, {}], city: [home, yard, { ...gate1, q: 2, r: 2 }] });
    expect(far.setOut().ways('gate1.1')).toEqual([]); // gate1 touches no other tile, so there is no distance
  });
});
