import { forecasts, type Match, viewFor } from '@getaway/kernel';
import { checkForecasts } from '@getaway/kernel/conformance';
import { playAtRandom } from '@getaway/kernel/testing';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../content/vocabulary.ts';
import { gangsta } from '../definition.ts';
import { packOf, skillsOf } from '../gang.ts';
import { countFamily, influenceOfJobs, influenceOfMembers } from '../influence.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import { amountFor, snitchesOfChapter } from '../snitches.ts';
import { newGame, type table } from '../testing/table.ts';
import type { View } from '../view.ts';
import { coveredBy, missingAfter, skillsIn, skillsLearning } from './crew.ts';
import { changeOf } from './forecast.ts';
import { countDone, countSkills, familyCounts, knownInfluence, seatWith } from './gangs.ts';

type Game = Match<Gangsta>;

const GAMES = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true }],
] as const;

/** Calls `look` at every question of a random game, with the view of the seat that is asked. */
function atEveryQuestion(
  players: number,
  options: NonNullable<Parameters<typeof newGame>[2]>,
  look: (match: Game, view: View) => void,
): Game {
  const seed = `reading ${players}`;
  const { match } = newGame(players, seed, options);
  playAtRandom(match, seed, {
    until() {
      look(match, viewFor(gangsta, match.state, match.decision?.seat ?? 0));
      return false;
    },
  });
  return match;
}

test.each(GAMES)('every forecast of a random game is correct: %i players, %o', (players, options) => {
  const sums = { compared: 0, revealing: 0 };
  atEveryQuestion(players, options, (match) => {
    const { compared, revealing } = checkForecasts(match);
    sums.compared += compared;
    sums.revealing += revealing;
  });
  expect(sums.compared).toBeGreaterThan(500);
  expect(sums.revealing).toBeGreaterThan(0);
});

test.each(GAMES)('G1, Q2, F2: the known influence adds up to the score: %i players, %o', (players, options) => {
  const match = atEveryQuestion(players, options, () => {});
  const view = viewFor(gangsta, match.state, 'spectator');
  for (const { seat, lines } of match.result!.ranking) {
    const held = view.seats[seat as number]!;
    const scored = lines.filter(({ line }) => ['jobs', 'members', 'resource'].includes(line));
    expect(knownInfluence(view, held)).toBe(scored.reduce((sum, { value }) => sum + value, 0));
    expect(countDone(held)).toBe(held.done?.length);
    const led = familyCounts(view).filter(({ counts }) => counts[seat as number]! === Math.max(...counts));
    const families = lines.find(({ line }) => line === 'families')?.value ?? 0;
    if (families > 0) expect(led.length).toBeGreaterThan(0);
  }
  expect(familyCounts(view).map(({ family }) => family)).toEqual(FAMILIES);
});

test.each(GAMES)(
  'G1, F2: influence and families are counted as in the final score: %i players, %o',
  (players, options) => {
    const match = atEveryQuestion(players, options, () => {});
    const pack = packOf(match.state);
    const lineOf = (seat: number | string, name: string): number =>
      match.result!.ranking.find((ranked) => ranked.seat === seat)?.lines.find(({ line }) => line === name)?.value ?? 0;
    for (const [seat, { gang, done }] of match.state.seats.entries()) {
      expect(influenceOfMembers(pack, gang)).toBe(lineOf(seat, 'members'));
      expect(influenceOfJobs(pack, done)).toBe(lineOf(seat, 'jobs'));
      const counts = FAMILIES.map((family) => countFamily(pack, gang, family));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(gang.length);
    }
    if (!match.state.options.families) return;
    for (const seat of match.state.seats.keys()) {
      const led = FAMILIES.map((family) => {
        const counts = match.state.seats.map((held) => countFamily(pack, held.gang, family));
        const leaders = counts.filter((count) => count === Math.max(...counts)).length;
        return counts[seat] === Math.max(...counts) ? (leaders > 1 ? 1 : 2) : 0;
      });
      expect(lineOf(seat, 'families')).toBe(led.reduce<number>((sum, value) => sum + value, 0));
    }
  },
);

test.each(GAMES)('N1, Q4: a gang owes the snitch what was foretold: %i players, %o', (players, options) => {
  let paid = 0;
  atEveryQuestion(players, options, (match, view) => {
    for (const move of match.question?.moves ?? []) {
      const { events, match: next } = match.after(move);
      const revealed = snitchesOfChapter(next.state).at(-1);
      for (const event of events) {
        if (event.type !== 'snitchPaid' || revealed === undefined) continue;
        const { gang, resource } = view.seats[event.seat]!;
        const informers = gang
          .flatMap((member) => skillsOf(packOf(view), member))
          .filter((skill) => skill === 'informer');
        const hasStation = resource?.card === 'policeStation' && resource.status === 'active';
        expect(amountFor(revealed.number, { informers: informers.length, hasStation })).toBe(event.due);
        paid += 1;
      }
    }
  });
  expect(paid).toBeGreaterThan(0);
});

test.each(GAMES)('A4, W9, H1, H2, H5: skills are counted as in the rules: %i players, %o', (players, options) => {
  let [crews, wars] = [0, 0];
  atEveryQuestion(players, options, (match, view) => {
    const { frame, moves } = match.question!;
    for (const move of moves) {
      if (move.move === 'activate') {
        const left = missingAfter(view, move.member);
        const { state } = match.after(move).match;
        const next = state.stack.at(-1);
        if (left.length > 0) expect(next).toMatchObject({ step: 'pullJob', missing: left });
        else expect(next?.step).not.toBe('pullJob');
        crews += 1;
      }
      if (move.move === 'learn' && frame.step === 'learn') {
        const after = viewFor(gangsta, match.after(move).match.state, match.question!.seat);
        expect(skillsIn(after, move.member)).toEqual(skillsLearning(view, move.member, frame.job));
      }
      const war = match.after(move).events.find((event) => event.type === 'gangWarFought');
      if (war === undefined) continue;
      wars += 1;
      expect(view.seats.map(({ gang }) => countSkills(view, gang).mercenary)).toEqual(war.mercenaries);
    }
    expect(snitchesOfChapter(view).length).toBeLessThanOrEqual(3);
    for (const [seat, { gang }] of view.seats.entries())
      for (const { card } of gang) expect(seatWith(view, card)).toBe(seat);
  });
  expect([crews > 0, wars > 0]).toEqual([true, true]);
});

test('A4: one skill covers one requirement', () => {
  const needs = coveredBy(['leader', 'sniper', 'sniper'], ['sniper', 'hacker']);
  expect(needs.map(({ covered }) => covered)).toEqual([false, true, false]);
});

describe('the content of a forecast', () => {
  const forecastOf = (game: ReturnType<typeof table>, name: Move['move']) => {
    const at = game.match.decision?.moves.findIndex(({ move }) => move === name) ?? -1;
    return forecasts(game.match, game.asked)[at];
  };

  test('A6: passing pays $1 for each leader', () => {
    const game = newGame(2, 'passing');
    while (game.step !== 'act') game.play(game.match.decision!.moves[0]!);
    const before = game.money[game.asked]!;
    const seat = game.asked;
    const change = changeOf(forecastOf(game, 'pass'), 'money');
    const passed = game.match.after({ move: 'pass' }).match;
    expect(passed.state.seats[seat]?.money).toBe(change?.after ?? before);
  });
});
