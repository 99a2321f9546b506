import { Match, type SeatId } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import type { Move } from './moves.ts';
import type { Gangsta } from './shape.ts';
import { type State, withoutGaps } from './state.ts';
import { tired } from './testing/position.ts';
import { newGame, table } from './testing/table.ts';

/** All moves that a player could try with the cards on the table. */
function candidates({ seats, jobs, pool, stack }: State): readonly Move[] {
  const members = seats.flatMap(({ gang }) => gang.map(({ card }) => card));
  const rivals = seats.map((_, from) => from);
  switch (stack.at(-1)?.step) {
    case 'act':
      return [
        ...withoutGaps(jobs).map((job): Move => ({ move: 'announce', job })),
        ...withoutGaps(pool).map((henchman): Move => ({ move: 'recruit', henchman })),
      ];
    case 'recruitAtOnce':
      return withoutGaps(pool).map((henchman) => ({ move: 'recruit', henchman }));
    case 'mobilise':
      return [...members.map((member): Move => ({ move: 'mobilise', member })), { move: 'callHeadquarters' }];
    case 'pullJob':
      return members.map((member) => ({ move: 'activate', member }));
    case 'steal':
      return rivals.map((from) => ({ move: 'steal', from }));
    case 'assassinate':
      return rivals.map((from) => ({ move: 'assassinate', from }));
    case 'divert':
      return members.map((member) => ({ move: 'divert', member }));
    case 'giveUp':
      return members.map((henchman) => ({ move: 'giveUp', henchman }));
    case 'learn':
      return members.map((member) => ({ move: 'learn', member }));
    case 'makeAvailable':
      return members.map((member) => ({ move: 'makeAvailable', member }));
    case 'endTurn':
      return [{ move: 'declineExtraTurn' }];
    default:
      return [];
  }
}

/** Whether the move would be legal if the position were changed in this way. */
function isLegalWith(match: Match<Gangsta>, move: Move, change: (state: State) => void): boolean {
  const state = gangsta.cloneState(match.state);
  change(state);
  const changed = Match.from(gangsta, state, 0);
  const seat = changed.question?.seat;
  return seat !== undefined && 'ok' in changed.find(seat, move);
}

const rested =
  (...cards: readonly string[]) =>
  ({ seats }: State): void => {
    for (const { gang } of seats) for (const member of gang) if (cards.includes(member.card)) member.available = true;
  };

test.each([2, 3, 4, 5])('every refusal has a reason in words, and its numbers are right: %i players', (players) => {
  const seen = new Set<string>();
  for (const round of [1, 2]) {
    const seed = `reasons ${players} ${round}`;
    const { match } = newGame(players, seed, { resources: true, families: round === 2 });
    playAtRandom(match, seed, {
      until() {
        const seat = match.decision?.seat as SeatId;
        for (const move of candidates(match.state)) {
          const found = match.find(seat, move);
          if ('ok' in found) continue;
          const { because: name = '', values = {}, why } = found.refusal;
          expect({ move, why, name }).toEqual({ move, why: expect.any(String), name: expect.stringMatching(/./u) });
          seen.add(name);
          const own = match.state.seats[seat]?.gang.map(({ card }) => card) ?? [];
          const out = (values.out ?? []) as readonly string[];
          if (name === 'short') {
            const pay = (sum: number) => (state: State) => {
              (state.seats[seat] as State['seats'][number]).money += sum;
            };
            const sum = Number(values.sum);
            expect([sum - 1, sum].map((more) => isLegalWith(match, move, pay(more)))).toEqual([false, true]);
          }
          if (name === 'lacksOneOut' || name === 'lacksSeveralOut')
            expect(isLegalWith(match, move, rested(...out))).toBe(true);
          if (/^lacks(?:One|Several|More)$/u.test(name)) expect(isLegalWith(match, move, rested(...own))).toBe(false);
        }
        return false;
      },
    });
  }
  const wanted = ['short', 'lacksOne', 'lacksOneOut', 'isOut', 'notNeeded', 'isAvailable'];
  expect(wanted.filter((name) => !seen.has(name))).toEqual([]);
});

test('A5: the reason names the skill, and who has it but is out', () => {
  const game = table({
    seats: [{ boss: 'zia-fortunata', gang: [tired('ice-pick-irina')] }, { boss: 'dona-remedios' }],
    jobs: ['knuckles-at-noon'],
  });
  const move: Move = { move: 'announce', job: 'knuckles-at-noon' };
  const found = game.match.find(0, move);
  expect(found).toMatchObject({
    refusal: { why: 'A5', because: 'lacksMore', values: { missing: ['sniper', 'brawler'], out: ['ice-pick-irina'] } },
  });
});

test('A1: the reason says how much is missing', () => {
  const game = table({
    seats: [{ boss: 'zia-fortunata', money: 3 }, { boss: 'dona-remedios' }],
    pool: ['gentle-anatoly'],
  });
  const move: Move = { move: 'recruit', henchman: 'gentle-anatoly' };
  expect(game.match.find(0, move)).toMatchObject({
    refusal: { why: 'A1', because: 'short', values: { sum: 5, cost: 8, money: 3 } },
  });
});
