import { forecasts, type Match } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import { newGame, table } from '../testing/table.ts';

const GAMES = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true }],
] as const;

/**
 * The number of henchmen that a seat loses as a consequence of a move, counted up to the first draw. If somebody has to
 * give up a henchman, the first possible one is given up.
 */
function lossesBy(match: Match<Gangsta>, move: Move, seat: number): number {
  const after = match.clone();
  let losses = 0;
  for (let next: Move | undefined = move; next !== undefined; ) {
    const { events, entry } = after.play(next);
    losses += events.filter((event) => event.type === 'henchmanLost' && event.seat === seat).length;
    if (entry.draws.length > 0) break;
    next = after.question?.frame.step === 'giveUp' ? after.question.moves[0] : undefined;
  }
  return losses;
}

test.each(GAMES)(
  'H2, N2, W4, H5: a certain loss is a danger, and nothing else is: %i players, %o',
  (players, options) => {
    const sums = { losses: 0, ends: 0 };
    for (const round of [1, 2]) {
      const seed = `dangers ${players} ${round}`;
      const { match } = newGame(players, seed, options);
      playAtRandom(match, seed, {
        until() {
          const { seat = 0, moves = [] } = match.question ?? {};
          for (const [i, { dangers }] of forecasts(match, seat).entries()) {
            const move = moves[i] as Move;
            const named = dangers.filter(({ name }) => name === 'loses' || name === 'losesSomebody');
            const losses = lossesBy(match, move, seat);
            // Q6. If the player has seen a snitch on top of the deck, the loss is certain. But `lossesBy` may not count
            // this loss, because a draw for the pool can come first. So this case is not compared.
            if (!named.some(({ values }) => values?.cause === 'snitch')) expect(named.length > 0).toBe(losses > 0);
            const ends = match.after(move).events.some(({ type }) => type === 'gameEnded');
            const draws = match.after(move).entry.draws.length > 0;
            if (!draws) expect(dangers.some(({ kind }) => kind === 'out')).toBe(ends);
            sums.losses += Math.min(1, losses);
            sums.ends += Number(ends);
          }
          return false;
        },
      });
    }
    expect(sums.losses).toBeGreaterThan(0);
  },
);

describe('the sentences of a forecast', () => {
  const told = (game: ReturnType<typeof table>, move: Move) => {
    const at = game.match.decision?.moves.findIndex((one) => JSON.stringify(one) === JSON.stringify(move)) ?? -1;
    const { facts = [], dangers = [] } = forecasts(game.match, game.asked)[at] ?? {};
    return { facts: facts.map(({ name }) => name), dangers: dangers.map(({ name }) => name) };
  };

  test('H2: the recruit that ends chapter II announces the war; ending the turn warns of the loss', () => {
    const game = table({
      chapter: 2,
      seats: [
        {
          boss: 'zia-fortunata',
          money: 9,
          gang: ['capitana-paloma', 'keystroke-kit', 'switchboard-sung', 'gossip-gaetano', 'rooftop-rosario'],
        },
        { boss: 'dona-remedios', gang: ['gentle-anatoly'] },
      ],
      pool: ['lucia-longshot'],
    });
    const recruit: Move = { move: 'recruit', henchman: 'lucia-longshot' };
    expect(told(game, recruit)).toEqual({ facts: ['joins', 'endsChapter', 'war'], dangers: [] });
    expect(told(game.play(recruit), { move: 'endTurn' })).toEqual({
      facts: ['endsChapter', 'war'],
      dangers: ['losesSomebody'],
    });
  });

  test('H5: ending the game asks for a confirmation', () => {
    const game = table({
      chapter: 3,
      seats: [
        {
          boss: 'zia-fortunata',
          money: 9,
          gang: [
            'capitana-paloma',
            'keystroke-kit',
            'switchboard-sung',
            'gossip-gaetano',
            'rooftop-rosario',
            'doorstop-dee',
            'coach-lamont',
          ],
        },
        { boss: 'dona-remedios' },
      ],
      pool: ['lucia-longshot'],
    });
    // The sentence is a danger, so it is not among the facts as well.
    expect(told(game.recruit('lucia-longshot'), { move: 'endTurn' })).toEqual({ facts: [], dangers: ['endsGame'] });
  });

  test('H3: the winner who chooses learns which henchman the rival will lose', () => {
    const game = table({
      chapter: 2,
      seats: [
        {
          boss: 'mayor-of-ninth',
          money: 9,
          gang: ['capitana-paloma', 'keystroke-kit', 'switchboard-sung', 'gossip-gaetano', 'rooftop-rosario'],
        },
        { boss: 'dona-remedios', gang: ['ctrl-alt-celia', 'doorstop-dee'] },
      ],
      pool: ['double-shift-chow'],
    });
    game.recruit('double-shift-chow').play({ move: 'endTurn' });
    expect(told(game, { move: 'giveUp', henchman: 'doorstop-dee' })).toEqual({ facts: ['rivalLoses'], dangers: [] });
  });

  test('W9: a crew in which nobody can learn gets a warning', () => {
    const game = table({
      seats: [{ boss: 'mayor-of-ninth' }, { boss: 'dona-remedios' }],
      jobs: ['manager-in-training'],
    });
    game.announce('manager-in-training');
    expect(told(game, { move: 'activate', member: 'mayor-of-ninth' }).facts).toEqual(['out', 'nobodyLearns']);
  });

  test('N2: the risk of a snitch is stated before the turn ends', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'zia-fortunata', gang: ['keystroke-kit'] }, { boss: 'dona-remedios' }],
      jobs: ['aim-for-the-island'],
    });
    game.pass().discardJob('aim-for-the-island');
    expect(told(game, { move: 'endTurn' })).toEqual({ facts: ['snitchRisk'], dangers: [] });
  });
});
