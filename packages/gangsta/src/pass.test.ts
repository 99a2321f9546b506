import { describe, expect, test } from 'vitest';
import { taught, tired } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('A6: pass', () => {
  test('A6: $1 per member with the leader skill, available or out', () => {
    const game = table({
      seats: [
        { boss: tired('volkova'), gang: ['capitana-paloma', tired('zugzwang-zina'), 'doorstop-dee'] },
        { boss: 'dona-remedios' },
      ],
    });
    expect(game.pass().money).toEqual([3, 0]);
    expect(game.told('passed')).toEqual([{ type: 'passed', seat: 0 }]);
  });

  test('A6+R11: a learned leader skill pays too', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: [taught('clockwork-tam', 'manager-in-training')] }, { boss: 'dona-remedios' }],
    });
    expect(game.pass().money).toEqual([2, 0]);
  });

  test('A6: to pass is always possible', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 30, gang: ['triple-threat-yip'] }, { boss: 'dona-remedios' }],
    });
    expect(game.moves).toContain('pass');
  });

  test('A6+Q10+Q7: leaders first, then the black market, then the hospital, then the discard', () => {
    const market = table({ seats: [{ boss: 'volkova', active: 'blackMarket' }, { boss: 'dona-remedios' }] }).pass();
    expect(market.told('incomeReceived').map(({ reason }) => reason)).toEqual(['leaders', 'blackMarket']);
    expect(market.step).toBe('discard');
    const hospital = table({
      seats: [{ boss: 'volkova', active: 'hospital', hospital: ['capitana-paloma'] }, { boss: 'dona-remedios' }],
    }).pass();
    expect({ step: hospital.step, money: hospital.money[0] }).toEqual({ step: 'takeBack', money: 1 });
    expect(hospital.takeBack('capitana-paloma').step).toBe('discard');
    expect(hospital.money[0]).toBe(1); // the leader came back only after the income was paid
  });

  test('A6: one job, or one henchman, or nothing is discarded, and replaced', () => {
    const seats = [{ boss: 'volkova' }, { boss: 'dona-remedios' }];
    const jobs = ['house-manners', 'crossed-wires', 'aisle-be-back', 'talcum-mostly', 'glass-counter-blues'];
    const pool = ['gossip-gaetano', 'lucia-longshot', 'ice-pick-irina', 'senor-nadie', 'ctrl-alt-celia'];
    const passing = () => table({ seats, jobs, pool }).pass();
    expect(passing().can('discardJob')).toEqual(jobs);
    expect(passing().can('discardHenchman')).toEqual(pool);
    expect(passing().moves).toContain('decline');

    const job = passing().discardJob('talcum-mostly');
    expect(job.moves).toEqual(['endTurn']); // one card has been discarded, and a second is not allowed
    expect(job.endTurn('soft-brakes').view().jobs).toEqual(jobs.with(3, 'soft-brakes'));
    expect(job.view().jobDeck.discards).toEqual(['talcum-mostly']);

    const henchman = passing().discardHenchman('lucia-longshot').endTurn('doorstop-dee');
    expect(henchman.view().pool).toEqual(pool.with(1, 'doorstop-dee'));
    expect(henchman.view().henchmanDeck.discards).toEqual(['lucia-longshot']);

    const nothing = passing().decline().endTurn();
    expect([nothing.view().jobs, nothing.view().pool]).toEqual([jobs, pool]);
  });
});

describe('A7: refill', () => {
  test('A7: the new card goes to the empty space, and the others stay', () => {
    const pool = ['gossip-gaetano', 'lucia-longshot', 'ice-pick-irina', 'senor-nadie', 'ctrl-alt-celia'];
    const game = table({ seats: [{ boss: 'volkova', money: 8 }, { boss: 'dona-remedios' }], pool });
    game.recruit('ice-pick-irina').endTurn('doorstop-dee');
    expect(game.view().pool).toEqual(pool.with(2, 'doorstop-dee'));
    expect(game.view().henchmanDeck.size).toBe(35 - 6);
  });

  test('A7+Q13: a henchman taken from the deck leaves no gap', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 2, active: 'informerNetwork' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    const { pool, henchmanDeck } = game.view();
    game.look('lucia-longshot').recruit('lucia-longshot').endTurn();
    expect(game.view().pool).toEqual(pool);
    expect(game.view().henchmanDeck.size).toBe(henchmanDeck.size - 1);
    expect(game.told('henchmanLaid')).toEqual([]);
  });

  test('A7+Q6: a job taken from the deck leaves no gap', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 1, active: 'bikerGang' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    const { jobs, jobDeck } = game.view();
    game.look('stash-house-sonata').job('stash-house-sonata', 'volkova').endTurn();
    expect(game.view().jobs).toEqual(jobs);
    expect(game.view().jobDeck.size).toBe(jobDeck.size - 1);
    expect(game.told('jobLaid')).toEqual([]);
  });
});
