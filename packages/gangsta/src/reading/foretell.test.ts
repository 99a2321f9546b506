import { forecasts, type Match, topFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { packOf } from '../gang.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import { newGame, table } from '../testing/table.ts';

const GAMES = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true }],
] as const;

/** What a seat loses: henchmen, or the rest of the game. */
type Loss = 'henchman' | 'game';

function beforeSnitch(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(({ type }) => type === 'snitchRevealed');
  return at < 0 ? events : events.slice(0, at);
}

/**
 * What a seat loses as a consequence of a move, up to the first draw. If somebody has to give up a henchman, the first
 * possible one is given up.
 */
function lossesBy(
  match: Match<Gangsta>,
  move: Move,
  seat: number,
): { readonly after: Match<Gangsta>; readonly losses: ReadonlySet<Loss> } {
  const after = match.clone();
  const losses = new Set<Loss>();
  const { top, cards, seenBy } = match.state.jobDeck;
  const isHidden = top.length > 0 && cards.length > 0 && !seenBy.includes(seat);
  for (let next: Move | undefined = move; next !== undefined; ) {
    const { events, entry } = after.play(next);
    const draws = entry.draws.length > 0;
    // What a snitch takes is not certain if a draw has revealed the snitch, or if only a rival has seen it (Q6).
    const certain = draws || isHidden ? beforeSnitch(events) : events;
    for (const event of certain) {
      if (event.type === 'henchmanLost' && event.seat === seat) losses.add('henchman');
      if (event.type === 'gameEnded') losses.add('game');
    }
    if (draws) break;
    next = after.question?.frame.step === 'giveUp' ? after.question.moves[0] : undefined;
  }
  return { after, losses };
}

/**
 * T3. What a seat loses by a move, whatever it chooses afterwards in the same turn. Plays every continuation up to the
 * end of the turn.
 */
function certainLosses(match: Match<Gangsta>, move: Move, seat: number): ReadonlySet<Loss> {
  const { after, losses } = lossesBy(match, move, seat);
  const { question } = after;
  if (question?.seat !== seat || question.frame.step === 'takeTurn' || isTurnOver(match, move)) return losses;
  let certain: ReadonlySet<Loss> | undefined;
  for (const next of question.moves) {
    const further = certainLosses(after, next, seat);
    certain = new Set([...(certain ?? further)].filter((loss) => further.has(loss)));
    if (certain.size === 0) break;
  }
  return new Set([...losses, ...(certain ?? [])]);
}

const isTurnOver = (match: Match<Gangsta>, move: Move): boolean =>
  match.after(move).events.some(({ type }) => type === 'turnEnded' || type === 'turnBegan');

function knowsSnitch({ state }: Match<Gangsta>, seat: number): boolean {
  const [top = '', ...others] = [...state.jobDeck.top, ...state.jobDeck.cards];
  const isKnown = others.length === 0 || topFor(state.jobDeck, seat) !== undefined;
  return isKnown && packOf(state).snitches.has(top);
}

test.each(GAMES)(
  'T3, H2, N2, W4, H5: a loss that a choice makes certain is a danger, and nothing else is: %i players, %o',
  (players, options) => {
    const sums = { henchman: 0, game: 0, ahead: 0 };
    for (const round of [1, 2]) {
      const seed = `dangers ${players} ${round}`;
      const { match } = newGame(players, seed, options);
      playAtRandom(match, seed, {
        until() {
          const { seat = 0, moves = [] } = match.question ?? {};
          const told = forecasts(match, seat);
          const certain = moves.map((move) => certainLosses(match, move, seat));
          const avoidable = (loss: Loss) => certain.some((losses) => !losses.has(loss));
          for (const [i, { dangers }] of told.entries()) {
            const move = moves[i] as Move;
            const now = lossesBy(match, move, seat).losses;
            const named: Readonly<Record<Loss, boolean>> = {
              henchman: dangers.some(({ name }) => name === 'loses' || name === 'losesSomebody'),
              game: dangers.some(({ kind }) => kind === 'out'),
            };
            // Q6. If the player knows that the next card is a snitch, the losses that it causes are certain. But
            // `certain` does not contain them, because revealing the card counts as a draw. So this case is not
            // compared.
            if (knowsSnitch(match, seat)) continue;
            for (const loss of ['henchman', 'game'] as const) {
              if (named[loss]) expect(certain[i]?.has(loss), `${seed} ${JSON.stringify(move)}`).toBe(true);
              // A loss that the choice causes at once must be named. A later loss must be named if some other choice
              // could prevent it.
              if (now.has(loss) || (certain[i]?.has(loss) === true && avoidable(loss)))
                expect(named[loss], `${seed} ${JSON.stringify(move)}`).toBe(true);
              sums[loss] += Number(now.has(loss));
              sums.ahead += Number(named[loss] && !now.has(loss));
            }
          }
          return false;
        },
      });
    }
    expect(sums.henchman).toBeGreaterThan(0);
    expect(sums.ahead).toBeGreaterThan(0);
  },
);

describe('the sentences of a forecast', () => {
  const told = (game: ReturnType<typeof table>, move: Move) => {
    const at = game.match.decision?.moves.findIndex((one) => JSON.stringify(one) === JSON.stringify(move)) ?? -1;
    const { facts = [], dangers = [] } = forecasts(game.match, game.asked)[at] ?? {};
    return { facts: facts.map(({ name }) => name), dangers: dangers.map(({ name }) => name) };
  };

  test('H2: the recruit that ends chapter II announces the war, and warns of the loss', () => {
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
    expect(told(game, recruit)).toEqual({ facts: ['joins', 'endsChapter', 'war'], dangers: ['losesSomebody'] });
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
    const recruit: Move = { move: 'recruit', henchman: 'lucia-longshot' };
    // The end of the game is a danger, so it is not repeated among the facts.
    expect(told(game, recruit)).toEqual({ facts: ['joins'], dangers: ['endsGame'] });
    expect(told(game.play(recruit), { move: 'endTurn' })).toEqual({ facts: [], dangers: ['endsGame'] });
  });

  test('Q6, H5: discarding a job warns if the player has seen the snitch that ends the game', () => {
    const game = table({
      chapter: 3,
      seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }],
      jobs: ['tunnel-no-exit'],
      snitches: ['iii-3-a', 'iii-3-b'],
      from: 'start',
    });
    game.look('iii-3-c').pass();
    expect(told(game, { move: 'discardJob', job: 'tunnel-no-exit' }).dangers).toEqual(['endsGame']);
    expect(told(game, { move: 'decline' }).dangers).toEqual([]);
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
