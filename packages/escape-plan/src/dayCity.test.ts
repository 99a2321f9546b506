import { describe, expect, test } from 'vitest';
import { redrawn } from './testing/drill.ts';
import { cityOf, FINE, secondDay } from './testing/secondDay.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

/** Only the north side of this tile is residential. So only this side connects to home and yard. */
const ONE_SIDE = String.raw`
    /I\R/R\R/R\R/I\
  /I\I/1\1/1\I/I\I/I\
/I\I/I\I/I\I/I\I/I\I/I\
\I/I\I/I\I/I\I/I\I/I\I/
  \I/I\I/I\2/2\2/I\I/
    \I/I\I/I\I/I\I/`;

describe('D. The day: the city', () => {
  test('D6, worked example: with 3 players the first places the 1st and the 4th tile', () => {
    const game = secondDay([FINE, FINE, FINE], { order: [2, 0, 1] }).idle(({ step }) => step === 'chooseTurn');
    expect(game.told('tilePlaced').map(({ seat }) => seat)).toEqual([2, 0, 1, 2]);
  });

  test.each([
    [1, [0, 0, 0, 0]],
    [2, [0, 1, 0, 1]],
    [4, [0, 1, 2, 3]],
    [5, [0, 1, 2, 3]],
  ])('D6: with %i players the tiles are placed by %j', (players, seats) => {
    const game = secondDay(Array.from({ length: players }, () => FINE)).idle(({ step }) => step === 'chooseTurn');
    expect(game.told('tilePlaced').map(({ seat }) => seat)).toEqual(seats);
  });

  const pack = redrawn('one-side', { club: { drawing: ONE_SIDE } });
  const founded = (): EscapePlanScenario =>
    table({
      seats: [{}, {}, {}],
      from: 'day',
      pack,
      city: cityOf('home', 'yard'),
      display: ['club', 'gate2', 'gate3', 'row'],
    });

  test('D7, worked example: a legal placement touches two tiles and connects a terrain', () => {
    const game = founded();
    expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation: 5 })).toBe('legal'); // the tile connects to home
    expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation: 4 })).toBe('legal'); // the tile connects to yard
    expect(game.why({ move: 'placeTile', tile: 'row', q: 1, r: 0, rotation: 0 })).toBe('legal');
  });

  test('D7, worked example: an illegal placement touches one tile, or faces other terrain only', () => {
    const game = founded();
    expect(game.why({ move: 'placeTile', tile: 'row', q: 0, r: -1, rotation: 0 })).toBe('D7');
    expect(game.why({ move: 'placeTile', tile: 'row', q: 5, r: 5, rotation: 0 })).toBe('D7');
    for (const rotation of [0, 1, 2, 3])
      expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation })).toBe('D7');
    expect(game.why({ move: 'placeTile', tile: 'row', q: 0, r: 0, rotation: 0 })).toBe('D7'); // the space is taken
  });

  test('D8: officers and exit stack come along; sites are opened by choice; a headquarters gets two members', () => {
    const game = secondDay([FINE, FINE, FINE], {
      city: cityOf('home', 'yard', 'gate1', 'arcade', 'attic', 'row'),
      display: ['den', 'gate2', 'gate3', 'mall'],
      officers: { den: ['swat', 'local'] },
      patrol: { 2: 2, 1: 1 },
    });
    const { members } = game.state;
    game.place('den', 0, -1);
    expect(game.step).toBe('openSite');
    expect(game.can('openHaunt').map(({ haunt }) => haunt)).toEqual(['casino', 'bar', 'nightclub', 'gallery']);
    game.open('gallery');
    expect(game.state.sites).toMatchObject({ 'den.2': 'gallery', 'arcade.1': 'restaurant', 'row.1': 'gym' });
    expect(game.state.officers).toMatchObject({ den: ['swat', 'local'] });
    expect(game.state.headquarters['den.1']).toEqual({ members: 2, marker: 'nobody' });
    expect(game.state.members).toBe(members - 2);
    game.place('gate2', -1, 1);
    expect(game.state.exitOfStack).toContain(2);
    expect(game.view().exitStacks.filter(({ exit }) => exit === 2)).toEqual([{ size: 5, exit: 2 }]);
  });

  test('D9: when all four are placed the next four are turned up with their officers', () => {
    const game = secondDay([FINE, FINE, FINE]).idle(({ step }) => step === 'chooseTurn');
    expect(game.state.display).toEqual(['den', 'loft', 'pier', 'strip']);
    expect(game.state.piles.flat()).toEqual([]);
    for (const tile of game.state.display) {
      const there = game.state.officers[tile] ?? [];
      expect([1, 2]).toContain(there.length);
      expect(new Set(there).size).toBe(there.length);
    }
    game.idle(({ state, step }) => state.day === 3 && step === 'chooseTurn');
    expect(game.state.display).toEqual([]);
    expect(game.state.city).toHaveLength(14);
  });
});
