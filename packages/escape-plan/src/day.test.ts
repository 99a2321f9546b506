import { describe, expect, test } from 'vitest';
import { before } from './testing/position.ts';
import { cityOf, FINE, secondDay } from './testing/secondDay.ts';
import { newGame, table } from './testing/table.ts';

describe('D. The day: income', () => {
  test('D1: income, patrol, city, turn order, player actions, change of day', () => {
    const game = secondDay([{}, {}, {}]).idle(({ state }) => state.day === 3);
    const phases = game.events.flatMap(({ type }) =>
      ['received', 'patrolRevealed', 'tilePlaced', 'turnOrderSet', 'partBegan', 'dayBegan'].includes(type)
        ? [type]
        : [],
    );
    const inOrder = phases.filter((type, i) => type !== phases[i - 1]);
    expect(inOrder.slice(0, 6)).toEqual([
      'dayBegan',
      'received',
      'patrolRevealed',
      'tilePlaced',
      'turnOrderSet',
      'partBegan',
    ]);
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

  test('D3: in turn order, every player below the first line may pay $3k to unlock an asset', () => {
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
    const game = table({ seats: [{ ...FINE, notoriety: 2 }, FINE, FINE], day: 2, from: 'day', patrol: { 3: 1, 2: 1 } });
    // The patrol deck is 1, 1, 2, 3. A 1 is drawn first, then the 3. The last draw chooses the second of the two
    // stacks.
    game.play({ move: 'decline' }, 0, 2, 1);
    expect(game.state.patrol).toEqual({ 1: 1, 2: 1, 3: 2 });
    expect(game.told('exitBlocked')).toEqual([{ type: 'exitBlocked', exit: 3 }]);
    expect(game.state.exitOfStack).toEqual([0, 3]);
    expect(game.view().exitStacks).toEqual([
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
    // The patrol deck is 1, 2, 3, 3. The 2 is drawn first, then the 1, which blocks exit 1 as well.
    game.play({ move: 'decline' }, 1, 0, 0);
    expect(game.state.patrol).toMatchObject({ 2: 2 });
    expect(game.state.exitOfStack).toContain(2);
    // gate2 enters the city on day 3, together with its stack
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
    expect(Object.values(game.state.patrol).toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
  });
});

describe('D. The day: turn order and parts', () => {
  test('D10, worked example: the third player has the highest notoriety, and the others are tied', () => {
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
    const game = table({ seats: [{ red: 1 }, {}, {}], ...before(2) });
    game.idle(({ state }) => state.part === 'afternoon');
    const types = ['turnEnded', 'notorietyAdjusted', 'partBegan'];
    expect(game.events.flatMap(({ type }) => (types.includes(type) ? [type] : []))).toEqual([
      'partBegan',
      'turnEnded',
      'turnEnded',
      'turnEnded',
      'notorietyAdjusted',
      'partBegan',
    ]);
    expect(game.told('turnEnded').map(({ who }) => who)).toEqual([0, 1, 2]);
    game.idle(({ state }) => state.day === 2);
    expect(game.told('partBegan').map(({ part }) => part)).toEqual([
      'morning',
      'afternoon',
      'evening',
      'night',
      'dawn',
    ]);
  });

  test('D12: night and dawn turns cost a disc and are optional; unused discs are kept', () => {
    const game = table({ seats: [{ discs: 2 }, {}, { discs: 1 }], part: 'night' });
    expect({ asked: game.asked, moves: game.moves }).toEqual({ asked: 0, moves: ['useDisc', 'decline'] });
    game.useDisc();
    expect(game.state.discs).toBe(6);
    expect(game.moves).toEqual(expect.arrayContaining(['rest', 'setOut'])); // the player has a full turn
    game.rest('moveSwat').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 2, step: 'useDisc' }); // seat 1 has no disc
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
    const game = table({
      seats: [{ rested: true, ...FINE }, FINE, FINE],
      part: 'dawn',
      from: 'adjustment',
      ...before(2),
    });
    game.idle(({ step }) => step === 'chooseTurn');
    expect(game.state.day).toBe(2);
    expect(game.seat(0).rested).toBe(false);
    expect(game.moves).toContain('rest');
  });
});
