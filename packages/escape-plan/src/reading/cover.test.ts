import type { Match } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { ASSET_OFFICERS } from '../content/vocabulary.ts';
import { pursuersOn } from '../evade.ts';
import { isExecutive } from '../executive.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import type { Seat } from '../state.ts';
import { STREETS } from '../testing/drill.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { coverOf, type Threat } from './cover.ts';

const IDLE = [{}, {}];
/** Every tile except the hospital's tile and the mall. */
const OTHER_TILES = STREETS.map(({ tile }) => tile).filter((tile) => tile !== 'home' && tile !== 'mall');
const ALL = ['federal', 'local', 'swat'] as const;
const yard = (officers: readonly Threat['officer'][]): Threat[] =>
  officers.map((officer) => ({ tile: 'yard', officer }));

/** How many officers a seat with these possessions can evade or send away on one tile. */
function cover(seat: Parameters<typeof table>[0]['seats'][number]) {
  const game = table({ seats: [{ at: 'yard.1', ...seat }, ...IDLE], officers: { yard: ALL } });
  return coverOf(game.state, game.seat(0), { tiles: ['yard'], threats: yard(ALL) });
}

test('X2, X9: each thing counts once, and only for what it can do', () => {
  expect(cover({})).toEqual({ covered: 0, cost: 0 });
  expect(cover({ items: ['vest'] }).covered).toBe(1);
  expect(cover({ contacts: ['fighter-local'], cash: 9 })).toEqual({ covered: 1, cost: 1 });
  expect(cover({ contacts: ['fighter-federal-local'], cash: 9 })).toEqual({ covered: 2, cost: 3 });
  expect(cover({ contacts: ['fighter-federal-local', 'boxer'], cash: 9 })).toEqual({ covered: 2, cost: 3 });
});

test('X8, E7: no officer is sent to a tile that the thief leaves, and each tile takes one officer of a type', () => {
  const game = table({
    seats: [{ at: 'yard.1', contacts: ['bribe-federal', 'rally-federal'], cash: 9 }, ...IDLE],
    officers: Object.fromEntries(OTHER_TILES.map((tile) => [tile, ['federal']])),
  });
  const federal = (tile: string): Threat => ({ tile, officer: 'federal' });
  const covered = (tiles: readonly string[], threats: readonly Threat[]): number =>
    coverOf(game.state, game.seat(0), { tiles, threats }).covered;
  expect(covered(['yard'], [federal('yard')])).toBe(1); // all other tiles are taken, so only the mall is left
  expect(covered(['yard', 'mall'], [federal('yard')])).toBe(0);
  expect(covered(['yard', 'club'], [federal('yard'), federal('club')])).toBe(1);
});

test('X1: everything that is used must be affordable together', () => {
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 3 })).toEqual({ covered: 2, cost: 3 });
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 2 })).toEqual({ covered: 1, cost: 1 });
  expect(cover({ contacts: ['fighter-local', 'boxer'], cash: 0 })).toEqual({ covered: 0, cost: 0 });
});

/** Contacts that send officers away, and the moves that choose the officer. */
const SENDING: ReadonlySet<string> = new Set(['snitch', 'bribe', 'rally']);
const FOLLOWING: ReadonlySet<string> = new Set(['moveOfficer', 'removeOfficer', 'returnMember']);

/**
 * The moves that can reduce the number of officers on these tiles. If several moves only differ in where an officer
 * goes, one is enough.
 */
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
    const isAway = move.move === 'moveOfficer' && !tiles.includes(move.to);
    const key = JSON.stringify(isAway ? { ...move, to: '' } : move);
    return !seen.has(key) && seen.add(key).size > 0;
  });
}

/**
 * The fewest officers left, found by trying everything that the player has. Undefined if there are too many ways to
 * try.
 */
function fewestLeft(match: Match<EscapePlan>, tiles: readonly string[], tries: { left: number }): number | undefined {
  tries.left -= 1;
  if (tries.left < 0) return undefined;
  const left = tiles.reduce((sum, tile) => sum + pursuersOn(match.state, tile).length, 0);
  let fewest = match.question?.frame.step === 'evade' ? left : Number.POSITIVE_INFINITY;
  for (const move of left === 0 ? [] : usesNow(match, tiles)) {
    const { match: next, events } = match.after(move);
    // The step ends by itself once nothing is left to use. Then each remaining officer causes a wound.
    const ended = events.find((event) => event.type === 'evadingEnded');
    const found = ended?.wounds ?? (isEvading(next) ? fewestLeft(next, tiles, tries) : 0);
    if (found === undefined) return undefined;
    fewest = Math.min(fewest, found);
  }
  return fewest;
}

const isEvading = ({ state }: Match<EscapePlan>): boolean => state.stack.some(({ step }) => step === 'evade');

test.each([1, 2, 3, 5])(
  'E, X: no use of the player’s things gets past more officers, over random games of %i',
  (players) => {
    let [compared, useful] = [0, 0];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      playUntil(newGame(players, `cover ${seed}`), `cover ${seed}`, ({ match }) => {
        const { question, state } = match;
        if (question?.frame.step !== 'evade') return false;
        const { tiles, seat } = question.frame;
        const threats = tiles.flatMap((tile) => pursuersOn(state, tile).map((officer) => ({ tile, officer })));
        const fewest = fewestLeft(match, tiles, { left: 300 });
        if (fewest === undefined || !Number.isFinite(fewest)) return false;
        const { covered } = coverOf(state, state.seats[seat] as Seat, { tiles, threats });
        expect({ threats, left: threats.length - covered }).toEqual({ threats, left: fewest });
        compared += 1;
        useful += Number(covered > 0);
        return false;
      });
    expect(compared).toBeGreaterThan(5);
    expect(useful).toBeGreaterThan(0);
  },
);
