import type { SeatId } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { OFFICERS, PARTS } from './content/vocabulary.ts';
import type { Event } from './events.ts';
import type { State, Who } from './state.ts';
import { playUntil } from './testing/playOut.ts';
import { type EscapePlanScenario, newGame } from './testing/table.ts';

const GAMES = [1, 2, 3, 4, 5].map((players) => [players, `property ${players}`] as const);

/** Plays a whole random game and checks every position and the events that led to it. */
function watch(
  players: number,
  seed: string,
  look: (state: State, events: readonly Event[]) => void,
): EscapePlanScenario {
  const game = newGame(players, seed);
  let told = 0;
  playUntil(game, seed, ({ state, events }) => {
    look(state, events.slice(told));
    told = events.length;
    return false;
  });
  look(game.state, game.events.slice(told));
  return game;
}

describe('properties of every game', () => {
  test.each(GAMES)('R17: public payments account for all cash (%i players, %s)', (players, seed) => {
    const purses = Array.from({ length: players }, () => 9);
    watch(players, seed, ({ seats }, events) => {
      for (const event of events) {
        if (event.type === 'paid') purses[event.seat]! -= event.sum;
        if (event.type === 'received') purses[event.seat]! += event.sum;
      }
      expect(seats.map(({ cash }) => cash)).toEqual(purses);
      for (const cash of purses) expect(cash).toBeGreaterThanOrEqual(0);
    });
  });

  test.each(GAMES)(
    'X8: officers are where the events say, one of a type, none at the hospital (%i players, %s)',
    (players, seed) => {
      const standing = new Map<string, Set<string>>();
      const on = (tile: string): Set<string> => standing.get(tile) ?? standing.set(tile, new Set()).get(tile)!;
      watch(players, seed, ({ officers, bag }, events) => {
        for (const event of events) {
          if (event.type === 'officersArrived') for (const officer of event.officers) on(event.tile).add(officer);
          if (event.type === 'officerMoved') {
            on(event.from).delete(event.officer);
            on(event.to).add(event.officer);
          }
          if (event.type === 'officerRemoved') on(event.from).delete(event.officer);
        }
        for (const [tile, there] of Object.entries(officers)) expect(new Set(there)).toEqual(on(tile));
        expect(officers.home ?? []).toEqual([]);
        for (const officer of OFFICERS) expect(bag[officer]).toBeGreaterThanOrEqual(0);
      });
    },
  );

  test.each(GAMES)(
    'N1, N2: the marker moves by the cubes of the part, within the track (%i players, %s)',
    (players, seed) => {
      const heat = new Map<Who, number>();
      watch(players, seed, ({ seats }, events) => {
        for (const event of events) {
          if (event.type === 'notorietyGained') heat.set(event.who, (heat.get(event.who) ?? 0) + 1);
          if (event.type === 'notorietyLost') heat.set(event.who, (heat.get(event.who) ?? 0) - 1);
          if (event.type === 'notorietyAdjusted') {
            const wanted = event.from + (heat.get(event.who) ?? 0);
            expect(event.to).toBe(Math.max(1, Math.min(10, wanted)));
          }
          if (event.type === 'partBegan') heat.clear();
        }
        for (const [seat, { cubes }] of seats.entries())
          if (cubes.red + cubes.blue > 0) expect(cubes.red - cubes.blue).toBe(heat.get(seat) ?? 0);
      });
    },
  );

  test.each(GAMES)(
    'D11, D12, A3: three turns a day, a disc for each further turn, one rest (%i players, %s)',
    (players, seed) => {
      const turns = new Map<Who, number>();
      const returned = new Map<Who, number>();
      const rests = new Map<SeatId, number>();
      let gone = new Set<Who>();
      const game = watch(players, seed, (state, events) => {
        for (const event of events) {
          if (event.type === 'dayBegan') for (const map of [turns, returned, rests]) map.clear();
          if (event.type === 'turnBegan') turns.set(event.who, (turns.get(event.who) ?? 0) + 1);
          if (event.type === 'discReturned') returned.set(event.who, (returned.get(event.who) ?? 0) + 1);
          if (event.type === 'rested') rests.set(event.seat, (rests.get(event.seat) ?? 0) + 1);
          if (event.type === 'escaped') gone = new Set([...gone, event.who]);
          if (event.type === 'arrested') gone = new Set([...gone, event.seat]);
          if (event.type === 'partBegan' && event.part === 'night')
            for (const who of state.turnOrder) if (!gone.has(who)) expect(turns.get(who)).toBe(3);
        }
        for (const [who, count] of turns) {
          const extra = PARTS.indexOf(state.part) > 2 ? (returned.get(who) ?? 0) : 0;
          if (!gone.has(who) && state.part === 'dawn') expect(count).toBeLessThanOrEqual(3 + extra);
        }
        for (const count of rests.values()) expect(count).toBe(1);
      });
      expect(game.told('dayBegan').length).toBeLessThanOrEqual(3);
    },
  );

  test.each(GAMES)(
    'L2, L3, L5: a haunt has at most one cube of each thief; closed ones need a key (%i players, %s)',
    (players, seed) => {
      const most = players <= 3 ? 2 : 3;
      let keys = 0;
      const count = new Map<string, number>();
      watch(players, seed, ({ cubes }, events) => {
        for (const event of events) {
          if (event.type === 'turnBegan') keys = 0;
          if (event.type === 'keyUsed' || (event.type === 'assetUsed' && event.asset === 'masterKey')) keys += 1;
          if (event.type !== 'cubePlaced') continue;
          const before = count.get(event.haunt) ?? 0;
          count.set(event.haunt, before + 1);
          if (before >= most && !event.haunt.startsWith('safeHouse') && event.who !== 'inspector') expect(keys).toBe(1);
        }
        for (const there of Object.values(cubes)) expect(new Set(there.map(({ who }) => who)).size).toBe(there.length);
      });
    },
  );

  test.each(GAMES)('U1, U2: assets fill the six spaces, the most expensive first (%i players, %s)', (players, seed) => {
    watch(players, seed, ({ seats }) => {
      for (const { assets } of seats) {
        const spaces = Object.values(assets).flatMap(({ space }) => (space < 0 ? [] : [space]));
        expect(spaces.toSorted((a, b) => a - b)).toEqual(spaces.map((_, i) => i));
      }
    });
  });

  test.each(GAMES)('R16: discs, cans and members come from the supply (%i players, %s)', (players, seed) => {
    const discs = new Map<Who, number>();
    watch(players, seed, (state, events) => {
      for (const event of events) {
        if (event.type === 'discTaken') discs.set(event.who, (discs.get(event.who) ?? 0) + 1);
        if (event.type === 'discReturned') discs.set(event.who, (discs.get(event.who) ?? 0) - 1);
      }
      for (const [seat, held] of state.seats.entries()) expect(held.discs).toBe(discs.get(seat) ?? 0);
      expect(Math.min(state.discs, state.cans, state.members, state.handcuffs)).toBeGreaterThanOrEqual(0);
    });
  });
});
