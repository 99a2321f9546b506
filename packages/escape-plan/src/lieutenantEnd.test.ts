import { loadPosition, positionOf } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { sum } from './components.ts';
import { HAUNTS } from './content/vocabulary.ts';
import { escapePlan } from './definition.ts';
import { ended, heat, hisTurn, OPEN3 } from './testing/solo.ts';
import { table } from './testing/table.ts';

describe('J. The Lieutenant: escape and score', () => {
  test('J8, R15: on day 3 the card of the open exit lets him escape, wherever it is', () => {
    const game = hisTurn(['exit3'], {}, { day: 3, patrol: OPEN3, seats: [{ at: 'den.2' }] });
    expect(game.lieutenant.at).toBe('escaped');
    expect(game.state.escaped).toEqual(['lieutenant']);
  });

  test('J15: on days 1 and 2 open exits are skipped', () => {
    const game = hisTurn(['exit1'], { at: 'den.2' }, { day: 2, patrol: { 1: 1, 2: 1, 3: 2 } });
    expect(game.lieutenant).toMatchObject({ at: 'den.2', cards: ['exit1'] });
  });

  test('J8, J15: his last turn: he visits as usual, then leaves; a disc makes a later turn the last', () => {
    const evening = hisTurn(['bar'], {}, { day: 3, part: 'evening', patrol: OPEN3 });
    expect(evening.state.cubes.bar).toEqual([{ who: 'lieutenant', hexagon: 'plain' }]);
    expect(evening.lieutenant.at).toBe('escaped');
    const disc = hisTurn(['bar', 'casino'], { discs: 1 }, { day: 3, part: 'evening', patrol: OPEN3 });
    expect(disc.lieutenant.at).not.toBe('escaped');
    const night = hisTurn(['bar'], { discs: 1 }, { day: 3, part: 'night', patrol: OPEN3 });
    expect(night.lieutenant.at).toBe('escaped');
    const dawn = hisTurn(['bar'], { discs: 2 }, { day: 3, part: 'dawn', patrol: OPEN3 });
    expect(dawn.told('escaped').map(({ who }) => who)).toEqual(['lieutenant']);
    expect(hisTurn(['bar'], {}, { day: 3, part: 'afternoon', patrol: OPEN3 }).lieutenant.at).toBe('den.2');
  });

  test('J9, J17: he scores visits by a secret plan, contacts, piles and his penalty; income lines score 0', () => {
    const game = ended({}, { visited: HAUNTS, notoriety: 4, contacts: ['boxer', 'medic'] });
    expect(game.score('lieutenant', 'firstGroup')).toBe(150);
    expect(game.score('lieutenant', 'contacts')).toBe(10);
    expect(game.score('lieutenant', 'notoriety')).toBe(-20);
    expect(game.result.ranking.find(({ seat }) => seat === 'lieutenant')?.total).toBe(450 + 10 - 20);
    expect(game.told('lieutenantShown')).toHaveLength(1);
  });

  test('R6, J9: every tile of a pile from store A, B or C counts', () => {
    const game = ended({}, { piles: [[{ from: 'black', count: 2 }], [{ from: 'green', count: 2 }]] });
    // each pile has a 0, which counts as the highest value of its stack
    expect(game.state.pileValues).toEqual([100 + 70, 90 + 60]);
    expect(game.score('lieutenant', 'tiles')).toBe(100 + 70 + 90 + 60);
  });

  test('R6, J6: a pile from store D or from an exit counts as its best tile', () => {
    const storeD = (['green', 'black', 'brown'] as const).map((from) => ({ from, count: 1 }));
    const game = ended({}, { piles: [storeD, [{ from: 0, count: 2 }]] });
    // zeros count as the highest brown locker and the highest tile of the first exit stack
    expect(game.state.pileValues).toEqual([120, 70]);
    const one = ended({}, { piles: [[{ from: 'green', count: 1 }]] });
    expect(one.state.pileValues).toEqual([90]); // the pile contains all tiles that store D still had
  });

  test('R6: gentle counts the best tile of every pile', () => {
    const piles = [[{ from: 'black', count: 5 }], [{ from: 1, count: 2 }]] as const;
    const game = ended({}, { piles }, { gentle: true });
    expect(game.state.pileValues[0]).toBe(100);
    expect(game.view().options).toEqual({ gentle: true });
    const strict = ended({}, { piles });
    expect(strict.state.pileValues).toEqual([100 + 70 + 70 + 100 + 100, game.state.pileValues[1]]);
  });

  test('R6: a game from before the option existed continues as it began, with the best tile of every pile', () => {
    const { match } = hisTurn(['storeB'], {}, {});
    const { state, ...position } = positionOf(match);
    const old = loadPosition(escapePlan, { ...position, state: { ...state, options: {} } });
    if ('refusal' in old) throw new Error(old.refusal.message);
    expect(old.ok.state.options).toEqual({ gentle: true });
  });

  test('J9: a tile of value 0 counts as the highest of its stack', () => {
    const left = { items: [60, 60, 90, 90].map((value) => ({ locker: 'green', value }) as const) };
    const unlocked = ['moveFederal', 'moveLocal', 'moveSwat'] as const;
    const zero = ended({ ...left, unlocked }, { piles: [[{ from: 'green', count: 1 }]] });
    expect(zero.state.pileValues).toEqual([90]);
  });

  test('J13: a contact that gives a disc gives him one when he takes it; more than five contacts count as five', () => {
    expect(hisTurn(['casino'], {}, { row: ['boxer', 'fixer'] }).lieutenant.discs).toBe(1);
    const contacts = ['boxer', 'medic', 'stunt', 'gang', 'spy1', 'spy2', 'spy3'];
    expect(ended({}, { contacts }).score('lieutenant', 'contacts')).toBe(100);
  });

  test('J16: when the player has left, the automata take no further turn, the part is adjusted, and he counts as escaped', () => {
    const game = table({
      seats: [{ at: 'gate3.1', red: 1 }],
      order: [0, 'lieutenant', 'inspector'],
      day: 3,
      patrol: OPEN3,
      lieutenant: { cards: ['bar'] },
    });
    game.go('gate3.1', { escape: true }).idle(() => false);
    expect(game.step).toBe('over');
    expect(game.told('turnBegan').map(({ who }) => who)).toEqual([0]);
    expect(game.seat(0).notoriety).toBe(2);
    expect(game.result.ranking.map(({ seat, place }) => [seat, place === 0])).toEqual(
      expect.arrayContaining([
        [0, false],
        ['lieutenant', false],
      ]),
    );
  });

  test('J17, G4: the player wins with a higher score than his; ties are decided by cash, and his cash is 0', () => {
    const more = ended({ cash: 1 }, {});
    expect(more.result.ranking[0]).toMatchObject({ seat: 0, place: 1, total: 1 });
    const tie = ended({ cash: 10 }, { contacts: ['boxer', 'medic'] }); // both score $10k
    expect(tie.result.ranking[0]).toMatchObject({ seat: 0, place: 1 });
    const less = ended({ cash: 9 }, { contacts: ['boxer', 'medic'] });
    expect(less.result.ranking[0]).toMatchObject({ seat: 'lieutenant', place: 1 });
    const arrested = table({
      seats: [{ cash: 99 }],
      day: 3,
      part: 'dawn',
      patrol: OPEN3,
      lieutenant: { at: 'escaped' },
      escaped: ['lieutenant'],
      from: 'adjustment',
    });
    expect(arrested.result.ranking).toMatchObject([
      { seat: 'lieutenant', place: 1 },
      { seat: 0, place: 0 },
    ]);
  });

  test('J18, R14: his escape counts for the $1k a turn and for the cost of the escape', () => {
    const plan = {
      day: 3,
      patrol: OPEN3,
      lieutenant: { at: 'escaped' },
      escaped: ['lieutenant'],
      inspector: { cards: [], at: 'den.2' },
    } as const;
    const game = table({ seats: [{ at: 'gate3.1', cash: 15 }], ...plan });
    expect(game.seat(0).cash).toBe(14);
    game.go('gate3.1', { escape: true });
    if (game.step === 'payEscape') game.payEscape();
    expect(game.seat(0)).toMatchObject({ at: 'escaped', cash: 4 });
    const poor = table({ seats: [{ at: 'gate3.1', cash: 9 }], ...plan }).go('gate3.1', { escape: true });
    if (poor.step === 'payEscape') poor.payEscape();
    expect(poor.seat(0).at).toBe('arrested');
  });

  test('J15, N4: when he crosses a line in the part in which he leaves, officers move toward the exit’s tile', () => {
    const more = { day: 3, part: 'evening', patrol: OPEN3, officers: { den: ['swat'] } } as const;
    const game = hisTurn(['bar'], { notoriety: 2 }, more);
    expect(game.lieutenant.at).toBe('escaped');
    game.rest('heal').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'moveNearer' });
    expect(game.can('moveOfficer').map(({ to }) => to)).toContain('gate3');
    expect(game.can('moveOfficer').map(({ to }) => to)).not.toContain('club'); // the club is as far from gate3 as the den is
  });

  test('J16, F4: when the player is arrested he has won', () => {
    const plan = { day: 3, patrol: OPEN3, lieutenant: { at: 'escaped' }, escaped: ['lieutenant'] } as const;
    const game = table({ seats: [{ cash: 0 }], ...plan });
    expect(game.step).toBe('over');
    expect(game.result.ranking[0]).toMatchObject({ seat: 'lieutenant', place: 1 });
  });

  test('J2, I4: the Inspector counts as another thief for him', () => {
    const game = hisTurn(['casino'], {}, { inspector: { at: 'club.1', cards: [] }, seats: [{ at: 'club.2' }] });
    expect(heat(game)).toBe(1 + 1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'J9+L10: tiles that the player has seen in a stack can’t be in his pile (%i)',
    (i) => {
      const contacts = ['boxer', 'medic', 'gang'];
      const seats = [{ contacts, notoriety: 3, keys: ['black'] as const, cash: 1, cans: 2 }];
      const more = { day: 3, part: 'evening', patrol: OPEN3, seats, row: [], deck: [], seed: `pile ${i}` } as const;
      const game = hisTurn(['storeB'], {}, more);
      game.visit('yard.2').openLocker('black'); // the player sees all three tiles that are left
      const pile = [0, 70, 70, 100, 100];
      for (const seen of game.told('tilesDrawn')[0]?.drawn ?? []) pile.splice(pile.indexOf(Number(seen)), 1);
      game.play(game.can('keepTile')[0]!).idle(() => false);
      expect(game.state.pileValues).toEqual([sum(pile.map((value) => (value === 0 ? 100 : value)))]);
    },
  );
});
