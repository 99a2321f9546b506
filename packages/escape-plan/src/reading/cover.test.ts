import type { Match } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { ASSET_OFFICERS } from '../content/vocabulary.ts';
import { pursuersOn } from '../evade.ts';
import { isExecutive } from '../executive.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import type { Seat } from '../state.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { coverOf, type Threat } from './cover.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const yard = (officers: readonly Threat['officer'][]): Threat[] =>
  officers.map((officer) => ({ tile: 'yard', officer }));

/** The cover of a player with these things against all officers on one tile. */
function cover(seat: Parameters<typeof table>[0]['seats'][number]) {
  const game = table({ seats: [{ at: 'yard.1', ...seat }, ...IDLE], officers: { yard: ALL } });
  return coverOf(game.state, game.seat(0), yard(ALL));
}

test('X2, X9: each thing counts once, and only for what it can do', () => {
  expect(cover({})).toEqual({ covered: 0, cost: 0 });
  expect(cover({ items: ['vest'] }).covered).toBe(1);
  expect(cover({ contacts: ['fighter-local'], cash: 9 })).toEqual({ covered: 1, cost: 1 });
  expect(cover({ contacts: ['fighter-federal-local'], cash: 9 })).toEqual({ covered: 2, cost: 3 });
  expect(cover({ contacts: ['fighter-federal-local', 'boxer'], cash: 9 })).toEqual({ covered: 2, cost: 3 });
});

test('X1: no more than the cash pays for together', () => {
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 3 })).toEqual({ covered: 2, cost: 3 });
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 2 })).toEqual({ covered: 1, cost: 1 });
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 0 })).toEqual({ covered: 0, cost: 0 });
});

/** Uses of a thing that sends officers away, and the answers to what follows from a use. */
const SENDING: ReadonlySet<string> = new Set(['snitch', 'bribe', 'rally']);
const FOLLOWING: ReadonlySet<string> = new Set(['moveOfficer', 'removeOfficer', 'returnMember']);

/** The moves that can reduce the officers on these tiles; where an officer goes does not matter, only that it goes. */
function usesNow({ state, question }: Match<EscapePlan>, tiles: readonly string[]): readonly Move[] {
  const { contacts } = packOf(state);
  const seen = new Set<string>();
  return (question?.moves ?? []).filter((move) => {
    const { move: name } = move;
    const isUse =
      question?.frame.step === 'evade'
        ? isExecutive(move) &&
          (('tile' in move && move.tile !== undefined) ||
            (move.move === 'useAsset' && ASSET_OFFICERS[move.asset] !== undefined) ||
            (move.move === 'useContact' && SENDING.has(contacts.get(move.card)?.kind ?? '')))
        : FOLLOWING.has(name);
    if (!isUse || ('from' in move && !tiles.includes(move.from))) return false;
    if (move.move === 'moveOfficer' && tiles.includes(move.to)) return false;
    const key = JSON.stringify(move.move === 'moveOfficer' ? { ...move, to: '' } : move);
    return !seen.has(key) && seen.add(key).size > 0;
  });
}

/** The fewest officers left, by trying every use of the player's things; undefined if there are too many ways to try. */
function fewestLeft(match: Match<EscapePlan>, tiles: readonly string[], tries: { left: number }): number | undefined {
  tries.left -= 1;
  if (tries.left < 0) return undefined;
  const frame = match.question?.frame;
  // The table ends the step once nothing is left to use; then each officer left causes a wound.
  if (frame?.step === 'takeWound') return frame.left;
  if (frame?.step === 'takeHandcuffs') return undefined;
  const left = tiles.reduce((sum, tile) => sum + pursuersOn(match.state, tile).length, 0);
  let fewest = frame?.step === 'evade' ? left : Number.POSITIVE_INFINITY;
  if (left === 0) return 0;
  for (const move of usesNow(match, tiles)) {
    const found = fewestLeft(match.after(move).match, tiles, tries);
    if (found === undefined) return undefined;
    fewest = Math.min(fewest, found);
  }
  return fewest;
}

test.each([1, 2, 3, 5])(
  'E, X: no use of the player’s things gets past more officers, over random games of %i',
  (players) => {
    let [compared, useful] = [0, 0];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      playUntil(newGame(players, `cover ${seed}`), `cover ${seed}`, ({ match }) => {
        const { question, state } = match;
        if (question?.frame.step !== 'evade') return false;
        const { tiles, seat } = question.frame;
        // The reading gets only the tiles with officers, so it would count a tile without any as free to send officers to.
        if (tiles.some((tile) => pursuersOn(state, tile).length === 0)) return false;
        const threats = tiles.flatMap((tile) => pursuersOn(state, tile).map((officer) => ({ tile, officer })));
        const fewest = fewestLeft(match, tiles, { left: 300 });
        if (fewest === undefined || !Number.isFinite(fewest)) return false;
        const { covered } = coverOf(state, state.seats[seat] as Seat, threats);
        expect({ threats, left: threats.length - covered }).toEqual({ threats, left: fewest });
        compared += 1;
        useful += Number(covered > 0);
        return false;
      });
    expect(compared).toBeGreaterThan(5);
    expect(useful).toBeGreaterThan(0);
  },
);
