import { seededChance, type Viewer, viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { escapePlan } from './definition.ts';
import type { State } from './state.ts';
import { PLANS } from './testing/drill.ts';
import { playUntil } from './testing/playOut.ts';
import type { SeatPlan } from './testing/seatPlan.ts';
import { type EscapePlanScenario, newGame, table } from './testing/table.ts';

const OTHERS: readonly Viewer[] = [1, 2, 'spectator'];
const owner: SeatPlan = {
  cash: 17,
  plan: 'plan4',
  contacts: ['boxer', 'informer', 'medic'],
  items: [
    { locker: 'brown', value: 120 },
    { exitStack: 0, value: 70 },
  ],
  keys: ['black'],
  notoriety: 3,
  cans: 2,
};

const byValue = (one: number, other: number): number => one - other;
const text = (data: unknown): string => JSON.stringify(data);
const toldTo = (game: EscapePlanScenario, viewer: Viewer): string =>
  text(game.events.map((event) => escapePlan.eventFor(event, viewer)));
const dream = (game: EscapePlanScenario, viewer: Viewer, seed: string): State =>
  escapePlan.determinise(game.state, viewer, seededChance(seed));
const dreams = (game: EscapePlanScenario, viewer: Viewer): State[] =>
  Array.from({ length: 40 }, (_, i) => dream(game, viewer, `dream ${i}`));

describe('R17: views', () => {
  test('R17: only the owner sees their cash and plan', () => {
    const game = table({ seats: [owner, {}, {}] });
    expect(game.view(0).seats[0]).toMatchObject({ cash: 17, plan: 'plan4' });
    for (const viewer of OTHERS) {
      expect(game.view(viewer).seats[0]).not.toHaveProperty('cash');
      expect(game.view(viewer).seats[0]).not.toHaveProperty('plan');
    }
    for (const { id } of PLANS.filter(({ id }) => id !== game.seat(1).plan))
      expect(text(game.view(1))).not.toContain(id);
  });

  test('R17: of held lockers and exit tiles only colour and stack are public', () => {
    const game = table({ seats: [owner, {}, {}] });
    expect(game.view(0).seats[0]?.items).toEqual([
      { kind: 'locker', colour: 'brown', value: 120 },
      { kind: 'exit', stack: 0, value: 70 },
    ]);
    for (const viewer of OTHERS)
      expect(game.view(viewer).seats[0]?.items).toEqual([
        { kind: 'locker', colour: 'brown', value: 'hidden' },
        { kind: 'exit', stack: 0, value: 'hidden' },
      ]);
  });

  test('R17: a player sees the tiles they draw; the number of tiles is public', () => {
    const game = table({ seats: [{ ...owner, cash: 0, items: [] }, {}, {}] })
      .visit('yard.2')
      .openLocker('black');
    const pending = (viewer: Viewer) => game.view(viewer).pending.find(({ step }) => step === 'keepTile');
    const drawn = game.told('tilesDrawn')[0]?.drawn;
    expect(pending(0)).toMatchObject({ from: 'black', drawn });
    for (const viewer of OTHERS) expect(pending(viewer)).toMatchObject({ drawn: ['hidden', 'hidden', 'hidden'] });
  });

  test('R17: a tile boxed unseen is known to its owner', () => {
    const seats = [{ ...owner, cash: 2 }, {}, {}];
    const game = table({ seats }).visit('yard.2').buy('vest').replace(0);
    expect(game.view(0).seats[0]?.boxed).toEqual([{ kind: 'locker', colour: 'brown', value: 120 }]);
    for (const viewer of OTHERS)
      expect(game.view(viewer).seats[0]?.boxed).toEqual([{ kind: 'locker', colour: 'brown', value: 'hidden' }]);
  });

  test('R17: face-down piles show their size, the bag its content, and nothing shows the seed', () => {
    const game = newGame(3, 'the seed of this game');
    const view = game.view(0);
    expect(view).toMatchObject({ pileSizes: [2, 2, 2, 2], contactDeck: 26, lockers: { green: 5, black: 5, brown: 5 } });
    expect(view.bag).toEqual(game.state.bag);
    for (const field of ['chance', 'stack', 'piles', 'patrolDeck', 'plans', 'contactDeckCards'])
      expect(view).not.toHaveProperty(field);
    const hidden = [...game.state.piles.flat(), ...game.state.contactDeck];
    const fits = (name: string): boolean => text(view).includes(`"${name}"`);
    expect(hidden.filter(fits)).toEqual([]);
    for (const word of Object.values(game.state.chance)) expect(text(view)).not.toContain(String(word));
  });

  test('R17: which cards automata have left is public, their order is not; his piles show only where they came from', () => {
    const piles = [[{ from: 'black', count: 2 }]] as const;
    const game = table({ seats: [{}], lieutenant: { piles: [...piles] } });
    const cards = game.view(0).automata.inspector?.cards ?? [];
    expect(cards).toEqual(cards.toSorted());
    expect(game.view(0).automata.lieutenant?.piles).toEqual(piles);
    expect(game.view(0)).not.toHaveProperty('lieutenantPlan');
    expect(game.view(0).pileValues).toEqual([]);
  });

  test('R17, G1: at the end plans, held tiles and cash are shown', () => {
    const seats = [{ ...owner, at: 'escaped' }, { at: 'escaped' }, { at: 'escaped' }];
    const game = table({
      seats,
      day: 3,
      patrol: { 1: 2, 2: 2, 3: 1 },
      part: 'dawn',
      escaped: [0, 1, 2],
      from: 'adjustment',
    });
    expect(game.view('spectator').seats[0]).toMatchObject({
      cash: 17,
      plan: 'plan4',
      items: [{ value: 120 }, { value: 70 }],
    });
    expect(game.told('handShown')).toHaveLength(3);
  });
});

describe('R17: events', () => {
  test('R17: only its owner sees a plan that is dealt', () => {
    const game = newGame(4, 'deal');
    for (const seat of [0, 1, 2, 3]) {
      const own = game.seat(seat).plan;
      expect(toldTo(game, seat)).toContain(own);
      expect(toldTo(game, (seat + 1) % 4)).not.toContain(`"${own}"`);
      expect(toldTo(game, 'spectator')).not.toContain(`"${own}"`);
    }
  });

  test('R17: drawing, keeping, storing and replacing tell the faces to the owner only; colour and number to all', () => {
    const seats = [{ ...owner, cash: 0 }, {}, {}];
    const game = table({ seats }).visit('yard.2').openLocker('black', 'black', 4, 3, 2); // the draws are 100, 100 and 70
    game.keep(100).replace(0);
    expect(toldTo(game, 0)).toContain('"drawn":[100,100,70]');
    for (const viewer of OTHERS) {
      expect(toldTo(game, viewer)).toContain('"drawn":["hidden","hidden","hidden"]');
      expect(toldTo(game, viewer)).not.toMatch(/"value":\d/);
      expect(toldTo(game, viewer)).toContain('"colour":"black"');
    }
  });

  test('R17: every payment and every cube’s hexagon is public', () => {
    const game = table({ seats: [{ plan: 'printed' }, {}, {}], row: ['stunt'] }).visit('den.2');
    expect(toldTo(game, 'spectator')).toContain('"sum":8');
    expect(toldTo(game, 'spectator')).toContain('"hexagon":"income"');
  });
});

describe('R17: determinised states', () => {
  test('R17: a viewer can’t distinguish a determinised state from the true one, and it breaks no invariant', () => {
    const game = newGame(3, 'dreams');
    playUntil(game, 'dreams', ({ state }) => state.day === 3);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      for (const state of dreams(game, viewer).slice(0, 5)) {
        expect(escapePlan.faultsOf(state)).toEqual([]);
        expect(viewFor(escapePlan, state, viewer)).toEqual(viewFor(escapePlan, game.state, viewer));
      }
  });

  test('R17: rivals’ cash, plans, lockers and exit tiles are drawn again, the player’s own are kept', () => {
    const game = table({ seats: [owner, {}, {}] });
    const rivals = dreams(game, 1);
    const seen = (of: (state: State) => unknown): number => new Set(rivals.map((state) => text(of(state)))).size;
    expect(seen(({ seats }) => seats[0]?.cash)).toBeGreaterThan(5);
    expect(seen(({ seats }) => seats[0]?.plan)).toBe(8); // any plan except the viewer's own is possible
    expect(seen(({ seats }) => seats[0]?.items[0])).toBe(3); // the possible values are 0, 90 and 120
    expect(seen(({ seats }) => seats[0]?.items[1])).toBe(5);
    for (const state of dreams(game, 0)) {
      expect(state.seats[0]).toEqual(game.state.seats[0]);
    }
  });

  test('R17, L2: a plan that is drawn again matches the hexagons of the cubes', () => {
    // the cubes lie on these spaces of the plan: plain, income, plain, plain
    const visited = ['casino', 'bar', 'gym', 'nightclub'] as const;
    const game = table({ seats: [{ plan: 'printed', visited }, {}, {}] });
    const plans = new Set(dreams(game, 2).map(({ seats }) => seats[0]?.plan));
    // no other plan has the bar as an income line and the three others as plain lines
    expect(plans).toEqual(new Set(['printed']));
    const bar = table({ seats: [{ plan: 'printed', visited: ['bar'] }, { plan: 'plan9' }, {}] });
    expect(new Set(dreams(bar, 1).map(({ seats }) => seats[0]?.plan))).toEqual(new Set(['printed', 'plan2', 'plan3']));
  });

  test('R17: tiles that a rival is looking at or has lost unseen are drawn again', () => {
    const seats = [{ ...owner, cash: 0, items: [] }, {}, {}];
    const game = table({ seats }).visit('yard.2').openLocker('black', 'black', 4, 3, 2);
    const drawn = (state: State) => state.stack.find((frame) => frame.step === 'keepTile');
    expect(new Set(dreams(game, 1).map((state) => text(drawn(state)))).size).toBeGreaterThan(3);
    expect(new Set(dreams(game, 0).map((state) => text(drawn(state))))).toEqual(new Set([text(drawn(game.state))]));
  });

  const visitor: SeatPlan = { ...owner, contacts: ['boxer', 'medic', 'gang', 'stunt'], cash: 0, items: [] };

  test('R17: tiles the Inspector removes unseen are in no view and no event, and are drawn again', () => {
    const inspector = { cards: ['storeB'] } as const;
    const game = table({ seats: [{}, {}], order: ['inspector', 0, 1], inspector });
    const boxed = new Set(dreams(game, 0).map((state) => text(state.lockers.black.boxed)));
    expect(boxed).toEqual(new Set(['[0]', '[70]', '[100]']));
    expect(game.view(0).lockers).toEqual({ green: 5, black: 4, brown: 5 });
    expect(toldTo(game, 0)).not.toMatch(/"(value|values|boxed)":/);
  });

  test('R17: the Lieutenant’s piles are in no view and no event, and are drawn again', () => {
    const lieutenant = { cards: ['storeB'] } as const;
    const game = table({ seats: [{}], order: ['lieutenant', 0, 'inspector'], lieutenant, inspector: { cards: [] } });
    expect(new Set(dreams(game, 0).map((state) => text(state.automata.lieutenant?.piles))).size).toBeGreaterThan(4);
    expect(text(game.view(0).automata.lieutenant)).not.toMatch(/"value":/);
    expect(toldTo(game, 0)).not.toMatch(/"value":\d/);
  });

  test('R17: tiles that the viewer is looking at stay where they are: in the stack', () => {
    const inspector = { cards: ['storeB'] } as const;
    const game = table({ seats: [visitor, {}], order: ['inspector', 0, 1], inspector, row: [], deck: [] });
    game.visit('yard.2').openLocker('black');
    const drawn = (game.told('tilesDrawn')[0]?.drawn ?? []).map(Number).toSorted(byValue);
    // every possible state has all four tiles in the stack
    for (const state of dreams(game, 0)) expect(state.lockers.black.values.toSorted(byValue)).toEqual(drawn);
  });

  test('R17: a determinised state does not contain the future draws', () => {
    const game = newGame(2, 'seeds');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(dream(game, viewer, 'x').chance).not.toEqual(game.state.chance);
  });
});
