import { drawBelow, type SeatId, seededChance } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { HOUSE } from './content/house.ts';
import { PACKS } from './content/read.ts';
import { ASSETS, EQUIPMENT, FIXERS } from './content/vocabulary.ts';
import type { Move } from './moves.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { newGame } from './testing/table.ts';

/** The steps at which a seat is asked a question. All other steps are automatic. */
const STEPS = Object.entries(rules).flatMap(([step, rule]) => ('run' in rule ? [] : [step]));
const HASH = PACKS.names().find(({ id }) => id === HOUSE.id)?.hash ?? '';
const PLACES = Object.values(PACKS.get(HASH).tiles).flatMap(({ id, spaces }) =>
  spaces.flatMap((space, i) => (space.type === 'location' ? [`${id}.${i}`] : [])),
);

const WANTED = [...HOUSE.contacts.map(({ id }) => id), ...FIXERS, ...EQUIPMENT, ...ASSETS, ...PLACES, ...STEPS];

/** The cards and tiles that a move uses, and its destination. */
function thingsIn(move: Move): readonly string[] {
  switch (move.move) {
    case 'travel':
      return [move.to, ...move.means];
    case 'useContact':
      return [move.card];
    case 'useFixer':
      return [move.fixer];
    case 'useEquipment':
      return [move.equipment];
    case 'useAsset':
      return [move.asset];
    case 'useKey':
    case 'openLocker':
      return 'key' in move && move.key === 'master' ? ['masterKey'] : [];
    default:
      return [];
  }
}

/** The rare steps that a move leads towards. */
function stepsToward({ seats, headquarters }: State, seat: SeatId, move: Move): readonly string[] {
  // X13. The player chooses the headquarters only while both of their markers are in use.
  if (move.move === 'useMember') return seats[seat]?.markers === 0 ? ['returnMember'] : [];
  if (move.move !== 'travel') return [];
  if (move.escape) return ['payEscape'];
  return headquarters[move.to] === undefined ? [] : ['returnMember'];
}

test('random games of the house pack use every card, tile, place and step', () => {
  const used = new Set<string>();
  const chance = seededChance('coverage');
  const isNew = (thing: string): boolean => wanted.has(thing) && !used.has(thing);
  const wanted = new Set<string>(WANTED);
  for (let i = 0; i < 1000 && WANTED.some(isNew); i += 1) {
    const { match } = newGame(1 + (i % 5), `coverage ${i}`, [], HASH);
    while (match.decision !== undefined) {
      const { moves, step, seat } = match.decision;
      used.add(step);
      const rare = moves.filter(
        (move) =>
          [...thingsIn(move), ...stepsToward(match.state, seat, move)].some(isNew) ||
          (move.move === 'takeContact' && isNew(move.card)),
      );
      const from = rare.length > 0 ? rare : moves;
      const move = from[drawBelow(chance, from.length)]!;
      for (const thing of thingsIn(move)) used.add(thing);
      match.play(move);
    }
  }
  expect(WANTED.filter(isNew)).toEqual([]);
});
