import { describe, expect, test } from 'vitest';
import { table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const OPEN3 = { 1: 2, 2: 2, 3: 1 } as const;

describe('N. Notoriety', () => {
  test('N1, worked example: four red cubes; a safe house takes one back; the marker will rise by 3', () => {
    const game = table({ seats: [{ red: 4, plan: 'plan2' }, ...IDLE], fixers: [] })
      .visit('club.2')
      .takeKey('green')
      .endTurn();
    expect(game.seat(0).cubes).toEqual({ neutral: 1, red: 3, blue: 0 });
    game.idle(({ state }) => state.part === 'afternoon');
    expect(game.told('notorietyAdjusted')[0]).toMatchObject({ who: 0, from: 1, to: 4 });
  });

  test('N1, worked example: an Informer, then the gallery with two others: one blue, two red, so up by 1', () => {
    const seats = [{ contacts: ['informer'] }, { at: 'pier.3' }, { at: 'pier.3' }];
    const game = table({ seats, row: ['stunt'] })
      .useContact('informer')
      .visit('pier.3');
    expect(game.seat(0).cubes).toEqual({ neutral: 1, red: 2, blue: 1 });
    game
      .takeContact('stunt')
      .putContact()
      .endTurn()
      .idle(({ state }) => state.part === 'afternoon');
    expect(game.seat(0)).toMatchObject({ notoriety: 2, cubes: { neutral: 4, red: 0, blue: 0 } });
  });

  test('N1: without a neutral cube, a gain makes a blue cube neutral; without either, nothing happens', () => {
    const gain = (red: number, blue: number) =>
      table({ seats: [{ at: 'home.2', red, blue }, ...IDLE] })
        .visit('home.1')
        .seat(0).cubes; // rule L13
    expect(gain(0, 4)).toEqual({ neutral: 1, red: 0, blue: 3 });
    expect(gain(4, 0)).toEqual({ neutral: 0, red: 4, blue: 0 });
    const lose = (red: number, blue: number) =>
      table({ seats: [{ contacts: ['informer'], red, blue }, ...IDLE] })
        .useContact('informer')
        .seat(0).cubes;
    expect(lose(4, 0)).toEqual({ neutral: 1, red: 3, blue: 0 });
    expect(lose(0, 4)).toEqual({ neutral: 0, red: 0, blue: 4 });
  });

  test('N2, worked example: two red cubes and a blue one move the marker up by one', () => {
    const game = table({ seats: [{ red: 2, blue: 1 }, ...IDLE], from: 'adjustment' });
    expect(game.seat(0)).toMatchObject({ notoriety: 2, cubes: { neutral: 4, red: 0, blue: 0 } });
  });

  test('N2: players adjust in turn order, and no marker goes below the bottom', () => {
    const seats = [{ blue: 3, notoriety: 2 }, { blue: 1, notoriety: 4 }, { red: 1 }];
    const game = table({ seats, order: [2, 0, 1], from: 'adjustment' });
    expect(game.told('notorietyAdjusted').map(({ who, to }) => [who, to])).toEqual([
      [2, 2],
      [0, 1],
      [1, 3],
    ]);
  });

  test('N2: each row above the top causes a wound instead', () => {
    const game = table({ seats: [{ notoriety: 9, red: 3 }, ...IDLE], from: 'adjustment' });
    expect(game.seat(0)).toMatchObject({ notoriety: 10, wounds: 2 });
  });

  test('N3, worked example: five players, one crosses the first line', () => {
    const [vinnie, ruby, scar, bones, claws] = [0, 1, 2, 3, 4];
    const seats = [
      { notoriety: 2, red: 1, at: 'gate1.1' },
      { notoriety: 4 },
      { notoriety: 3 },
      { notoriety: 1, at: 'strip.1' },
      { notoriety: 2, at: 'gate1.1' },
    ];
    const officers = { gate1: ['swat'], row: ['federal', 'swat'], strip: ['local'] } as const;
    const game = table({ seats, order: [ruby, scar, vinnie, bones, claws], officers, from: 'adjustment' });
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: bones, step: 'moveNearer' }); // neither Ruby nor Scar is asked
    // a SWAT officer is already there
    expect(game.why({ move: 'moveOfficer', officer: 'swat', from: 'row', to: 'gate1' })).toBe('X8');
    game.moveOfficer('federal', 'row', 'gate1');
    expect(game.asked).toBe(claws);
    const nearer = game.can('moveOfficer').filter(({ officer }) => officer === 'local');
    expect(nearer.every(({ from }) => from === 'strip')).toBe(true);
    game.moveOfficer('local', 'strip', 'gate3');
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: vinnie, step: 'unlockAsset' });
    game.unlock('evadeTile');
    expect(game.state.officers).toMatchObject({
      gate1: ['swat', 'federal'],
      row: ['swat'],
      strip: [],
      gate3: ['local'],
    });
  });

  test('N3, X8: an officer moves at least one tile nearer, and never onto the hospital’s tile; an impossible move is skipped', () => {
    const seats = [{ notoriety: 2, red: 1 }, ...IDLE]; // all seats are at the hospital
    const officers = { gate1: ['federal'], strip: ['federal'] } as const;
    const game = table({ seats, officers, from: 'adjustment' });
    const moves = game.can('moveOfficer');
    // the officer at gate1 can't move any nearer
    expect(moves.every(({ from, to }) => from === 'strip' && to !== 'home')).toBe(true);
    expect(moves.map(({ to }) => to)).toEqual(expect.arrayContaining(['yard', 'gate3', 'arcade']));
    expect(moves.map(({ to }) => to)).not.toContain('strip');
    const stuck = table({ seats, officers: { gate1: ['federal'] }, from: 'adjustment' });
    expect({ asked: stuck.asked, step: stuck.step }).toEqual({ asked: 0, step: 'unlockAsset' });
  });

  test('N3: first the marker moves all the way, then each line takes effect, lowest first', () => {
    const seats = [{ notoriety: 2, red: 4 }, { notoriety: 5 }, { notoriety: 6 }];
    const game = table({ seats, officers: { strip: ALL }, from: 'adjustment' });
    expect(game.seat(0).notoriety).toBe(6);
    const asked: string[] = [];
    for (let i = 0; i < 6 && game.state.part === 'morning'; i += 1) {
      asked.push(`${game.asked} ${game.step}`);
      game.play(game.match.decision!.moves[0]!);
    }
    // Seat 1 is lower on the track than seat 0, so it moves one officer at each of the two lines. Seat 2 is not lower,
    // so it moves none. Seat 0 unlocks one asset at the first line and two at the second.
    expect(asked.slice(0, 5)).toEqual([
      '1 moveNearer',
      '0 unlockAsset',
      '1 moveNearer',
      '0 unlockAsset',
      '0 unlockAsset',
    ]);
    expect(game.told('lineCrossed').map(({ line }) => line)).toEqual([0, 1]);
  });

  test('N3: crossing the third line unlocks an asset and gives a disc', () => {
    const game = table({ seats: [{ notoriety: 8, red: 1 }, { notoriety: 9 }, { notoriety: 9 }], from: 'adjustment' });
    game.unlock('heal');
    expect(game.seat(0)).toMatchObject({ notoriety: 9, discs: 1 });
  });

  test('N3: falling below a line and crossing it again repeats all of its effects', () => {
    const seats = [{ notoriety: 3, blue: 1 }, { notoriety: 9 }, { notoriety: 9 }];
    const game = table({ seats, from: 'adjustment' });
    expect(game.seat(0).notoriety).toBe(2);
    expect(game.told('lineCrossed')).toEqual([]);
    const again = table({ seats: [{ notoriety: 2, red: 1 }, ...seats.slice(1)], from: 'adjustment' });
    expect(again.told('lineCrossed')).toHaveLength(1);
  });

  test('N3: the wounds of N2 come after all lines', () => {
    const seats = [
      { notoriety: 8, red: 4, wounds: 3, firstAid: false, contacts: ['boxer', 'gang'] },
      { notoriety: 9 },
      { notoriety: 9 },
    ];
    const game = table({ seats, officers: { strip: ALL }, from: 'adjustment' });
    expect(game.seat(0)).toMatchObject({ notoriety: 10, handcuffs: 0, wounds: 3 });
    // both other players are lower on the track
    game.play(game.match.decision!.moves[0]!).play(game.match.decision!.moves[0]!);
    expect(game.step).toBe('unlockAsset');
    game.unlock('heal'); // this asset is unlocked first, so the handcuffs can no longer send it to the box
    expect(game.step).toBe('takeHandcuffs');
    game.handcuffs('evadeTile');
    expect(game.seat(0)).toMatchObject({ handcuffs: 1, wounds: 3 });
    expect(game.seat(0).assets.heal.at).toBe('unlocked');
  });

  test('N4, N5: an escaped player still adjusts in that part; officers move toward the exit’s tile', () => {
    const seats = [{ at: 'gate3.1', notoriety: 2, red: 1 }, { at: 'strip.1', rested: true }, { rested: true }];
    const game = table({ seats, day: 3, part: 'evening', patrol: OPEN3, officers: { den: ['swat'], club: ['local'] } });
    game.go('gate3.1', { escape: true });
    if (game.step === 'payEscape') game.payEscape();
    expect(game.seat(0).at).toBe('escaped');
    game.visit('gate3.3', { left: ['strip'] }).endTurn();
    game.visit('home.2').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'moveNearer' });
    expect(game.can('moveOfficer').map(({ to }) => to)).toContain('gate3');
    game.moveOfficer('swat', 'den', 'gate3');
    expect(game.asked).toBe(2);
    game.idle(({ step }) => step === 'unlockAsset');
    expect({ asked: game.asked, row: game.seat(0).notoriety }).toEqual({ asked: 0, row: 3 });
  });

  test('N5: an escaped player also moves officers in that part, but not in later ones', () => {
    const seats = [{ at: 'gate3.1' }, { at: 'gate3.3', notoriety: 2, red: 1 }, { notoriety: 9 }];
    const plan = { seats, day: 3, part: 'evening', patrol: OPEN3, officers: { den: ['swat'] } } as const;
    const now = table(plan).go('gate3.1', { escape: true });
    if (now.step === 'payEscape') now.payEscape();
    now.idle(({ step }) => step === 'moveNearer');
    expect(now.asked).toBe(0);
    const later = table({ ...plan, seats: [{ at: 'escaped' }, ...seats.slice(1)], escaped: [0], from: 'adjustment' });
    expect({ asked: later.asked, step: later.step }).toEqual({ asked: 1, step: 'unlockAsset' });
  });

  test('N5, N2: wounds of the track count against an escaped player too', () => {
    const seats = [{ at: 'gate3.1', notoriety: 10, red: 2 }, { notoriety: 10 }, { notoriety: 10 }];
    const game = table({ seats, day: 3, patrol: OPEN3 }).go('gate3.1', { escape: true });
    if (game.step === 'payEscape') game.payEscape();
    game.idle(({ state }) => state.part === 'afternoon');
    expect(game.seat(0)).toMatchObject({ at: 'escaped', wounds: 2, notoriety: 10 });
  });

  test('A2+N3: an unlock for crossing a line is outside the player’s turn, so no executive action can be used', () => {
    const seats = [{ notoriety: 2, red: 1, contacts: ['informer'], cash: 9 }, { notoriety: 9 }, { notoriety: 9 }];
    const game = table({ seats, from: 'adjustment' });
    expect({ step: game.step, moves: game.moves }).toEqual({ step: 'unlockAsset', moves: ['unlock'] });
  });

  test('A2+D3: no executive action can be used in the income phase', () => {
    const seats = [{ contacts: ['informer'], cash: 9 }, {}, {}];
    const game = table({ seats, day: 2, from: 'day' });
    expect({ step: game.step, moves: game.moves }).toEqual({ step: 'unlockForCash', moves: ['unlock', 'decline'] });
  });

  test('R31: the bottom of the track is 1', () => {
    const game = table({ seats: [{ blue: 4 }, ...IDLE], from: 'adjustment' });
    expect(game.seat(0).notoriety).toBe(1);
  });
});
