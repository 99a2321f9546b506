import type { Viewer } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import { ended } from './testing/ended.ts';
import { taught, tired } from './testing/position.ts';
import { type GangstaScenario, newGame, table } from './testing/table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Whether a card's name appears anywhere in a viewer's view. */
const shows = (game: GangstaScenario, viewer: Viewer, card: string): boolean =>
  JSON.stringify(game.view(viewer)).includes(JSON.stringify(card));

const lastEventFor = (game: GangstaScenario, viewer: Viewer, type: string) =>
  gangsta.eventFor(game.events.findLast((event) => event.type === type)!, viewer);

test('R8: everybody sees what is public', () => {
  const game = table({
    chapter: 2,
    seats: [
      {
        boss: taught('volkova', 'the-talkative-banker'),
        money: 12,
        gang: [tired('lucia-longshot')],
        active: 'bank',
        done: ['soft-brakes', 'house-manners', 'heavy-carats'],
      },
      {
        boss: 'dona-remedios',
        active: 'hospital',
        hospital: [tired(taught('clockwork-tam', 'manager-in-training'))],
      },
    ],
    jobDiscards: ['frame-job'],
    henchmanDiscards: ['doorstop-dee'],
    snitches: ['ii-3'],
  });
  for (const viewer of VIEWERS) {
    const { seats, jobDeck, henchmanDeck, snitches } = game.view(viewer);
    expect(seats[0]).toMatchObject({
      money: 12,
      banked: 10,
      gang: [
        { card: 'volkova', available: true, learned: 'the-talkative-banker' },
        { card: 'lucia-longshot', available: false },
      ],
      resource: { card: 'bank', status: 'active' },
      doneByChapter: [2, 1, 0],
    });
    expect(seats[1]).toMatchObject({
      hospital: [{ card: 'clockwork-tam', learned: 'manager-in-training' }],
      resource: { card: 'hospital', status: 'active' },
    });
    expect(jobDeck).toMatchObject({ size: 33 - 8, discards: ['frame-job'] }); // 8 cards are elsewhere: 1 done, 1 discarded, 1 snitch, 5 open
    expect(henchmanDeck).toMatchObject({ size: 35 - 8, discards: ['doorstop-dee'] });
    expect(snitches).toEqual(['ii-3']);
  }
});

test('R8: nobody sees the cards of a deck, nor the random generator', () => {
  const game = table({
    chapter: 2,
    seats: [
      { boss: 'volkova', money: 9 },
      { boss: 'dona-remedios', money: 9 },
    ],
  });
  const { jobDeck, henchmanDeck } = game.match.state;
  for (const viewer of VIEWERS) {
    for (const card of [...jobDeck.cards, ...henchmanDeck.cards]) expect(shows(game, viewer, card)).toBe(false);
    expect(game.view(viewer)).not.toHaveProperty('chance');
    expect(game.view(viewer).jobDeck).not.toHaveProperty('cards');
  }
});

describe('R8: resources', () => {
  const start = () => newGame(2, 'secrets', { resources: true });

  test('R8+Q1: only the owner sees the two resources that were dealt', () => {
    const game = start();
    const { dealt } = game.match.state.seats[0]!;
    expect(game.view(0).seats[0]!.dealt).toEqual(dealt);
    for (const card of dealt) {
      expect(shows(game, 1, card)).toBe(false);
      expect(shows(game, 'spectator', card)).toBe(false);
    }
  });

  test('R8+Q1: only the owner sees the deal and the choice', () => {
    const game = start();
    const [kept] = game.match.state.seats[0]!.dealt;
    const deal = game.told('resourceDealt').find(({ seat }) => seat === 0)!;
    expect(gangsta.eventFor(deal, 0)).toEqual(deal);
    for (const viewer of [1, 'spectator'] as const)
      expect(gangsta.eventFor(deal, viewer)).toMatchObject({ resource: 'hidden' });
    game.keep(kept!);
    expect(lastEventFor(game, 0, 'resourceKept')).toMatchObject({ resource: kept });
    for (const viewer of [1, 'spectator'] as const)
      expect(lastEventFor(game, viewer, 'resourceKept')).toEqual({ type: 'resourceKept', seat: 0, resource: 'hidden' });
  });
});

describe('R8: cards that a player has looked at', () => {
  test.each([
    { active: 'bikerGang', deck: 'jobDeck', card: 'stash-house-sonata' },
    { active: 'informerNetwork', deck: 'henchmanDeck', card: 'doorstop-dee' },
  ] as const)('R8+Q6+Q13: only the owner of the $active sees the card; all see that it was looked at', (look) => {
    const { active, deck, card } = look;
    const game = table({ seats: [{ boss: 'volkova', active }, { boss: 'dona-remedios' }], from: 'start' }).look(card);
    expect(game.view(0)[deck].top).toBe(card);
    expect(lastEventFor(game, 0, 'topLookedAt')).toMatchObject({ card });
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.view(viewer)[deck]).toMatchObject({ seenBy: [0] });
      expect(shows(game, viewer, card)).toBe(false);
      expect(lastEventFor(game, viewer, 'topLookedAt')).toMatchObject({ seat: 0, card: 'hidden' });
    }
  });

  test('R8+Q6: once the card is drawn nobody has seen the next one', () => {
    const game = table({
      seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }],
      jobs: ['soft-brakes'],
      from: 'start',
    });
    game.look('stash-house-sonata').pass().discardJob('soft-brakes').endTurn('stash-house-sonata');
    expect(game.view(0).jobs[0]).toBe('stash-house-sonata');
    expect(game.view(0).jobDeck).toEqual({ size: 24, discards: ['soft-brakes'], seenBy: [] });
  });
});

describe('R8: completed jobs', () => {
  const seats = [
    { boss: 'volkova', money: 1, done: ['house-manners', 'convoy-for-two'], active: 'media' as const },
    { boss: 'dona-remedios' },
  ];

  test('R8+A2+Q11: everybody except the owner sees only their number', () => {
    const game = table({ chapter: 2, seats });
    expect(game.view(0).seats[0]!.done).toEqual(['house-manners', 'convoy-for-two']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(game.view(viewer).seats[0]).not.toHaveProperty('done');
      expect(game.view(viewer).seats[0]!.doneByChapter).toEqual([1, 1, 0]);
      expect(shows(game, viewer, 'house-manners')).toBe(false);
    }
    expect(game.match.result).toBeUndefined();
  });

  test('R8: a table option makes them public', () => {
    const game = table({ chapter: 2, seats, options: { openJobs: true } });
    for (const viewer of VIEWERS) expect(game.view(viewer).seats[0]!.done).toEqual(['house-manners', 'convoy-for-two']);
  });

  test('R8+Q11: at the end everything is shown', () => {
    const game = ended(seats);
    for (const viewer of VIEWERS) expect(game.view(viewer).seats[0]!.done).toEqual(['house-manners', 'convoy-for-two']);
    expect(game.score(0, 'resource')).toBe(2);
  });
});
