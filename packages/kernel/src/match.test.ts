import { describe, expect, test } from 'vitest';
import { lookAtTop } from './deck.ts';
import type { Definition } from './definition.ts';
import { Match } from './match.ts';
import { preview } from './preview.ts';
import { reasonIn } from './refusal.ts';
import type { Choice } from './rule.ts';
import { readSetup } from './setup.ts';
import { type Move, type Pickpockets, pickpockets } from './testing/pickpockets.ts';
import { viewFor } from './view.ts';

function newMatch(seed = 'match', players = 2, definition = pickpockets): Match<Pickpockets> {
  const setup = readSetup(definition, { players });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(definition, setup.ok, { seed });
}

const HIDE: Move = { move: 'hide', coins: 2 };
const stealing = (): Match<Pickpockets> => {
  const match = newMatch();
  match.play(HIDE);
  match.play(HIDE);
  return match;
};

describe('a decision', () => {
  test('names the seat, the step, its rules and every legal move', () => {
    expect(newMatch().decision).toEqual({
      number: 0,
      seat: 0,
      step: 'hide',
      rules: ['P1'],
      moves: [1, 2, 3].map((coins) => ({ move: 'hide', coins })),
    });
  });

  test('refuses an answer of another seat, an answer to another number, and an illegal move', () => {
    const match = newMatch();
    expect(match.find(1, HIDE)).toMatchObject({ refusal: { code: 'notAsked' } });
    expect(match.find(0, HIDE, 3)).toMatchObject({ refusal: { code: 'notAsked' } });
    expect(match.find(0, { move: 'grab' })).toMatchObject({ refusal: { code: 'illegal' } });
    expect(match.find(0, { move: 'hide', coins: 4 } as Move)).toMatchObject({ refusal: { code: 'illegal' } });
    expect(match.find(0, { coins: 2, move: 'hide' } as Move)).toEqual({ ok: HIDE });
    expect(match.entries).toEqual([]);
  });

  test('names the rule that forbids a move, if there is one', () => {
    const match = newMatch();
    while (match.decision !== undefined && match.state.deck.cards.length + match.state.deck.top.length > 0)
      match.play(match.decision.moves.find(({ move }) => move === 'grab') ?? (match.decision.moves[0] as Move));
    const endTurn = match.decision?.seat ?? 0;
    expect(match.find(endTurn, { move: 'grab' })).toMatchObject({ refusal: { code: 'illegal' } });
  });

  test('if all seats choose at the same time, they are asked one by one, and nobody sees a choice before all are made', () => {
    const match = newMatch('secrets', 3);
    const { events } = match.play(HIDE);
    expect(match.decision).toMatchObject({ seat: 1, step: 'hide' });
    expect(events.map((event) => pickpockets.eventFor(event, 1))).toEqual([
      { type: 'hidden', seat: 0, coins: 'hidden' },
    ]);
    expect(JSON.stringify(viewFor(pickpockets, match.state, 1))).not.toContain('2');
    match.play(HIDE);
    expect(match.play(HIDE).events).toContainEqual({ type: 'shown', coins: [2, 2, 2] });
  });
});

describe('undo', () => {
  test('undoes a seat’s own choices until another seat acts', () => {
    const match = newMatch();
    match.play(HIDE);
    expect(match.undo(1)).toMatchObject({ refusal: { code: 'nothingToUndo' } });
    expect(match.undo(0)).toMatchObject({ ok: { seat: 0, move: HIDE } });
    expect(match.decision).toMatchObject({ seat: 0, step: 'hide', number: 2 });
    expect(match.undo(0)).toMatchObject({ refusal: { code: 'nothingToUndo' } });
  });

  test('stops where something hidden was revealed', () => {
    const match = stealing();
    expect(match.undo(1)).toMatchObject({ refusal: { message: expect.stringContaining('hidden') as string } });
    match.play({ move: 'peek' });
    expect(match.undo(0)).toMatchObject({ refusal: { code: 'nothingToUndo' } });
    match.play({ move: 'grab' }); // the seat knew the card, but now everybody sees it
    expect(match.undo(0)).toMatchObject({ refusal: { code: 'nothingToUndo' } });
    match.play({ move: 'endTurn' });
    expect(match.undo(0)).toMatchObject({ ok: { move: { move: 'endTurn' } } });
  });

  test('never gives a decision number twice, so that a late answer can’t hit another decision', () => {
    const match = newMatch();
    match.play(HIDE);
    match.undo(0);
    expect(match.find(0, HIDE, 0)).toMatchObject({ refusal: { code: 'notAsked' } });
    expect(match.find(0, HIDE, 2)).toEqual({ ok: HIDE });
  });

  test('is not possible after the end of the game', () => {
    const match = newMatch();
    while (match.decision !== undefined) match.play(match.decision.moves.at(-2) ?? (match.decision.moves[0] as Move));
    expect(match.undo(match.entries.at(-1)?.seat ?? 0)).toMatchObject({ refusal: { message: 'The game is over.' } });
  });
});

describe('a match', () => {
  test('can be continued in a clone without changing the original', () => {
    const match = stealing();
    const state = JSON.stringify(match.state);
    const { match: later, entry } = match.after({ move: 'grab' });
    expect(entry.draws).toHaveLength(1);
    expect(later.entries).toHaveLength(3);
    expect([match.entries.length, JSON.stringify(match.state)]).toEqual([2, state]);
  });

  test('takes its draws from a script while there is one', () => {
    const match = stealing();
    const wanted = match.state.deck.cards[4];
    expect(match.play({ move: 'grab' }, [4]).events).toContainEqual({ type: 'grabbed', seat: 0, purse: wanted });
    match.play({ move: 'endTurn' });
    expect(() => match.clone().play({ move: 'grab' }, [5])).toThrow('a draw of 5 is impossible');
    expect(() => match.clone().play({ move: 'grab' }, [0, 0])).toThrow('1 of the draws told were not made');
  });

  test('a refusal names the rule, and the sentence with its values', () => {
    const says = { name: 'tooFew', values: { needed: 4, have: 2 } };
    const explaining: Definition<Pickpockets> = {
      ...pickpockets,
      rules: {
        ...pickpockets.rules,
        hide: { ...pickpockets.rules.hide, whyNot: () => ({ rule: 'P2', says }) } as never,
      },
    };
    const refused = newMatch('reasons', 2, explaining).find(0, { move: 'grab' });
    const refusal = 'refusal' in refused ? refused.refusal : undefined;
    expect(refusal).toMatchObject({ code: 'illegal', why: 'P2', because: 'tooFew', values: { needed: 4, have: 2 } });
    expect(reasonIn(refusal!)).toEqual({ rule: 'P2', says });
  });

  test('previews what a move does, but not what it would reveal', () => {
    const match = stealing();
    expect(preview(match, 0, { move: 'grab' })).toMatchObject({ events: [], reveals: true });
    expect(preview(newMatch(), 0, HIDE)).toMatchObject({
      events: [{ type: 'hidden', seat: 0, coins: 2 }],
      reveals: false,
    });
  });
});

describe('a question with a single answer that nobody else may know about', () => {
  /**
   * A game in which a seat can choose how to end its turn only if it has hidden more than one coin. The other seats
   * must not learn whether it has this choice.
   */
  const discreet: Definition<Pickpockets> = {
    ...pickpockets,
    rules: {
      ...pickpockets.rules,
      show: { run: () => undefined },
      endTurn: {
        ...(pickpockets.rules.endTurn as Choice<Pickpockets>),
        onlyWay: true,
        hidesChoice: () => true,
        options: ({ seats }, frame) =>
          'seat' in frame && (seats[frame.seat]?.coins ?? 0) > 1
            ? [{ move: 'endTurn' }, { move: 'peek' }]
            : [{ move: 'endTurn' }],
      },
      steal: {
        ...(pickpockets.rules.steal as Choice<Pickpockets>),
        resolve: (game, frame) => 'seat' in frame && game.next({ step: 'endTurn', seat: frame.seat }),
      },
    },
  };
  const hidden = (...coins: readonly number[]): Match<Pickpockets> => {
    const match = newMatch('discreet', 2, discreet);
    for (const count of coins) match.play({ move: 'hide', coins: count });
    return match;
  };

  test('has one move, which is recorded like any other choice', () => {
    const match = hidden(1, 2);
    match.play({ move: 'peek' });
    expect(match.question).toMatchObject({ seat: 0, unasked: true, moves: [{ move: 'endTurn' }] });
    expect(match.play({ move: 'endTurn' })).toMatchObject({ unasked: true });
    match.play({ move: 'peek' });
    expect(match.question).toMatchObject({ seat: 1, unasked: false });
    expect(match.play({ move: 'endTurn' })).toMatchObject({ unasked: false });
    expect(match.entries.slice(-4).map(({ seat, move }) => `${seat} ${move.move}`)).toEqual([
      '0 peek',
      '0 endTurn',
      '1 peek',
      '1 endTurn',
    ]);
  });

  test('is undone with the choice before it', () => {
    const match = hidden(1, 2);
    const before = JSON.stringify(match.state);
    match.play({ move: 'peek' });
    match.play({ move: 'endTurn' });
    expect(match.choicesBeforeLast).toBe(2);
    expect(match.undo(0)).toMatchObject({ ok: { move: { move: 'peek' } } });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.entries).toHaveLength(2);
  });

  test('of another seat stops undo like a choice, because nobody may know that it was automatic', () => {
    for (const coins of [1, 2]) {
      const match = hidden(2, coins);
      for (const move of ['peek', 'endTurn', 'peek', 'endTurn'] as const) match.play({ move });
      expect(match.whyNoUndo(0)).toMatchObject({ reason: 'otherSeat' });
    }
  });

  test('is part of the forecast of the move that leads to it', () => {
    const loud: Definition<Pickpockets> = {
      ...discreet,
      rules: { ...discreet.rules, passOn: { run: (game) => game.emit({ type: 'ended' }) } },
    };
    const match = newMatch('discreet', 2, loud);
    for (const coins of [1, 2]) match.play({ move: 'hide', coins });
    expect(preview(match, 0, { move: 'peek' }).events).toEqual([{ type: 'ended' }]);
  });
});

describe('an anytime move', () => {
  /** A game in which a seat may also peek at the end of its turn. */
  const curious: Definition<Pickpockets> = {
    ...pickpockets,
    anytime: {
      steps: new Set(['endTurn'] as const),
      includes: ({ move }) => move === 'peek',
      options: ({ deck }, frame) => ('seat' in frame && !deck.seenBy.includes(frame.seat) ? [{ move: 'peek' }] : []),
      resolve: (game, frame) => 'seat' in frame && lookAtTop(game, game.state.deck, frame.seat),
    },
  };

  test('is added to the options of a step, and the step is asked again afterwards', () => {
    const match = newMatch('anytime', 2, curious);
    for (const move of [HIDE, HIDE, { move: 'grab' }] as const) match.play(move);
    expect(match.decision?.moves).toEqual([{ move: 'endTurn' }, { move: 'peek' }]);
    match.play({ move: 'peek' });
    expect(match.decision).toMatchObject({ seat: 0, step: 'endTurn', moves: [{ move: 'endTurn' }] });
    expect(match.state.deck.seenBy).toEqual([0]);
  });
});
