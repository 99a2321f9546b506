import { describe, expect, test } from 'vitest';
import { GAP } from './state.ts';
import { taught, tired, type Who } from './testing/position.ts';
import { type GangstaScenario, table } from './testing/table.ts';

const FIVE = ['lucia-longshot', 'keystroke-kit', 'gossip-gaetano', 'capitana-paloma', 'nonna-knuckles'];

test.each([
  { chapter: 1, henchmen: 2 },
  { chapter: 2, henchmen: 5 },
  { chapter: 3, henchmen: 7 },
] as const)('R1: the boss counts for the threshold of chapter $chapter', ({ chapter, henchmen }) => {
  const gang = [...FIVE, 'clockwork-tam', 'unplugged-ugo'].slice(0, henchmen);
  const recruiting = (own: readonly string[]) =>
    table({
      chapter,
      seats: [{ boss: 'volkova', money: 9, gang: own }, { boss: 'dona-remedios' }],
      pool: ['doorstop-dee'],
    })
      .recruit('doorstop-dee')
      .endTurn();
  expect(recruiting(gang).told('chapterEnded')).toHaveLength(1);
  expect(recruiting(gang.slice(1)).told('chapterEnded')).toEqual([]);
});

describe('R2: ties in the gang war', () => {
  const war = (...rivals: readonly (readonly Who[])[]): GangstaScenario =>
    table({
      chapter: 2,
      seats: [
        { boss: 'volkova', money: 2, gang: FIVE },
        ...rivals.map((gang, i) => ({ boss: ['dona-remedios', 'zia-fortunata', 'headmaster-lau'][i]!, gang })),
      ],
      pool: ['doorstop-dee'],
    })
      .recruit('doorstop-dee')
      .endTurn();

  test('R2: if players tie for the most, nobody wins, and every player gives up one henchman', () => {
    const game = war(
      ['clockwork-tam', 'unplugged-ugo'],
      ['spreadsheet-sandro', 'ctrl-alt-celia'],
      ['both-hands-beltran', 'switchboard-sung'],
    );
    expect(game.told('gangWarFought')).toEqual([
      { type: 'gangWarFought', mercenaries: [0, 1, 1, 0], winner: 'nobody' },
    ]);
    for (const henchman of ['doorstop-dee', 'unplugged-ugo', 'ctrl-alt-celia', 'switchboard-sung'])
      game.giveUp(henchman);
    expect(game.view().lost).toHaveLength(4);
  });

  test('R2: this is also true if all have 0 mercenaries', () => {
    const game = war(['unplugged-ugo'], ['ctrl-alt-celia']);
    expect(game.told('gangWarFought')).toMatchObject([{ mercenaries: [0, 0, 0], winner: 'nobody' }]);
    expect(game.giveUp('doorstop-dee').view().lost).toEqual(['doorstop-dee', 'unplugged-ugo', 'ctrl-alt-celia']);
  });

  test('R2+H2: with three players a winner with twice as many does not choose for the others', () => {
    const game = war(['gentle-anatoly', 'senor-nadie'], ['clockwork-tam', 'unplugged-ugo']);
    expect(game.asked).toBe(0);
    expect(game.can('giveUp')).toEqual(game.gang(0).slice(1));
    expect(game.giveUp('doorstop-dee').asked).toBe(2);
  });

  test('R2+C4: with five players, the rule is the same as with three or four', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', money: 2, gang: FIVE },
        { boss: 'dona-remedios', gang: ['gentle-anatoly'] },
        ...['zia-fortunata', 'headmaster-lau'].map((boss) => ({ boss })),
        { boss: 'mayor-of-ninth', gang: ['unplugged-ugo', 'ctrl-alt-celia'] },
      ],
      pool: ['doorstop-dee'],
    });
    game.recruit('doorstop-dee').endTurn();
    expect(game.told('gangWarFought')).toMatchObject([{ mercenaries: [0, 2, 0, 0, 1], winner: 1 }]);
    expect(game.giveUp('doorstop-dee').asked).toBe(4); // the loser chooses, although the winner has twice as many mercenaries
  });

  test('R3: a player without a henchman gives up nobody', () => {
    const game = war([], ['clockwork-tam']);
    expect(game.giveUp('doorstop-dee').view().lost).toEqual(['doorstop-dee']);
    expect(game.gang(1)).toEqual(['dona-remedios']);
    expect(game.view().chapter).toBe(3);
  });
});

test('R3+W6: an assassination against gangs without a two-skill henchman has no effect', () => {
  const game = table({
    chapter: 3,
    seats: [
      { boss: 'dona-remedios', gang: ['two-door-timofei'] },
      { boss: 'volkova', gang: ['senor-nadie'] },
    ],
    jobs: ['an-empty-chair'],
  });
  expect(game.job('an-empty-chair', 'dona-remedios', 'two-door-timofei').step).toBe('endTurn');
});

describe('R4: empty decks', () => {
  const seats = [
    { boss: 'volkova', money: 9, gang: ['coach-lamont'] },
    { boss: 'dona-remedios', money: 9 },
  ];
  const pool = ['clockwork-tam', 'lucia-longshot', 'ice-pick-irina', 'senor-nadie', 'ctrl-alt-celia'];

  test('R4: the job deck is reshuffled from its discards', () => {
    const game = table({ seats, jobs: ['soft-brakes'], jobDeck: [], jobDiscards: ['house-manners', 'crossed-wires'] });
    game.job('soft-brakes', 'coach-lamont').endTurn('crossed-wires');
    expect(game.told('deckRenewed')).toEqual([{ type: 'deckRenewed', deck: 'jobs' }]);
    expect(game.view().jobs[0]).toBe('crossed-wires'); // a completed job is never reshuffled
    expect(game.view().jobDeck).toMatchObject({ size: 1, discards: [] });
  });

  test('R4: the card just discarded is reshuffled too', () => {
    const job = table({ seats, jobs: ['soft-brakes'], jobDeck: [] })
      .pass()
      .discardJob('soft-brakes')
      .endTurn();
    expect(job.view().jobs[0]).toBe('soft-brakes');
    const henchman = table({ seats, pool, henchmanDeck: [] }).pass().discardHenchman('lucia-longshot').endTurn();
    expect(henchman.view().pool).toEqual(pool);
  });

  test('R4: the henchman deck is reshuffled from the pool discards, never from lost henchmen', () => {
    const game = table({ seats, pool, henchmanDeck: [], henchmanDiscards: ['doorstop-dee', 'keystroke-kit'] });
    game.recruit('clockwork-tam').endTurn('doorstop-dee');
    expect(game.told('deckRenewed')).toEqual([{ type: 'deckRenewed', deck: 'henchmen' }]);
    expect(game.view().pool[0]).toBe('doorstop-dee');
    expect(game.view().henchmanDeck).toMatchObject({ size: 1, discards: [] });
  });

  test('R4: if there are none the gap stays until a card can be drawn', () => {
    const game = table({ seats, pool, henchmanDeck: [] }).recruit('clockwork-tam').endTurn();
    expect(game.view().pool[0]).toBe(GAP);
    expect(game.can('recruit')).not.toContain(GAP);
    game.pass().discardHenchman('ice-pick-irina').endTurn();
    expect(game.view().pool).toEqual(['ice-pick-irina', 'lucia-longshot', GAP, 'senor-nadie', 'ctrl-alt-celia']);
  });

  test('R4: revealed snitches never return', () => {
    const game = table({ chapter: 2, seats, jobs: ['frame-job'], jobDeck: [], snitches: ['ii-2', 'ii-3', 'ii-4'] });
    game.pass().discardJob('frame-job').endTurn();
    expect(game.view().jobDeck.size).toBe(0);
    expect(game.view().jobs[0]).toBe('frame-job');
  });

  test.each([
    { active: 'bikerGang', jobDeck: [], jobDiscards: ['house-manners'] },
    { active: 'informerNetwork', henchmanDeck: [], henchmanDiscards: ['doorstop-dee'] },
  ] as const)('R4+Q6+Q13: the deck is also reshuffled if the $active only looks at it', ({ active, ...decks }) => {
    const game = table({ seats: [{ boss: 'volkova', active }, { boss: 'dona-remedios' }], ...decks, from: 'start' });
    game.look();
    expect(game.told('deckRenewed')).toHaveLength(1);
    expect(game.told('topLookedAt')).toHaveLength(1);
  });

  test('R4+Q6: if there is no card to look at, nothing is asked', () => {
    const game = table({
      seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }],
      jobDeck: [],
      from: 'start',
    });
    expect(game.step).toBe('act');
  });

  test.each([2, 3])('R4: after ten full rounds of passes by %i players the game ends and is scored', (players) => {
    const bosses = ['volkova', 'dona-remedios', 'zia-fortunata'].slice(0, players);
    const game = table({ seats: bosses.map((boss) => ({ boss })) });
    for (let i = 1; i < 10 * players; i += 1) game.idle();
    expect(game.step).toBe('act');
    expect(game.idle().result.endedBy).toBe('idleness');
    expect(game.result.ranking).toHaveLength(players);
  });

  test('R4: anything but a pass restarts the count', () => {
    const game = table({ seats, passes: 19, pool }).recruit('clockwork-tam').endTurn();
    for (let i = 0; i < 19; i += 1) game.idle();
    expect(game.step).toBe('act');
    expect(game.idle().step).toBe('over');
  });
});

test('R5+W3: a threshold reached by a reward waits for the end of the turn', () => {
  const game = table({
    seats: [{ boss: 'headmaster-lau', money: 3, gang: ['keystroke-kit', 'doorstop-dee'] }, { boss: 'dona-remedios' }],
    jobs: ['the-bus-that-blinked'], // the job needs an informer and a hacker, and it pays $2, 1 influence and a recruit
    pool: ['gossip-gaetano'],
  });
  game.job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit').recruit('gossip-gaetano');
  expect(game.view().chapter).toBe(1);
  expect(game.endTurn().view().chapter).toBe(2);
  expect(game.done(0)).toEqual(['the-bus-that-blinked']);
});

test('R7+T1: doing the job that the biker gang found is the action of the turn', () => {
  const game = table({
    seats: [{ boss: 'volkova', money: 9, active: 'bikerGang' }, { boss: 'dona-remedios' }],
    from: 'start',
  });
  game.look('stash-house-sonata').job('stash-house-sonata', 'volkova');
  expect(game.moves).toEqual(['endTurn']);
});

test('R11: a learned skill counts for jobs, M1, A6, W6, H1, H2, N1, Q2 and Q14 alike: here for the pass and the snitch', () => {
  const game = table({
    chapter: 2,
    seats: [
      {
        boss: taught('volkova', 'the-talkative-banker'),
        money: 9,
        gang: [tired(taught('clockwork-tam', 'manager-in-training'))],
      },
      { boss: 'dona-remedios', money: 9 },
    ],
    jobs: ['frame-job'],
  });
  expect(game.pass().money[0]).toBe(11);
  expect(game.discardJob('frame-job').endTurn('ii-2', 'heavy-carats').money).toEqual([10, 7]);
});

describe('R12: chapters are checked once a turn, before any refill', () => {
  test('R12+H4: after a change of chapter the gap in the pool is still refilled; there are five jobs, so no snitch is drawn', () => {
    const game = table({
      seats: [{ boss: 'headmaster-lau', money: 3, gang: ['keystroke-kit', 'doorstop-dee'] }, { boss: 'dona-remedios' }],
      jobs: ['the-bus-that-blinked'], // the job pays a recruit, so one job and one henchman have to be replaced
      pool: ['gossip-gaetano'],
    });
    game.job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit').recruit('gossip-gaetano').endTurn();
    expect(game.view().jobs).not.toContain(GAP);
    expect(game.view().pool).not.toContain(GAP);
    expect(game.told('chapterBegan', 'henchmanLaid').map(({ type }) => type)).toEqual(['chapterBegan', 'henchmanLaid']);
    expect(game.told('jobLaid')).toHaveLength(5);
    expect(game.told('snitchRevealed')).toEqual([]);
  });

  test('R12: only the active player can end a chapter', () => {
    const game = table({
      seats: [
        { boss: 'volkova' },
        { boss: 'dona-remedios', gang: ['lucia-longshot', 'doorstop-dee', 'keystroke-kit'] },
      ],
    });
    expect(game.idle().view().chapter).toBe(1);
    expect(game.idle().view().chapter).toBe(2);
  });
});

describe('R13: the bank and the hospital work by themselves', () => {
  test('R13+Q3: money that comes on another player’s turn is safe at once', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', gang: ['ice-pick-irina'] },
        { boss: 'zia-fortunata', gang: ['clockwork-tam'] },
        { boss: 'headmaster-lau', money: 9, gang: ['gossip-gaetano'], active: 'bank' },
      ],
      // the first job is shared and pays $3 to each gang; the second job pays a theft of $4
      jobs: ['convoy-for-two', 'pennies-from-the-server'],
    });
    game.job('convoy-for-two', 'volkova', 'ice-pick-irina', 'gossip-gaetano').endTurn('four-flat-tyres');
    expect(game.money[2]).toBe(12);
    game.job('pennies-from-the-server', 'zia-fortunata', 'clockwork-tam').steal(2);
    expect(game.money[2]).toBe(10);
  });

  test('R13+Q7: henchmen lost before the hospital was active stay lost', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', gang: ['two-door-timofei'] },
        { boss: 'volkova', gang: ['coach-lamont'], inactive: 'hospital' },
      ],
      jobs: ['an-empty-chair'], // the job needs a sniper and two brawlers, and it pays an assassination
    });
    game.job('an-empty-chair', 'dona-remedios', 'two-door-timofei').assassinate(1);
    expect(game.view().seats[1]!.hospital).toEqual([]);
    expect(game.view().lost).toEqual(['coach-lamont']);
  });
});
