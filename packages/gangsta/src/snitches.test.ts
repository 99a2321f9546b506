import { describe, expect, test } from 'vitest';
import { GAP } from './state.ts';
import type { Plan, SeatPlan } from './testing/position.ts';
import { taught, tired } from './testing/position.ts';
import { type GangstaScenario, table } from './testing/table.ts';

/** In chapter II, the active player has discarded a job and is about to end the turn. */
const discarded = (seats: readonly SeatPlan[], more: Partial<Plan> = {}): GangstaScenario =>
  table({ chapter: 2, seats, jobs: ['frame-job'], ...more })
    .pass()
    .discardJob('frame-job');

const rich = { boss: 'dona-remedios', money: 9 };

describe('N1: the payment', () => {
  test('N1: $1 for each informer skill that is missing', () => {
    const game = discarded([
      { boss: 'volkova', money: 9 }, // this gang has no informer, and got $1 for passing
      { boss: 'headmaster-lau', money: 9 }, // this gang has one informer
      // this gang has three informers
      { boss: 'zia-fortunata', money: 9, gang: ['front-stoop-estelle', 'gossip-gaetano'] },
    ]).endTurn('ii-3', 'heavy-carats');
    expect(game.money).toEqual([10 - 3, 9 - 2, 9]);
  });

  test('N1+R11: members who are out and learned skills count', () => {
    const game = discarded([
      { boss: taught('volkova', 'the-talkative-banker'), money: 9 },
      { boss: 'zia-fortunata', money: 9, gang: [tired('front-stoop-estelle')] },
    ]).endTurn('ii-2', 'heavy-carats');
    expect(game.money).toEqual([10 - 1, 9]);
  });

  test('N1: a gang with more informers than the number gets nothing', () => {
    const game = discarded([rich, { boss: 'headmaster-lau', money: 1, gang: ['front-stoop-estelle', 'senor-nadie'] }]);
    expect(game.endTurn('ii-3', 'heavy-carats').money[1]).toBe(1);
  });
});

describe('N2: a player who can’t pay', () => {
  test('N2: loses all money and gives up one henchman of their own choice', () => {
    const game = discarded([rich, { boss: 'volkova', money: 3, gang: ['lucia-longshot', tired('doorstop-dee')] }]);
    game.endTurn('ii-4');
    expect(game.money[1]).toBe(0);
    expect(game.asked).toBe(1);
    expect(game.can('giveUp')).toEqual(['lucia-longshot', 'doorstop-dee']);
    expect(game.why({ move: 'giveUp', henchman: 'volkova' })).toBe('H6');
    game.giveUp('doorstop-dee', 'heavy-carats');
    expect(game.gang(1)).toEqual(['volkova', 'lucia-longshot']);
    expect(game.view().lost).toEqual(['doorstop-dee']);
    expect(game.told('henchmanLost')).toMatchObject([{ seat: 1, henchman: 'doorstop-dee', cause: 'snitch' }]);
  });

  test('N2: a player who can pay the exact sum gives up nobody', () => {
    const game = discarded([rich, { boss: 'volkova', money: 4, gang: ['lucia-longshot'] }]).endTurn(
      'ii-4',
      'heavy-carats',
    );
    expect(game.money[1]).toBe(0);
    expect(game.gang(1)).toHaveLength(2);
  });

  test('N2+Q3: the bank does not protect the money from a snitch', () => {
    const game = discarded([
      rich,
      { boss: 'volkova', money: 3, gang: ['lucia-longshot', 'doorstop-dee'], active: 'bank' },
    ]);
    game.endTurn('ii-4');
    expect(game.money[1]).toBe(0);
    expect(game.step).toBe('giveUp');
  });

  test('N2+R3: a player without henchmen gives up nobody, but loses the money', () => {
    const game = discarded([rich, { boss: 'volkova', money: 3 }]).endTurn('ii-4', 'heavy-carats');
    expect(game.money[1]).toBe(0);
    expect(game.gang(1)).toEqual(['volkova']);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'act' });
  });
});

describe('N3: afterwards', () => {
  test('N3: the snitch is laid aside for good and the space is refilled', () => {
    const game = discarded([rich, { boss: 'volkova', money: 9 }]).endTurn('ii-2', 'heavy-carats');
    expect(game.view().snitches).toEqual(['ii-2']);
    expect(game.view().jobs[0]).toBe('heavy-carats');
    expect(game.asked).toBe(1);
  });

  test('N3: another snitch takes effect in the same way, after all players who could not pay have given up a henchman', () => {
    const game = discarded([rich, { boss: 'volkova', money: 3, gang: ['lucia-longshot', 'doorstop-dee'] }]);
    game.endTurn('ii-2', 'ii-3'); // the player has $1 left after the first snitch, which is not enough for the second
    expect(game.told('snitchPaid').filter(({ seat }) => seat === 1)).toMatchObject([
      { due: 2, paid: 2 },
      { due: 3, paid: 1 },
    ]);
    game.giveUp('lucia-longshot', 'heavy-carats');
    expect(game.view().snitches).toEqual(['ii-2', 'ii-3']);
    expect(game.view().jobs[0]).toBe('heavy-carats');
  });

  test('N3+R4: if no card can be drawn, the gap stays', () => {
    const game = discarded([rich, { boss: 'volkova', money: 9 }], { jobDeck: ['ii-2'] });
    game.endTurn('ii-2', 'frame-job'); // the deck is empty, so the discarded job is reshuffled
    expect(game.view().jobs[0]).toBe('frame-job');

    const job = table({
      chapter: 2,
      seats: [{ boss: 'volkova', money: 9, gang: ['coach-lamont'] }, rich],
      jobs: ['frame-job'], // the job needs a leader, a mercenary and a sniper
      jobDeck: ['ii-2'],
    });
    job.job('frame-job', 'volkova', 'coach-lamont').endTurn('ii-2');
    expect(job.view().jobs[0]).toBe(GAP);
    expect(job.asked).toBe(1);
  });

  test('N3+H5: the third snitch of chapter III ends the game after its effect and before the refill', () => {
    const game = table({
      chapter: 3,
      seats: [rich, { boss: 'volkova', money: 2, gang: ['lucia-longshot', 'doorstop-dee'] }],
      jobs: ['an-empty-chair'],
      snitches: ['ii-2', 'iii-3-a', 'iii-4-a'],
    });
    game.pass().discardJob('an-empty-chair').endTurn('iii-3-b');
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'giveUp' });
    game.giveUp('lucia-longshot');
    expect(game.step).toBe('over');
    expect(game.view().jobs[0]).toBe(GAP);
    expect(game.result.endedBy).toBe('snitches');
  });
});

test('N4: first all pay, then those who could not pay give up a henchman, in turn order', () => {
  const game = discarded(
    [
      { boss: 'dona-remedios', money: 1, gang: ['lucia-longshot', 'doorstop-dee'] },
      { boss: 'volkova', money: 8, gang: ['keystroke-kit', 'clockwork-tam'] },
      { boss: 'zia-fortunata', money: 1, gang: ['ctrl-alt-celia', 'both-hands-beltran'] },
    ],
    { turn: 2 },
  ).endTurn('ii-4');
  expect(game.money).toEqual([0, 4, 0]);
  expect(game.told('snitchPaid').map(({ seat, due, paid }) => [seat, due, paid])).toEqual([
    [2, 4, 2],
    [0, 4, 1],
    [1, 4, 4],
  ]);
  expect(game.asked).toBe(2);
  expect(game.giveUp('ctrl-alt-celia').asked).toBe(0);
});

test('N4: an informer who is given up for this snitch still counts for its payment', () => {
  const game = discarded([rich, { boss: 'volkova', money: 0, gang: ['front-stoop-estelle', 'lucia-longshot'] }]);
  game.endTurn('ii-3');
  // this henchman's two informer icons leave the gang, so they do not count for the next snitch
  game.giveUp('front-stoop-estelle', 'ii-2', 'heavy-carats');
  expect(
    game
      .told('snitchPaid')
      .filter(({ seat }) => seat === 1)
      .map(({ due }) => due),
  ).toEqual([1, 2]);
});

describe('N5: every snitch drawn in the refill counts', () => {
  test('N5: after a job', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', money: 9, gang: ['coach-lamont'] }, rich],
      jobs: ['frame-job'], // the job needs a leader, a mercenary and a sniper, and it pays $2 and 2 influence
    });
    game.job('frame-job', 'volkova', 'coach-lamont').endTurn('ii-2', 'heavy-carats');
    expect(game.money).toEqual([9, 7]);
  });

  test('N5: after a pass', () => {
    expect(discarded([{ boss: 'volkova', money: 9 }, rich]).endTurn('ii-2', 'heavy-carats').money).toEqual([8, 7]);
  });

  test('N5: nothing is drawn after a recruit, nor after a pass that discards no job', () => {
    const plan: Plan = {
      chapter: 2,
      seats: [{ boss: 'volkova', money: 9 }, rich],
      jobDeck: ['ii-2', 'ii-3', 'ii-4'],
      pool: ['lucia-longshot'],
    };
    expect(table(plan).recruit('lucia-longshot').endTurn().view().snitches).toEqual([]);
    expect(table(plan).idle().view().snitches).toEqual([]);
    expect(table(plan).pass().discardHenchman('lucia-longshot').endTurn().view().snitches).toEqual([]);
  });

  test('N5+Q6: a snitch that was only looked at is not revealed: it has no effect until it is drawn', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', money: 9, active: 'bikerGang' }, rich],
      jobs: ['frame-job'],
      from: 'start',
    });
    game.look('ii-4');
    expect(game.view().snitches).toEqual([]);
    expect(game.money).toEqual([9, 9]);
    expect(game.can('announce')).not.toContain('ii-4');
    game.pass().decline().endTurn();
    expect(game.view().snitches).toEqual([]);
    game.pass().discardJob('frame-job').endTurn('ii-4', 'heavy-carats');
    expect(game.view().snitches).toEqual(['ii-4']);
    expect(game.money).toEqual([10 - 4, 10 - 4]);
  });
});
