import { describe, expect, test } from 'vitest';
import { HAUNTS } from './content/vocabulary.ts';
import { PLANS } from './testing/drill.ts';
import { type SeatPlan, used } from './testing/seatPlan.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

/** A position after dawn of day 3. Seats that aren't placed in the city have escaped. */
const ended = (...seats: readonly SeatPlan[]): EscapePlanScenario =>
  table({
    seats: seats.map((seat) => ({ at: 'escaped', ...seat })),
    day: 3,
    part: 'dawn',
    patrol: { 1: 2, 2: 2, 3: 1 },
    escaped: seats.flatMap(({ at = 'escaped' }, seat) => (at === 'escaped' ? [seat] : [])),
    from: 'adjustment',
  });

const places = (game: EscapePlanScenario) => game.result.ranking.map(({ seat, place }) => [seat, place]);

describe('G. End and score', () => {
  test('G1: the game ends after the adjustment of the part in which nobody is left', () => {
    const seats = [{ at: 'gate3.1', red: 1 }, { at: 'arrested' }, { at: 'escaped' }];
    const game = table({ seats, day: 3, patrol: { 1: 2, 2: 2, 3: 1 }, arrested: [1], escaped: [2] });
    game.go('gate3.1', { escape: true }).payEscape();
    expect(game.step).toBe('over');
    expect(game.seat(0).notoriety).toBe(2); // notoriety was adjusted after the part
    expect(game.state.part).toBe('morning');
    expect(game.told('gameEnded')).toHaveLength(1);
  });

  test('G1: officers stop moving once nobody is left, but the player who crossed the line still unlocks an asset', () => {
    const seats = [{ at: 'gate3.1', notoriety: 2, red: 1 }, { at: 'arrested' }, { at: 'escaped' }];
    const plan = { seats, day: 3, patrol: { 1: 2, 2: 2, 3: 1 }, arrested: [1], escaped: [2] } as const;
    const game = table({ ...plan, officers: { den: ['swat'] } })
      .go('gate3.1', { escape: true })
      .payEscape();
    expect(game.told('officerMoved')).toEqual([]);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'unlockAsset' });
    expect(game.unlock('heal').step).toBe('over');
  });

  test('G1: if none escaped, nobody wins', () => {
    const game = ended({ at: 'home.1', cash: 99 }, { at: 'home.1' }, { at: 'home.1' });
    expect(places(game)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(game.result.endedBy).toBe('arrest');
  });

  test('G2: every line of a score', () => {
    const game = ended(
      {
        plan: 'printed',
        visited: ['casino', 'bar', 'gym', 'nightclub', 'safeHouse1', 'safeHouse3'],
        cash: 12,
        usedAssets: ['moveSwat', 'heal'],
        contacts: ['boxer', used('informer'), 'medic'],
        items: [
          { locker: 'black', value: 100 },
          { exitStack: 1, value: 30 },
        ],
        notoriety: 4,
        wounds: 2,
      },
      {},
      {},
    );
    const lines = game.result.ranking.find(({ seat }) => seat === 0)?.lines.map(({ line, value }) => [line, value]);
    expect(Object.fromEntries(lines ?? [])).toEqual({
      firstGroup: 100, // the bar is an income line
      secondGroup: 90 + 60,
      safeHouses: 70,
      cash: 12,
      assets: 20,
      contacts: 30,
      tiles: 130,
      notoriety: -20,
      wounds: -40,
    });
    expect(game.result.ranking.find(({ seat }) => seat === 0)?.total).toBe(
      100 + 150 + 70 + 12 + 20 + 30 + 130 - 20 - 40,
    );
  });

  test('G2: 0, 10, 30, 60, 100 for 1 to 5 contacts', () => {
    const five = ['boxer', 'informer', 'medic', 'stunt', 'gang'];
    const scores = [0, 1, 2, 3, 4, 5].map((count) =>
      ended({ contacts: five.slice(0, count) }, {}, {}).score(0, 'contacts'),
    );
    expect(scores).toEqual([0, 0, 10, 30, 60, 100]);
  });

  test('G3: each handcuffs card removes one contact, covered ones first, as long as there are any', () => {
    const five = ['boxer', 'informer', 'medic', 'stunt', 'gang'];
    expect(ended({ contacts: five, handcuffs: 2 }, {}, {}).score(0, 'contacts')).toBe(30);
    expect(ended({ contacts: five.slice(0, 2), handcuffs: 3 }, {}, {}).score(0, 'contacts')).toBe(0);
  });

  test('G4: ties go to more cash, then lower notoriety, then fewer red wounds, and are then shared', () => {
    const house = { plan: 'printed', visited: ['casino'] as const }; // the casino is worth 100
    expect(places(ended({ cash: 10, ...house }, { cash: 110 }, {}))).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    // All seats have the same total and cash. Seat 0's used assets make up for the points that notoriety costs.
    const notorious = ended({ cash: 9, notoriety: 4, usedAssets: ['heal', 'moveSwat'] }, { cash: 9, notoriety: 1 }, {});
    expect(places(notorious).slice(0, 2)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(places(notorious).at(-1)).toEqual([0, 3]);
    const wounded = ended({ cash: 9, wounds: 1, usedAssets: ['heal', 'moveSwat'] }, { cash: 9 }, { cash: 8 });
    expect(places(wounded)).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(places(ended({}, {}, {}))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('G5: nine different plans; each group has an income line and two values with the sum 150', () => {
    expect(new Set(PLANS.map(({ lines }) => JSON.stringify(lines))).size).toBe(9);
    for (const { id } of PLANS) {
      const game = ended({ plan: id, visited: HAUNTS }, {}, {});
      expect([game.score(0, 'firstGroup'), game.score(0, 'secondGroup'), game.score(0, 'safeHouses')]).toEqual([
        150, 150, 150,
      ]);
    }
  });
});
