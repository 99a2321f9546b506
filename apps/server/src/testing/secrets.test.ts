import { type EscapePlan, escapePlan } from '@getaway/escape-plan';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, Match, readSetup, type Shape, type Viewer, viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { hiddenFrom, leaksIn } from './secrets.ts';

function stateOf<G extends Shape>(
  definition: Definition<G>,
  options: Readonly<Record<string, unknown>> = {},
): G['state'] {
  const setup = readSetup(definition, { players: 4, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(definition, setup.ok, { seed: 'a seed' }).state;
}

const seen = (game: string, state: unknown, document: object, viewer: Viewer): readonly string[] => {
  const text = JSON.stringify(document);
  return leaksIn(text, text, hiddenFrom({ game, states: [state] }, viewer), viewer);
};

/** The detector must find each kind of secret in a document that is otherwise harmless. */
describe('R17: a leak of Escape Plan', () => {
  const state: EscapePlan['state'] = stateOf(escapePlan);
  const [ada] = state.seats;
  ada!.cash = 17;
  ada!.items.push({ kind: 'locker', colour: 'brown', value: 120 }, { kind: 'exit', stack: 0, value: 70 });
  ada!.boxed.push({ kind: 'locker', colour: 'green', value: 40 });
  const leaks: Readonly<Record<string, object>> = {
    plan: { plan: ada!.plan },
    'plan that nobody has': { left: [state.plans[0]] },
    cash: { seats: [{ cash: 17 }] },
    locker: { items: [{ value: 120, kind: 'locker', colour: 'brown' }] },
    'exit tile': { item: { kind: 'exit', stack: 0, value: 70 } },
    'tile in the box': { boxed: [{ kind: 'locker', colour: 'green', value: 40 }] },
    'tile that is looked at': { type: 'tilesDrawn', seat: 0, from: 'black', drawn: [100, 0] },
    contact: { next: state.contactDeck[3] },
    'tile of the city': { pile: state.piles[2] },
    chance: { x: Object.values(state.chance).find((word) => String(word).length > 6) },
    field: { patrolDeck: [] },
  };

  test.each(Object.keys(leaks))('is detected for others: a %s', (what) => {
    for (const viewer of [1, 'spectator'] as const)
      expect(seen(escapePlan.id, state, leaks[what]!, viewer)).not.toEqual([]);
  });

  test.each(['plan', 'cash', 'locker', 'exit tile', 'tile in the box'])(
    'is not reported for its owner: the %s',
    (what) => {
      expect(seen(escapePlan.id, state, leaks[what]!, 0)).toEqual([]);
    },
  );

  test('is reported for everything hidden in another viewer’s view, and for nothing in the viewer’s own view', () => {
    expect(seen(escapePlan.id, state, viewFor(escapePlan, state, 0), 1).length).toBeGreaterThanOrEqual(4);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seen(escapePlan.id, state, viewFor(escapePlan, state, viewer), viewer)).toEqual([]);
  });
});

describe('R8: a leak of Gangsta!', () => {
  const state: Gangsta['state'] = stateOf(gangsta, { resources: true });
  const [ada] = state.seats;
  ada!.done.push('a-job-that-ada-has-done');
  state.jobDeck.top = [state.jobDeck.cards.pop()!];
  state.jobDeck.seenBy = [0];
  const leaks: Readonly<Record<string, object>> = {
    resource: { resource: ada!.dealt[0] },
    'job done': { done: ['a-job-that-ada-has-done'] },
    'top card': { top: state.jobDeck.top[0] },
    'card of a deck': { card: state.henchmanDeck.cards[2] },
  };

  test.each(Object.keys(leaks))('is detected for others: a %s', (what) => {
    for (const viewer of [1, 'spectator'] as const)
      expect(seen(gangsta.id, state, leaks[what]!, viewer)).not.toEqual([]);
  });

  test.each(['resource', 'job done', 'top card'])('is not reported for its owner: the %s', (what) => {
    expect(seen(gangsta.id, state, leaks[what]!, 0)).toEqual([]);
  });
});
