import { describe, expect, test } from 'vitest';
import { escapePlan } from './definition.ts';
import type { Seat, State } from './state.ts';
import { position } from './testing/position.ts';

const legal = (): State =>
  position({
    seats: [
      {
        contacts: ['boxer'],
        items: ['vest', { locker: 'black', value: 70 }],
        keys: ['green'],
        visited: ['casino'],
        plan: 'printed',
        gangs: { 'yard.1': 0 },
      },
      { plan: 'plan2' },
    ],
    keysAbove: { safeHouse1: ['black', 'brown'] },
    officers: { yard: ['swat'] },
    patrol: { 1: 1 },
  });

const seat = (state: State): Seat => state.seats[0] as Seat;

/** Changes that make a position impossible, with the rule that each breaks. */
const IMPOSSIBLE: readonly [string, (state: State) => void][] = [
  [
    'C1: a disc too many',
    (state) => {
      state.discs += 1;
    },
  ],
  [
    'C1: a can too few',
    (state) => {
      state.cans -= 1;
    },
  ],
  [
    'C2: a tile twice',
    (state) => {
      state.display.push('home');
    },
  ],
  [
    'C4: a locker with a value that is not printed',
    (state) => {
      state.lockers.green.values[0] = 999;
    },
  ],
  [
    'C4: a held locker that is also in the stack',
    (state) => {
      state.lockers.black.values[0] = 70;
    },
  ],
  [
    'C4: ten keys',
    (state) => {
      state.keys.safeHouse2.push('green');
    },
  ],
  [
    'C5: a fixer twice',
    (state) => {
      state.fixers.push('phone');
    },
  ],
  [
    'C5: five vests',
    (state) => {
      state.equipment.vest += 1;
      state.equipment.cap -= 1;
    },
  ],
  [
    'C6: a contact twice',
    (state) => {
      state.contactRow[0] = 'boxer';
    },
  ],
  [
    'C6: three patrol cards at an exit',
    (state) => {
      state.patrol[1] = 3;
      state.patrolDeck.splice(0, 2);
    },
  ],
  [
    'C6, S10: two players with the same plan',
    (state) => {
      seat(state).plan = 'plan2';
    },
  ],
  [
    'C7, X8: two officers of one type on a tile',
    (state) => {
      state.officers.yard = ['swat', 'swat'];
    },
  ],
  [
    'X8: an officer on the hospital’s tile',
    (state) => {
      state.officers.home = ['swat'];
    },
  ],
  [
    'C8: an unknown thief in the turn order',
    (state) => {
      state.turnOrder.push(4);
    },
  ],
  [
    'C8: a thief twice in the turn order',
    (state) => {
      state.turnOrder.push(0);
    },
  ],
  [
    'C8: a third gang marker',
    (state) => {
      seat(state).markers = 2;
    },
  ],
  [
    'C8, N1: five notoriety cubes',
    (state) => {
      seat(state).cubes.neutral += 1;
    },
  ],
  [
    'I1: two players without the Inspector',
    (state) => {
      state.automata = {};
      state.turnOrder = [0, 1];
    },
  ],
  [
    'I1: the Inspector at no place',
    (state) => {
      state.automata.inspector!.at = 'nowhere.7';
    },
  ],
  [
    'V1: a thief on terrain',
    (state) => {
      seat(state).at = 'home.0';
    },
  ],
  [
    'D8: a business at two sites',
    (state) => {
      state.sites['row.1'] = 'casino';
    },
  ],
  [
    'D8: a safe house on the site of a business',
    (state) => {
      state.sites['row.1'] = 'safeHouse1';
      state.sites['club.2'] = 'safeHouse3';
    },
  ],
  [
    'D8: an empty site in the city',
    (state) => {
      delete state.sites['row.1'];
    },
  ],
  [
    'L2: two cubes of one player at a business',
    (state) => {
      state.cubes.casino.push({ who: 0, hexagon: 'plain' });
      seat(state).income -= 1;
    },
  ],
  [
    'L2: a cube on a hexagon that the plan does not show',
    (state) => {
      state.cubes.casino = [{ who: 0, hexagon: 'income' }];
    },
  ],
  [
    'L8: gang members of a gang that is not hired',
    (state) => {
      state.headquarters['yard.1'] = { members: 0, marker: 1 };
    },
  ],
  [
    'L9: three cans',
    (state) => {
      seat(state).cans = 3;
      state.cans -= 3;
    },
  ],
  [
    'E4: four wounds',
    (state) => {
      seat(state).wounds = 4;
    },
  ],
  [
    'N2: a marker above the track',
    (state) => {
      seat(state).notoriety = 11;
    },
  ],
  [
    'U1: two assets on one space',
    (state) => {
      seat(state).assets.heal = { at: 'unlocked', space: 0 };
    },
  ],
  [
    'U1: an unlocked asset on no space',
    (state) => {
      seat(state).assets.heal = { at: 'unlocked', space: -1 };
    },
  ],
  [
    'F3: an escaped player who is in the city',
    (state) => {
      state.escaped.push(0);
    },
  ],
  [
    'D5: a stack of exit tiles at an open exit',
    (state) => {
      state.exitOfStack = [1, 0];
    },
  ],
  [
    'G1: no pending step although the game is not over',
    (state) => {
      state.stack = [];
    },
  ],
];

describe('impossible positions', () => {
  test('C1: the unedited position is possible', () => {
    expect(escapePlan.faultsOf(legal())).toEqual([]);
  });

  test.each(IMPOSSIBLE)('%s', (_what, edit) => {
    const state = legal();
    edit(state);
    expect(escapePlan.faultsOf(state)).not.toEqual([]);
  });
});
