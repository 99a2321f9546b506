import { describe, expect, test } from 'vitest';
import { DRILL, redrawn, STREETS } from './testing/drill.ts';
import type { Plan, SeatPlan } from './testing/position.ts';
import { newGame, type Table, table } from './testing/table.ts';

const cityOf = (...tiles: readonly string[]) => STREETS.filter(({ tile }) => tiles.includes(tile));

/** The morning before the second day: six tiles placed, four in the display. */
const secondDay = (seats: readonly SeatPlan[], more: Partial<Plan> = {}): Table =>
  table({
    seats,
    day: 2,
    from: 'day',
    city: cityOf('home', 'yard', 'gate1', 'gate2', 'gate3', 'row'),
    display: ['club', 'arcade', 'attic', 'mall'],
    ...more,
  });

const FINE = { notoriety: 3 }; // above the first line: D3 asks nothing

describe('D. The day: income', () => {
  test('D1: income, patrol, city, turn order, player actions, change of day', () => {
    const game = secondDay([{}, {}, {}]).idle(({ state }) => state.day === 3);
    const phases = game.events.flatMap(({ type }) =>
      ['received', 'patrolRevealed', 'tilePlaced', 'turnOrderSet', 'partBegan', 'dayBegan'].includes(type) ? [type] : [],
    );
    const inOrder = phases.filter((type, i) => type !== phases[i - 1]);
    expect(inOrder.slice(0, 6)).toEqual(['dayBegan', 'received', 'patrolRevealed', 'tilePlaced', 'turnOrderSet', 'partBegan']);
    expect(inOrder.slice(6, 8)).toEqual(['dayBegan', 'received']);
  });

  test('D2, worked example: 6 cubes left on the income track bring $6k', () => {
    const game = secondDay([{ ...FINE, cash: 1, visited: ['casino', 'bar', 'gym'], plan: 'printed' }, FINE, FINE]);
    expect(game.seat(0)).toMatchObject({ income: 6, cash: 7 });
    expect(game.seat(1)).toMatchObject({ income: 9, cash: 18 });
  });

  test('D2: there is no income on the first day', () => {
    expect(newGame(3, 'first day').told('received')).toEqual([]);
  });

  test('D3: in turn order, whoever is below the first line may pay $3k to unlock an asset', () => {
    const game = secondDay([{ notoriety: 2 }, { notoriety: 3 }, { notoriety: 1 }], { order: [2, 1, 0] });
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 2, step: 'unlockForCash' });
    game.unlock('moveSwat');
    expect(game.seat(2).cash).toBe(9 + 9 - 3);
    expect(game.seat(2).assets.moveSwat).toEqual({ at: 'unlocked', space: 1 });
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'unlockForCash' });
    game.decline();
    expect(game.seat(0).cash).toBe(18);
    expect(game.step).toBe('placeTile');
  });
});

describe('D. The day: patrol', () => {
  test('D4, D5, worked example: 1 is revealed, then 3; exit 3 has two cards, is blocked and gets a stack', () => {
    const game = table({ seats: [FINE, FINE, FINE], day: 2, from: 'day', patrol: { 3: 1, 2: 1 } });
    const cards = game.told('patrolRevealed');
    expect(cards).toHaveLength(2);
    const told = table({ seats: [FINE, FINE, FINE], day: 2, part: 'dawn', from: [{ step: 'endPart' }], patrol: { 2: 1 } });
    expect(told.state.day).toBe(3);
    // the deck holds 1, 1, 2, 3: first a 1, then the 3
    const game2 = table({ seats: [{ ...FINE, notoriety: 2 }, FINE, FINE], day: 2, from: 'day', patrol: { 3: 1, 2: 1 } });
    expect(game2.step).toBe('unlockForCash');
    game2.play({ move: 'decline' }, 0, 2, 1);
    expect(game2.state.patrol).toEqual({ 1: 1, 2: 1, 3: 2 });
    expect(game2.told('exitBlocked')).toEqual([{ type: 'exitBlocked', exit: 3 }]);
    expect(game2.state.exitOfStack).toEqual([0, 3]);
    expect(game2.view().exitStacks).toEqual([
      { size: 5, exit: 0 },
      { size: 5, exit: 3 },
    ]);
  });

  test('D5, worked example: exit 2 is blocked before its tile is revealed; its stack waits for it', () => {
    const game = table({
      seats: [{ notoriety: 2 }, FINE, FINE],
      day: 2,
      from: 'day',
      patrol: { 2: 1, 1: 1 },
      city: cityOf('home', 'yard', 'gate1', 'arcade', 'gate3', 'row'),
      display: ['club', 'loft', 'attic', 'mall'],
      piles: [['den'], ['gate2'], ['pier'], ['strip']],
    });
    game.play({ move: 'decline' }, 1, 0, 0); // of 1, 2, 3, 3: the 2, then the 1, which blocks exit 1 as well
    expect(game.state.patrol).toMatchObject({ 2: 2 });
    expect(game.state.exitOfStack).toContain(2);
    // gate2 comes into the city on day 3 with its stack
    game.idle(({ state, step }) => state.day === 3 && step === 'chooseTurn');
    expect(game.state.city.map(({ tile }) => tile)).toContain('gate2');
    expect(game.state.exitOfStack).toContain(2);
  });

  test('D4: two cards on days 1 and 2, the last one on day 3', () => {
    const game = newGame(3, 'patrols').idle(({ state, step }) => state.day === 3 && step === 'chooseTurn');
    const days: number[] = [];
    for (const event of game.events) {
      if (event.type === 'dayBegan') days.push(0);
      if (event.type === 'patrolRevealed') days[days.length - 1] = (days.at(-1) ?? 0) + 1;
    }
    expect(days).toEqual([2, 2, 1]);
    expect(Object.values(game.state.patrol).toSorted()).toEqual([1, 2, 2]);
  });
});

/** Only its north side is residential like the city of the drill pack. */
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
  const founded = (): Table =>
    table({
      seats: [{}, {}, {}],
      from: 'day',
      pack,
      city: cityOf('home', 'yard'),
      display: ['club', 'gate2', 'gate3', 'row'],
    });

  test('D7, worked example: a legal placement touches two tiles and connects a terrain', () => {
    const game = founded();
    expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation: 5 })).toBe('legal'); // to home
    expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation: 4 })).toBe('legal'); // to yard
    expect(game.why({ move: 'placeTile', tile: 'row', q: 1, r: 0, rotation: 0 })).toBe('legal');
  });

  test('D7, worked example: an illegal placement touches one tile, or faces other terrain only', () => {
    const game = founded();
    expect(game.why({ move: 'placeTile', tile: 'row', q: 0, r: -1, rotation: 0 })).toBe('D7');
    expect(game.why({ move: 'placeTile', tile: 'row', q: 5, r: 5, rotation: 0 })).toBe('D7');
    for (const rotation of [0, 1, 2, 3])
      expect(game.why({ move: 'placeTile', tile: 'club', q: 1, r: 0, rotation })).toBe('D7');
    expect(game.why({ move: 'placeTile', tile: 'row', q: 0, r: 0, rotation: 0 })).toBe('D7'); // taken
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

  test('D7, D8: the drill pack can be placed anywhere, so that these tests know what they see', () => {
    expect(DRILL.tiles).toHaveLength(14);
  });
});

describe('D. The day: turn order and parts', () => {
  test('D10, worked example: the third is ahead in notoriety, the others are tied', () => {
    const [claws, vinnie, scar, ruby] = [0, 1, 2, 3];
    const seats = [{}, {}, { notoriety: 2 }, {}];
    const game = table({ seats, from: [{ step: 'setTurnOrder' }, { step: 'beginPart', part: 'morning' }] });
    expect(game.told('turnOrderSet').at(-1)?.order).toEqual([scar, ruby, vinnie, claws]);
    expect(game.asked).toBe(scar);
  });

  test('D10: on the first day the whole order reverses', () => {
    const game = newGame(4, 'reverse').idle(({ step }) => step === 'chooseTurn');
    const [before, after] = game.told('turnOrderSet');
    expect(after?.order).toEqual(before?.order.toReversed());
  });

  test('D11: in each part everybody takes a turn, then notoriety is adjusted', () => {
    const game = table({ seats: [{ red: 1 }, {}, {}] });
    const turns = ({ told }: Table): readonly unknown[] => told.call(game, 'turnBegan').map(({ who }) => who);
    game.idle(({ state }) => state.part === 'afternoon');
    expect(turns(game)).toEqual([0, 1, 2]);
    expect(game.seat(0).notoriety).toBe(2);
    expect(game.events.findIndex(({ type }) => type === 'notorietyAdjusted')).toBeGreaterThan(
      game.events.findLastIndex(({ type }) => type === 'turnEnded'),
    );
    game.idle(({ state }) => state.day === 2);
    expect(game.told('partBegan').map(({ part }) => part)).toEqual(['morning', 'afternoon', 'evening', 'night', 'dawn']);
  });

  test('D12: night and dawn turns cost a disc and are optional; unused discs are kept', () => {
    const game = table({ seats: [{ discs: 2 }, {}, { discs: 1 }], part: 'night' });
    expect({ asked: game.asked, moves: game.moves }).toEqual({ asked: 0, moves: ['useDisc', 'decline'] });
    game.useDisc();
    expect(game.state.discs).toBe(6);
    expect(game.moves).toEqual(expect.arrayContaining(['rest', 'setOut'])); // a full turn
    game.rest('moveSwat').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 2, step: 'useDisc' }); // seat 1 has none
    game.decline();
    expect({ asked: game.asked, part: game.state.part }).toEqual({ asked: 0, part: 'dawn' });
    expect(game.seat(2).discs).toBe(1);
  });

  test('D12+N3: a disc from the adjustment of the evening counts at night, one from the night itself only at dawn', () => {
    const evening = table({ seats: [{ notoriety: 8, red: 1 }, {}, {}], part: 'evening', from: 'adjustment' });
    evening.idle(({ step }) => step === 'useDisc');
    expect({ asked: evening.asked, part: evening.state.part }).toEqual({ asked: 0, part: 'night' });
    const night = table({ seats: [{ discs: 1, cash: 5 }, {}, {}], part: 'night' });
    night.useDisc().useAsset('takeDisc').rest('moveSwat').endTurn();
    expect({ asked: night.asked, part: night.state.part, step: night.step }).toEqual({
      asked: 0,
      part: 'dawn',
      step: 'useDisc',
    });
  });

  test('D13: the next day begins with rest tokens on sun', () => {
    const game = table({ seats: [{ rested: true, ...FINE }, FINE, FINE], part: 'dawn', from: 'adjustment' });
    expect(game.state.day).toBe(2);
    expect(game.seat(0).rested).toBe(false);
    expect(game.moves).toContain('rest');
  });
});
