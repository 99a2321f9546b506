import { describe, expect, test } from 'vitest';
import { ended } from './testing/ended.ts';
import { taught, tired } from './testing/position.ts';
import { newGame, table } from './testing/table.ts';

describe('Q1: the choice of a resource', () => {
  const dealt = (players: number) => newGame(players, 'resources', { resources: true });

  test('Q1: each player gets two different resources and keeps one', () => {
    const game = dealt(5);
    const offers = [0, 1, 2, 3, 4].map((seat) => game.view(seat).seats[seat]!.dealt!);
    expect(new Set(offers.flat()).size).toBe(10);
    for (const [seat, offer] of offers.entries()) {
      expect(game.asked).toBe(seat);
      expect(game.can('keepResource')).toEqual(offer);
      game.keep(offer[1]!);
    }
    expect(game.view().seats.map(({ resource }) => resource)).toEqual(
      offers.map(([, card]) => ({ card, status: 'inactive' })),
    );
  });

  test('Q1: a player can’t keep a resource that was not dealt to them', () => {
    const game = dealt(2);
    const [other] = game.view(1).seats[1]!.dealt!;
    expect(game.why({ move: 'keepResource', resource: other! })).not.toBe('legal');
  });

  test('Q1+R8: a choice stays hidden until all have chosen, then all are shown; the others leave the game unseen', () => {
    const game = dealt(2);
    const [kept, left] = game.view(0).seats[0]!.dealt!;
    game.keep(kept!);
    expect(game.view(1).seats[0]!.resource).toEqual({ card: 'hidden', status: 'secret' });
    expect(game.view('spectator').seats[0]!.resource).toEqual({ card: 'hidden', status: 'secret' });
    expect(game.view(0).seats[0]!.resource).toEqual({ card: kept, status: 'secret' });
    game.keep(game.view(1).seats[1]!.dealt![0]!);
    expect(game.view(1).seats[0]!.resource).toEqual({ card: kept, status: 'inactive' });
    expect(JSON.stringify(game.view(1))).not.toContain(left);
    expect(JSON.stringify(game.view('spectator'))).not.toContain(left);
  });
});

describe('Q2: activation', () => {
  const market = (gang: readonly string[]) =>
    table({
      // the resource needs a mercenary, a sniper and a brawler
      seats: [{ boss: 'volkova', money: 2, gang, inactive: 'blackMarket' }, { boss: 'dona-remedios' }],
      pool: ['doorstop-dee'], // skills: brawler; costs $2
    });

  test('Q2: it becomes active as soon as a recruit gives the gang all required skills', () => {
    // skills per member: leader, sniper; mercenary; brawler
    const game = market(['clockwork-tam']).recruit('doorstop-dee');
    expect(game.told('resourceActivated')).toEqual([{ type: 'resourceActivated', seat: 0, resource: 'blackMarket' }]);
    expect(game.view().seats[0]!.resource).toEqual({ card: 'blackMarket', status: 'active' });
  });

  test('Q2: the resource is not active before', () => {
    expect(market([]).recruit('doorstop-dee').view().seats[0]!.resource!.status).toBe('inactive');
  });

  test('Q2: members who are out count, and a skill counts as often as its icon is shown', () => {
    const bank = (card: string) =>
      table({
        // the bank needs two hackers, but the boss has only the skills leader and hacker
        seats: [{ boss: tired('zia-fortunata'), money: 9, inactive: 'bank' }, { boss: 'dona-remedios' }],
        pool: ['keystroke-kit', 'lucia-longshot'],
      }).recruit(card);
    expect(bank('keystroke-kit').view().seats[0]!.resource!.status).toBe('active');
    expect(bank('lucia-longshot').view().seats[0]!.resource!.status).toBe('inactive');
  });

  test('Q2+R11+W9: a learned skill activates it', () => {
    const game = table({
      seats: [
        { boss: 'volkova', gang: ['keystroke-kit', 'doorstop-dee'], inactive: 'blackMarket' },
        { boss: 'dona-remedios' },
      ],
      // the job needs a sniper and a hacker, and it pays $2 and the skill “mercenary” to learn
      jobs: ['night-guard-lessons'],
    });
    game.job('night-guard-lessons', 'volkova', 'keystroke-kit').learn('volkova');
    expect(game.view().seats[0]!.resource!.status).toBe('active');
  });

  test('Q2: it stays active when the skills are lost', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', gang: ['two-door-timofei'] },
        { boss: 'volkova', gang: ['lights-out-lonnie'], active: 'blackMarket' }, // skills: mercenary, brawler
      ],
      jobs: ['an-empty-chair'],
    });
    game.job('an-empty-chair', 'dona-remedios', 'two-door-timofei').assassinate(1);
    expect(game.gang(1)).toEqual(['volkova']);
    game.endTurn('the-spare-driver');
    expect(game.pass().money[1]).toBe(1 + 2);
  });

  test('Q2+W3+Q4: it works at once: a police station activated by a reward helps against a snitch of the same turn', () => {
    const game = table({
      chapter: 2,
      seats: [
        // skills the resource needs: leader, leader, mercenary, informer
        { boss: 'headmaster-lau', money: 8, gang: ['hotwire-harriet'], inactive: 'policeStation' },
        { boss: 'dona-remedios', money: 9 },
      ],
      jobs: ['transfer-papers'], // the job needs a mercenary, an informer and a hacker, and it pays $2 and a recruit
      pool: ['capitana-paloma'], // skills: leader; costs $3
    });
    game.job('transfer-papers', 'headmaster-lau', 'hotwire-harriet').recruit('capitana-paloma');
    game.endTurn('nonna-knuckles', 'ii-4', 'heavy-carats');
    expect(game.money).toEqual([8 + 2 - 3 - 1, 9 - 4]);
  });

  test('Q2+G1: an active resource gives its influence at the end', () => {
    const game = ended([
      { boss: 'dona-remedios', active: 'hospital' },
      { boss: 'volkova', active: 'informerNetwork' },
    ]);
    expect([0, 1].map((seat) => game.score(seat, 'resource'))).toEqual([5, 2]);
  });
});

describe('Q3: bank', () => {
  const theft = (money: number) =>
    table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata', gang: ['clockwork-tam'] },
        { boss: 'volkova', money, active: 'bank' },
        { boss: 'dona-remedios', money: 1 },
      ],
      jobs: ['pennies-from-the-server'], // the job needs a leader, a mercenary and a hacker, and it pays a theft of $4
    }).job('pennies-from-the-server', 'zia-fortunata', 'clockwork-tam');

  test('Q3: a thief can take only what is above $10', () => {
    expect(theft(12).steal(1).money).toEqual([2, 10, 1]);
    expect(theft(19).steal(1).money).toEqual([4, 15, 1]);
  });

  test('Q3+W5: nothing can be stolen from a player who has a bank and $10 or less', () => {
    const game = theft(10);
    expect(game.can('steal')).toEqual([2]);
    expect(game.why({ move: 'steal', from: 1 })).toBe('Q3');
    expect(game.view().seats.map(({ banked }) => banked)).toEqual([0, 10, 0]);
  });

  test('Q3: money in the bank can be used for everything else', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 4, active: 'bank' }, { boss: 'dona-remedios' }],
      pool: ['ice-pick-irina'],
    });
    expect(game.recruit('ice-pick-irina').money[0]).toBe(0);
  });

  test('Q3+Q2: an inactive bank protects nothing', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata', gang: ['clockwork-tam'] },
        { boss: 'volkova', money: 5, inactive: 'bank' },
      ],
      jobs: ['pennies-from-the-server'],
    });
    game.job('pennies-from-the-server', 'zia-fortunata', 'clockwork-tam');
    expect(game.steal(1).money).toEqual([4, 1]);
  });
});

describe('Q4: police station', () => {
  const snitched = (money: number, informers: readonly string[] = []) =>
    table({
      chapter: 2,
      seats: [
        { boss: 'dona-remedios', money: 9 },
        { boss: 'volkova', money, gang: ['lucia-longshot', 'doorstop-dee', ...informers], active: 'policeStation' },
      ],
      jobs: ['frame-job'],
    })
      .pass()
      .discardJob('frame-job');

  test('Q4: a snitch never costs more than $1', () => {
    expect(snitched(9).endTurn('ii-4', 'heavy-carats').money).toEqual([6, 8]);
  });

  test('Q4: nothing to pay if no informer is missing', () => {
    expect(snitched(9, ['front-stoop-estelle']).endTurn('ii-2', 'heavy-carats').money[1]).toBe(9);
  });

  test('Q4+N2: a player who can’t pay the dollar gives up a henchman', () => {
    const game = snitched(0).endTurn('ii-4');
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'giveUp' });
  });

  test('Q4+R11: a learned informer counts', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'dona-remedios', money: 9 },
        { boss: taught('headmaster-lau', 'the-talkative-banker'), money: 3, active: 'policeStation' },
      ],
      jobs: ['frame-job'],
    });
    expect(game.pass().discardJob('frame-job').endTurn('ii-2', 'heavy-carats').money[1]).toBe(3);
  });
});
