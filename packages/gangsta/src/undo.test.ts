import { hashOf } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { tired } from './testing/position.ts';
import { type GangstaScenario, newGame, table } from './testing/table.ts';

const undoes = (game: GangstaScenario, seat: number): boolean => 'ok' in game.match.undo(seat);

describe('R9: what can be undone', () => {
  test('R9: mobilising, announcing, activating and rewards, step by step to the beginning of the turn', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata', money: 2, gang: [tired('clockwork-tam'), tired('doorstop-dee')] },
        { boss: 'volkova', money: 5, gang: ['lucia-longshot', 'capitana-paloma'] },
      ],
      jobs: ['pennies-from-the-server'], // the job needs a leader, a mercenary and a hacker, and it pays a theft of $4
      from: 'mobilisation',
    });
    const before = hashOf(game.match.state);
    game
      .mobilise('clockwork-tam', 'doorstop-dee')
      .job('pennies-from-the-server', 'clockwork-tam', 'zia-fortunata')
      .steal(1);
    expect(game.money).toEqual([1 + 4, 1]);
    const taken: string[] = [];
    for (let entry = game.match.undo(0); 'ok' in entry; entry = game.match.undo(0)) taken.push(entry.ok.move.move);
    expect(taken).toEqual(['steal', 'activate', 'activate', 'announce', 'mobilise', 'mobilise']);
    expect(hashOf(game.match.state)).toBe(before);
  });

  test('R9: a recruit, a discard, a taken-back henchman', () => {
    const recruit = table({
      seats: [{ boss: 'volkova', money: 9 }, { boss: 'dona-remedios' }],
      pool: ['doorstop-dee'],
    });
    expect(undoes(recruit.recruit('doorstop-dee'), 0)).toBe(true);
    expect(recruit.money[0]).toBe(9);
    const pass = table({
      seats: [{ boss: 'volkova', active: 'hospital', hospital: ['doorstop-dee'] }, { boss: 'dona-remedios' }],
      jobs: ['soft-brakes'],
    });
    pass.pass().takeBack('doorstop-dee').discardJob('soft-brakes');
    expect([undoes(pass, 0), undoes(pass, 0), undoes(pass, 0)]).toEqual([true, true, true]);
    expect(pass.view().jobs[0]).toBe('soft-brakes');
    expect(pass.view().seats[0]!.hospital).toHaveLength(1);
  });

  test('R9: the end of a turn that drew nothing, until another player acts', () => {
    const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }] })
      .pass()
      .decline()
      .endTurn();
    expect(game.asked).toBe(1);
    expect(undoes(game, 0)).toBe(true);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'endTurn' });
    game.endTurn().pass();
    expect(undoes(game, 0)).toBe(false);
  });

  test('R9+Q1: a choice of a resource, until the next player chooses', () => {
    const game = newGame(2, 'undo', { resources: true });
    const keepFirst = () => game.play(game.match.decision!.moves[0]!);
    keepFirst();
    expect(undoes(game, 0)).toBe(true);
    keepFirst();
    keepFirst();
    // the resources have been revealed, and the jobs and the pool have been drawn
    expect([undoes(game, 0), undoes(game, 1)]).toEqual([false, false]);
  });

  test('R9: nobody can undo another player’s choice', () => {
    const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }] }).pass();
    expect(game.match.whyNoUndo(1)).toMatchObject({ code: 'nothingToUndo' });
    expect(game.match.whyNoUndo(0)).toBeUndefined();
  });

  test('R9: after an undo another choice can be made', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 9 }, { boss: 'dona-remedios' }],
      pool: ['doorstop-dee', 'lucia-longshot'],
    });
    const { number } = game.match;
    game.recruit('doorstop-dee').match.undo(0);
    // the question has a new number, so an old answer would be refused
    expect(game.match.number).toBeGreaterThan(number);
    expect(game.recruit('lucia-longshot').gang(0)).toEqual(['volkova', 'lucia-longshot']);
  });
});

describe('R9: where it stops', () => {
  test('R9: at a refill', () => {
    const recruit = table({
      seats: [{ boss: 'volkova', money: 9 }, { boss: 'dona-remedios' }],
      pool: ['doorstop-dee'],
    });
    expect(undoes(recruit.recruit('doorstop-dee').endTurn(), 0)).toBe(false);
    const job = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }], jobs: ['stash-house-sonata'] });
    expect(undoes(job.job('stash-house-sonata', 'volkova').endTurn(), 0)).toBe(false);
  });

  test('R9: at a draw of the only card left, too', () => {
    const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }], jobs: ['soft-brakes'], jobDeck: [] });
    expect(undoes(game.pass().discardJob('soft-brakes').endTurn(), 0)).toBe(false);
  });

  test('R9+Q6+Q13: at a look, but not at a second look at the same card', () => {
    const game = table({ seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }], from: 'start' });
    expect(undoes(game.look('stash-house-sonata'), 0)).toBe(false);
    game.idle().idle().look();
    expect(undoes(game, 0)).toBe(true);
    const declined = table({
      seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(undoes(declined.decline(), 0)).toBe(true);
  });

  test('R9+Q6+Q13: at a card taken from a deck, because everybody can see it then', () => {
    const bikers = table({
      seats: [{ boss: 'volkova', money: 9, active: 'bikerGang' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(undoes(bikers.look('stash-house-sonata').announce('stash-house-sonata'), 0)).toBe(false);
    const network = table({
      seats: [{ boss: 'volkova', money: 9, active: 'informerNetwork' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(undoes(network.look('doorstop-dee').recruit('doorstop-dee'), 0)).toBe(false);
  });

  test('R9+W6: where another player has chosen; that player may undo the choice', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', gang: ['two-door-timofei'] },
        { boss: 'volkova', gang: ['ice-pick-irina', 'coach-lamont'] },
      ],
      jobs: ['an-empty-chair'],
    });
    game.job('an-empty-chair', 'dona-remedios', 'two-door-timofei').assassinate(1);
    expect(undoes(game, 0)).toBe(true); // the other seat has not chosen yet
    game.assassinate(1).giveUp('coach-lamont');
    expect(undoes(game, 0)).toBe(false);
    expect(undoes(game, 1)).toBe(true);
    expect(game.asked).toBe(1);
    game.giveUp('ice-pick-irina').endTurn();
    expect(undoes(game, 1)).toBe(false);
  });

  test('R9+H5: at the end of the game, which shows everything', () => {
    const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }], passes: 19 }).idle();
    expect(game.step).toBe('over');
    expect(undoes(game, 0)).toBe(false);
  });
});
