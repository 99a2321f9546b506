import { describe, expect, test } from 'vitest';
import { taught, tired } from './testing/position.ts';
import { table } from './testing/table.ts';

test('W1: the income is received at once', () => {
  const game = table({
    seats: [{ boss: 'volkova', money: 2 }, { boss: 'dona-remedios' }],
    jobs: ['stash-house-sonata'],
  });
  game.job('stash-house-sonata', 'volkova'); // the job pays $3 and 1 influence
  expect(game.money).toEqual([5, 0]);
  expect(game.told('incomeReceived')).toEqual([{ type: 'incomeReceived', seat: 0, sum: 3, reason: 'job' }]);
});

test('W2: the influence is counted at the end', () => {
  const game = table({
    chapter: 3,
    seats: [
      // this job gave 2 influence
      { boss: 'zia-fortunata', money: 9, gang: ['ctrl-alt-celia', 'keystroke-kit'], done: ['house-manners'] },
      { boss: 'volkova', money: 9 },
    ],
    snitches: ['iii-3-a', 'iii-3-b'],
    jobs: ['ghost-in-the-payroll'],
  });
  game.pass().discardJob('ghost-in-the-payroll').endTurn('iii-3-c');
  expect(game.score(0, 'jobs')).toBe(2);
  expect(game.score(1, 'jobs')).toBe(0);
});

describe('W3: recruit', () => {
  const transfer = (money: number, pool: string[]) =>
    table({
      seats: [{ boss: 'headmaster-lau', money, gang: ['keystroke-kit'] }, { boss: 'dona-remedios' }],
      // the job needs an informer and a hacker, and it pays $2, 1 influence and a recruit
      jobs: ['the-bus-that-blinked'],
      pool,
    }).job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit');
  // these henchmen cost $8, $7, $7 and $7
  const dear = ['gentle-anatoly', 'senor-nadie', 'la-madrina-jacinta', 'night-ferry-ngai'];

  test("W3: one henchman can be recruited from the pool at once, and the job's income can pay for it", () => {
    const game = transfer(1, [...dear, 'gossip-gaetano']); // gossip-gaetano costs $3
    expect(game.step).toBe('recruitAtOnce');
    expect(game.can('recruit')).toEqual(['gossip-gaetano']);
    game.recruit('gossip-gaetano');
    expect(game.money).toEqual([0, 0]);
    expect(game.available(0)).toEqual(['gossip-gaetano']); // the other members did the job and are unavailable
    expect(game.moves).toEqual(['endTurn']); // one henchman has been recruited, and a second is not allowed
  });

  test('W3: it may be declined', () => {
    const game = transfer(9, ['gossip-gaetano', 'lucia-longshot']).decline();
    expect(game.gang(0)).toHaveLength(2);
    expect(game.step).toBe('endTurn');
  });

  test('W3: if the player can afford no henchman, nothing happens', () => {
    const game = transfer(0, [...dear, 'gossip-gaetano']); // the player has $2 and needs $3
    expect(game.step).toBe('endTurn');
  });

  test('W3: a henchman who is too expensive is refused', () => {
    expect(transfer(1, [...dear, 'gossip-gaetano']).why({ move: 'recruit', henchman: 'senor-nadie' })).toBe('A1');
  });
});

describe('W4: play again', () => {
  const again = (extra = false) =>
    table({
      chapter: 2,
      seats: [
        { boss: 'volkova', money: 5, gang: ['twice-sure-tobias', tired('doorstop-dee')] },
        { boss: 'dona-remedios', money: 5 },
        { boss: 'zia-fortunata', money: 5 },
      ],
      jobs: ['cough-once-for-yes'], // the job needs a leader and two snipers, and it pays $2 and an extra turn
      extra,
    }).job('cough-once-for-yes', 'volkova', 'twice-sure-tobias');

  test('W4: the player gets another full turn, with its own call-back, action and end', () => {
    const game = again().endTurn('four-flat-tyres');
    expect(game.told('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, extra: true }]);
    expect(game.told('gangSynchronised')).toHaveLength(1); // all three members were activated
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'act' });
    expect(game.idle().asked).toBe(1);
  });

  test('W4: it can be declined when the turn ends; then the player to the left is next', () => {
    const game = again();
    expect(game.moves).toEqual(['endTurn', 'declineExtraTurn']);
    expect(game.match.decision?.rules).toContain('W4');
    game.declineExtraTurn('four-flat-tyres');
    expect(game.told('extraTurnDeclined', 'turnEnded', 'turnBegan')).toEqual([
      { type: 'extraTurnDeclined', seat: 0 },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnBegan', seat: 1, extra: false },
    ]);
    expect(game.activated(0)).toContain('twice-sure-tobias'); // in an extra turn, no members are called back
    expect(game.asked).toBe(1);
  });

  test('W4+R9: until something is drawn, declining can be undone', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', gang: ['twice-sure-tobias'] }, { boss: 'dona-remedios' }],
      jobs: ['cough-once-for-yes'],
      jobDeck: [], // the deck is empty, so the refill draws nothing
    });
    game.job('cough-once-for-yes', 'volkova', 'twice-sure-tobias').declineExtraTurn();
    expect(game.asked).toBe(1);
    expect(game.match.undo(0)).toHaveProperty('ok');
    expect(game.moves).toEqual(['endTurn', 'declineExtraTurn']);
    expect(game.endTurn().asked).toBe(0);
  });

  test('W4: without an extra turn there is nothing to decline', () => {
    const game = again(true);
    expect(game.moves).toEqual(['endTurn']);
    expect(game.match.decision?.rules).not.toContain('W4');
    expect(game.why({ move: 'declineExtraTurn' })).toBe('W4');
  });

  test('W4: in an extra turn, the reward “play again” gives nothing', () => {
    const game = again(true);
    expect(game.told('extraTurnEarned')).toEqual([]);
    expect(game.endTurn('four-flat-tyres').asked).toBe(1);
  });

  test('W4: two play-agains in a row give one extra turn, and the owner’s next turn may give one again', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', gang: ['twice-sure-tobias', 'ctrl-alt-celia', 'clockwork-tam'] },
        { boss: 'dona-remedios' },
      ],
      // the first job needs a leader and two snipers; the second needs a mercenary and two hackers
      jobs: ['cough-once-for-yes', 'reboot-and-repeat'],
    });
    game.job('cough-once-for-yes', 'volkova', 'twice-sure-tobias').endTurn('four-flat-tyres');
    expect(game.asked).toBe(0);
    game.stop().job('reboot-and-repeat', 'ctrl-alt-celia', 'clockwork-tam').endTurn('heavy-carats');
    expect(game.asked).toBe(1);
    expect(game.idle().asked).toBe(0);
    expect(game.told('turnBegan').map(({ extra }) => extra)).toEqual([true, false, false]);
  });

  test('W4+H5: the end of the game cancels it', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'mayor-of-ninth', money: 9, gang: ['senor-nadie', 'keystroke-kit'] },
        { boss: 'volkova', money: 9 },
      ],
      // the job needs two mercenaries, an informer and a hacker, and it pays $3 and an extra turn
      jobs: ['round-trip-millions'],
      snitches: ['iii-3-a', 'iii-3-b'],
    });
    game.job('round-trip-millions', 'senor-nadie', 'keystroke-kit').endTurn('iii-4-a');
    expect(game.step).toBe('over');
    expect(game.told('turnBegan')).toEqual([]);
  });
});

describe('W5: theft', () => {
  const theft = (purses: readonly [number, number]) =>
    table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata', gang: ['clockwork-tam'] },
        { boss: 'dona-remedios', money: purses[0] },
        { boss: 'volkova', money: purses[1] },
      ],
      jobs: ['pennies-from-the-server'], // the job needs a leader, a mercenary and a hacker, and it pays a theft of $4
    }).job('pennies-from-the-server', 'zia-fortunata', 'clockwork-tam');

  test('W5: the sum is taken from one opponent', () => {
    const game = theft([7, 9]);
    expect(game.can('steal')).toEqual([1, 2]);
    expect(game.steal(2).money).toEqual([4, 7, 5]);
    expect(game.step).toBe('endTurn');
  });

  test('W5: if the opponent has less, only that much is taken', () => {
    expect(theft([3, 9]).steal(1).money).toEqual([3, 0, 9]);
  });

  test('W5: it may be declined', () => {
    expect(theft([7, 9]).decline().money).toEqual([0, 7, 9]);
  });

  test('W5: an opponent without money can’t be chosen, nor can the thief', () => {
    const game = theft([0, 9]);
    expect(game.can('steal')).toEqual([2]);
    expect(game.why({ move: 'steal', from: 1 })).toBe('W5');
    expect(game.why({ move: 'steal', from: 0 })).toBe('W5');
  });

  test('W5: if nobody has any money nothing happens', () => {
    const game = theft([0, 0]);
    expect(game.step).toBe('endTurn');
  });
});

describe('W10: the order of the rewards', () => {
  test('W10: income, theft, then play again', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata', gang: ['ctrl-alt-celia', 'clockwork-tam'] },
        { boss: 'volkova', money: 3 },
      ],
      // the job needs a mercenary and two hackers, and it pays 1 influence, a theft of $1 and an extra turn
      jobs: ['reboot-and-repeat'],
    });
    game.job('reboot-and-repeat', 'ctrl-alt-celia', 'clockwork-tam').steal(1).endTurn('four-flat-tyres');
    expect(game.told('moneyStolen', 'extraTurnEarned', 'turnBegan').map(({ type }) => type)).toEqual([
      'moneyStolen',
      'extraTurnEarned',
      'turnBegan',
    ]);
  });

  test('W10: theft before the mobilisation of the gang', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'mayor-of-ninth', gang: ['switchboard-sung'] },
        { boss: 'volkova', money: 3 },
      ],
      // the job needs two leaders, a mercenary and an informer, and it pays a theft of $3 and a mobilisation
      jobs: ['wet-paint-dry-alibi'],
    });
    game.job('wet-paint-dry-alibi', 'mayor-of-ninth', 'switchboard-sung');
    expect({ step: game.step, available: game.available(0) }).toEqual({ step: 'steal', available: [] });
    game.steal(1);
    expect({ step: game.step, available: game.available(0).length }).toEqual({ step: 'endTurn', available: 2 });
  });

  test('W10: income before the assassination', () => {
    const game = table({
      chapter: 3,
      seats: [
        // skills per member: leader, hacker; brawler, hacker; brawler, brawler; informer
        { boss: 'zia-fortunata', gang: ['unplugged-ugo', 'both-hands-beltran', 'gossip-gaetano'] },
        { boss: 'volkova', gang: ['ice-pick-irina', 'coach-lamont'] },
      ],
      // the job needs a leader, an informer, two brawlers and two hackers, and it pays $3, 1 influence and an
      // assassination
      jobs: ['a-very-silent-partner'],
    });
    game.job('a-very-silent-partner', 'zia-fortunata', 'unplugged-ugo', 'both-hands-beltran', 'gossip-gaetano');
    expect({ step: game.step, money: game.money[0] }).toEqual({ step: 'assassinate', money: 3 });
  });

  test('W10+W9: income before the learning', () => {
    const game = table({
      seats: [
        { boss: 'volkova', gang: ['keystroke-kit', taught('capitana-paloma', 'the-talkative-banker')] },
        { boss: 'dona-remedios' },
      ],
      // the job needs a sniper and a hacker, pays $2 and teaches the skill “mercenary”
      jobs: ['night-guard-lessons'],
    });
    game.job('night-guard-lessons', 'volkova', 'keystroke-kit');
    expect({ step: game.step, money: game.money[0] }).toEqual({ step: 'learn', money: 2 });
  });
});
