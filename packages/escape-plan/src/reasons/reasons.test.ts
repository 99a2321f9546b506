import { Match, type Reason, reasonIn } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { ASSETS, COLOURS, EQUIPMENT, FIXERS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { geographyOf, packOf } from '../geography.ts';
import type { GoTo, Move } from '../moves.ts';
import { officerMoves } from '../officers.ts';
import type { EscapePlan } from '../shape.ts';
import type { Seat, State } from '../state.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { REASONS } from './reason.ts';

type Game = Match<EscapePlan>;
const IDLE = [{}, {}];

const goTo = (to: string): GoTo => ({ move: 'travel', to, left: [], points: 0, cans: 0, means: [], escape: false });

/** Moves that a player might try in this position, legal or not. */
function candidates({ state, question }: Game): readonly Move[] {
  const held = state.seats[question?.seat ?? 0] as Seat;
  const geography = geographyOf(state);
  switch (question?.frame.step) {
    case 'travel':
      return [
        ...geography.placeAt.flatMap((place) => (place === undefined ? [] : [goTo(place)])),
        ...uses(state, held),
      ];
    case 'buyFixer':
      return FIXERS.map((fixer) => ({ move: 'buyFixer', fixer }));
    case 'buyEquipment':
      return EQUIPMENT.map((equipment) => ({ move: 'buyEquipment', equipment }));
    case 'openLocker':
      return COLOURS.map((locker) => ({ move: 'openLocker', locker, key: locker }));
    case 'moveNearer':
    case 'moveOfficer':
      return geography.tiles.flatMap((from) =>
        (state.officers[from] ?? []).flatMap((officer) =>
          geography.tiles.map((to) => ({ move: 'moveOfficer', officer, from, to }) as const),
        ),
      );
    case 'buyHealing':
      return [1, 2, 3].map((wounds) => ({ move: 'heal', wounds }));
    default:
      return question === undefined ? [] : uses(state, held);
  }
}

const uses = (_state: State, held: Seat): readonly Move[] => [
  ...held.contacts.map(({ card }): Move => ({ move: 'useContact', card })),
  ...FIXERS.filter((tile) => held.items.some((item) => item.kind === 'fixer' && item.tile === tile)).map(
    (fixer): Move => ({ move: 'useFixer', fixer }),
  ),
  ...EQUIPMENT.filter((tile) => held.items.some((item) => item.kind === 'equipment' && item.tile === tile)).map(
    (equipment): Move => ({ move: 'useEquipment', equipment }),
  ),
  ...ASSETS.map((asset): Move => ({ move: 'useAsset', asset })),
  { move: 'useFirstAid' },
];

function reasonOf(match: Game, move: Move): Reason | undefined {
  const found = match.find(match.question?.seat ?? -1, move);
  return 'refusal' in found ? reasonIn(found.refusal) : undefined;
}

/** The name of the reason why the move is illegal once `change` has been applied to the seat. */
function says(match: Game, move: Move, change: (seat: Seat) => void): string | undefined {
  const state = escapePlan.cloneState(match.state);
  change(state.seats[match.question?.seat ?? 0] as Seat);
  return reasonOf(Match.from(escapePlan, state, 0), move)?.says?.name;
}

/** The reason must disappear if the player gets what is missing, and stay if the player gets a little less. */
function checkNumbers(match: Game, move: Move, { says: said }: Reason): void {
  const value = (name: string): number => Number(said?.values?.[name]);
  const more = (field: 'cash' | 'cans' | 'notoriety', by: number) => (seat: Seat) => {
    seat[field] += by;
  };
  switch (said?.name) {
    case 'short':
      expect(value('short')).toBe(value('price') - value('cash'));
      expect(says(match, move, more('cash', value('short')))).not.toBe('short');
      expect(says(match, move, more('cash', value('short') - 1))).toBe('short');
      return;
    case 'tooFar': {
      const missing = value('needed') - value('have');
      expect(missing).toBeGreaterThan(0);
      expect(says(match, move, more('cans', missing - 1))).toBe('tooFar');
      expect(says(match, move, more('cans', missing))).toBeUndefined();
      return;
    }
    case 'standing': {
      const missing = value('needed') - value('have');
      expect(says(match, move, more('notoriety', missing))).not.toBe('standing');
      expect(says(match, move, more('notoriety', missing - 1))).toBe('standing');
      return;
    }
    default:
      expect(REASONS).toContain(said?.name);
  }
}

test.each([1, 2, 3, 4])(
  'every refused move has a reason whose numbers agree with the rules, with %i players',
  (players) => {
    const seen = new Map<string, number>();
    for (const pack of [undefined, PACKS.names()[0]?.hash])
      playUntil(newGame(players, `reasons ${players}`, [], pack), `reasons ${players}`, ({ match }) => {
        for (const move of candidates(match)) {
          const found = match.find(match.question?.seat ?? -1, move);
          if ('ok' in found) continue;
          const reason = reasonIn(found.refusal);
          // Some illegal moves have no reason, for example a journey that differs from a legal one only in its route.
          if (reason === undefined) continue;
          const name = reason.says?.name ?? reason.rule;
          const count = seen.get(name) ?? 0;
          seen.set(name, count + 1);
          if (count < 12) checkNumbers(match, move, reason);
        }
        return false;
      });
    expect([...seen.keys()].filter((name) => !REASONS.some((known) => known === name))).toEqual([]);
    expect(seen.get('tooFar')).toBeGreaterThan(0);
    expect(seen.get('short')).toBeGreaterThan(0);
  },
);

describe('reasons', () => {
  const reasonAt = (game: { readonly match: Game }, move: Move) => reasonOf(game.match, move);

  test('V1: a place where the thief is already', () => {
    const game = table({ seats: [{ at: 'yard.1' }, ...IDLE] }).setOut();
    expect(reasonAt(game, goTo('yard.1'))).toEqual({ rule: 'V1', says: { name: 'alreadyThere' } });
  });

  test('L2, L8: a place that was visited, and a gang that can’t be hired', () => {
    const game = table({ seats: [{ visited: ['casino'], cash: 4 }, ...IDLE] }).setOut();
    expect(reasonAt(game, goTo('club.1'))).toEqual({
      rule: 'L2',
      says: { name: 'visited', values: { haunt: 'casino' } },
    });
    const [headquarters = ''] = Object.keys(game.state.headquarters);
    const { gang } = packOf(game.state).prices;
    expect(reasonAt(game, goTo(headquarters))).toEqual({
      rule: 'L8',
      says: { name: 'short', values: { short: gang - 4, price: gang, cash: 4 } },
    });
  });

  test('X8: an officer that can’t go there', () => {
    const officers = { yard: ['swat'], row: ['swat'] } as const;
    const game = table({ seats: [{ unlocked: ['moveSwat'], cash: 9 }, ...IDLE], officers }).useAsset('moveSwat');
    const [legal] = officerMoves(game.state, ['swat']);
    expect(legal).toBeDefined();
    expect(reasonAt(game, { move: 'moveOfficer', officer: 'swat', from: 'yard', to: 'row' })).toEqual({
      rule: 'X8',
      says: { name: 'officerThere', values: { officer: 'swat', tile: 'row' } },
    });
    expect(reasonAt(game, { move: 'moveOfficer', officer: 'swat', from: 'yard', to: 'home' })?.says?.name).toBe(
      'hospital',
    );
  });

  test('X1, X6, X10, X14: what can’t be used, and why', () => {
    const seat = {
      cash: 0,
      contacts: ['boxer', 'informer', { used: 'medic' }],
      items: ['vest', { used: 'phone' }],
    } as const;
    const game = table({ seats: [{ ...seat, usedAssets: ['heal'], firstAid: false }, ...IDLE] });
    const name = (move: Move) => reasonAt(game, move)?.says?.name;
    expect(name({ move: 'useContact', card: 'boxer' })).toBe('short');
    expect(name({ move: 'useContact', card: 'medic' })).toBe('contactUsed');
    expect(name({ move: 'useEquipment', equipment: 'vest' })).toBe('onlyEvading');
    expect(name({ move: 'useFixer', fixer: 'phone' })).toBe('fixerUsed');
    expect(name({ move: 'useAsset', asset: 'heal' })).toBe('assetUsed');
    expect(name({ move: 'useAsset', asset: 'masterKey' })).toBe('assetLocked');
    expect(name({ move: 'useFirstAid' })).toBe('firstAidUsed');
  });

  test('D7: a tile that touches too little of the city', () => {
    const game = table({ seats: [{}, ...IDLE], from: 'day', day: 2 });
    while (game.step !== 'placeTile') game.play(game.match.decision!.moves.at(-1)!);
    const [tile = ''] = game.state.display;
    expect(reasonAt(game, { move: 'placeTile', tile, q: 40, r: 40, rotation: 0 })).toEqual({
      rule: 'D7',
      says: { name: 'touches', values: { needed: 2, have: 0 } },
    });
  });
});
