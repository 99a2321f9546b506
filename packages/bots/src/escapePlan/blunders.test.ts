import { escapePlan } from '@getaway/escape-plan';
import type { Move } from '@getaway/escape-plan/moves';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { forecasts, type Match } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chooseMove } from '../chooseMove.ts';
import { loadNets } from '../learned/nets.ts';
import { type BotName, CHARACTERS, LEVELS, type Level, NET, nameOfBot, readBot } from '../levels.ts';
import { gameOf } from '../testing/games.ts';
import { escapePlanAdapter as adapter } from './adapter.ts';

interface Edge {
  readonly match: Match<EscapePlan>;
  /** For each legal move, whether it certainly leads to an arrest, as the table warns players. */
  readonly isFatal: readonly boolean[];
}

const POSITIONS = 20;

const escapes = (move: Move): boolean => (move.move === 'travel' && move.escape) || move.move === 'payEscape';

/** Positions in which the seat can escape at once, and in which other moves certainly lead to an arrest. */
function edges(): readonly Edge[] {
  const found: Edge[] = [];
  for (let game = 0; found.length < POSITIONS; game += 1) {
    const players = 1 + (game % 4);
    const match = gameOf(escapePlan, `edge ${game}`, { players });
    for (let perGame = 0; match.decision !== undefined && perGame < 5; ) {
      const { seat, moves } = match.decision;
      if (moves.some(escapes)) {
        const dangers = forecasts(match, seat).map((forecast) => forecast.dangers);
        const isFatal = dangers.map((own) => own.some(({ kind }) => kind === 'out'));
        if (isFatal.includes(true) && moves.some((move, i) => escapes(move) && dangers[i]?.length === 0)) {
          found.push({ match: match.clone(), isFatal });
          perGame += 1;
        }
      }
      match.play(chooseMove({ match, adapter, seat, level: 'steady', seed: `${game}`, dreams: 1 }).move);
    }
  }
  return found;
}

let positions: readonly Edge[] = [];

beforeAll(async () => {
  await loadNets(adapter.learned!);
  positions = edges();
});

const BOTS = [...LEVELS, NET as Level].flatMap((level): BotName[] => [
  { level },
  ...CHARACTERS.map((character) => ({ level, character })),
]);

test.each(BOTS.map(nameOfBot))('%s never throws a certain escape away', (name) => {
  const fatal = positions.flatMap(({ match, isFatal }, i) => {
    const { seat, moves } = match.decision!;
    const bot = readBot(name)!;
    const { move } = chooseMove({ match, adapter, seat, ...bot, seed: `edge ${i}`, dreams: 1, rollouts: 4 });
    return isFatal[moves.indexOf(move)] === true ? [move] : [];
  });
  expect(fatal).toEqual([]);
});
