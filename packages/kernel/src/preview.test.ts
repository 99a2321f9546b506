import { describe, expect, test } from 'vitest';
import { checkForecasts } from './conformance/index.ts';
import type { Definition, Foresight } from './definition.ts';
import { Match } from './match.ts';
import { changeOf, forecasts, NOTHING_FORESEEN, preview } from './preview.ts';
import { readSetup } from './setup.ts';
import { type Pickpockets, pickpockets } from './testing/pickpockets.ts';

const foresight: Foresight<Pickpockets> = {
  figuresOf: ({ seats }, seat) => ({ coins: seats[seat]?.coins ?? 0, purses: seats[seat]?.purses.length ?? 0 }),
  settled: new Set(),
  endsWith: new Set(),
};

const { events: _, ...NOTHING } = NOTHING_FORESEEN;

function begin(definition: Definition<Pickpockets>): Match<Pickpockets> {
  const setup = readSetup(definition, { players: 2 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(definition, setup.ok, { seed: 'forecast' });
}

const foreseeing: Definition<Pickpockets> = { ...pickpockets, foresight };

describe('a forecast', () => {
  test('lists what each move changes, in the order of the question', () => {
    const told = forecasts(begin(foreseeing), 0);
    expect(told.map((forecast) => changeOf(forecast, 'coins'))).toEqual(
      [1, 2, 3].map((coins) => ({ before: 0, after: coins, by: coins })),
    );
    expect(changeOf(told[0], 'purses')).toBeUndefined();
  });

  test('stops before anything hidden is revealed, and says so', () => {
    const match = begin(foreseeing);
    match.play({ move: 'hide', coins: 2 });
    match.play({ move: 'hide', coins: 1 });
    const grab = match.decision?.moves.findIndex(({ move }) => move === 'grab') ?? -1;
    expect(forecasts(match, 0)[grab]).toEqual({ ...NOTHING, reveals: true });
  });

  test('has the sentences of the game, for one move and for several', () => {
    const match = begin({
      ...foreseeing,
      foresight: {
        ...foresight,
        tell: ({ after, seat, moves }) => ({
          facts: [{ name: 'hides', values: { coins: after.seats[seat]?.coins ?? 0 } }],
          dangers: moves.length > 1 ? [{ kind: 'loss', name: 'again' }] : [],
        }),
      },
    });
    const [move] = match.decision?.moves ?? [];
    expect(forecasts(match, 0)[0]).toMatchObject({
      facts: [{ name: 'hides', values: { coins: 1 } }],
      dangers: [],
      waitsFor: 1,
    });
    expect(preview(match, 0, move!)).toMatchObject({ facts: [{ name: 'hides', values: { coins: 1 } }], dangers: [] });
    expect(checkForecasts(match).compared).toBe(3);
  });

  test('exists only for the seat that is asked, and only in games that define figures', () => {
    expect(forecasts(begin(foreseeing), 1)).toEqual([]);
    expect(forecasts(begin(pickpockets), 0)).toEqual([]);
  });

  test('stops before the events that the game names', () => {
    const hiding: Definition<Pickpockets> = {
      ...foreseeing,
      foresight: { ...foresight, endsWith: new Set(['hidden']) },
      rules: { ...pickpockets.rules, hide: { ...pickpockets.rules.hide, resolve } },
    };
    expect(forecasts(begin(hiding), 0)[1]).toEqual({ ...NOTHING, changes: { purses: [0, 1] } });
  });
});

/** A rule that emits its event between two changes of the state. */
const resolve: Extract<Definition<Pickpockets>['rules']['hide'], { readonly rules: unknown }>['resolve'] = (
  game,
  { seat },
  move,
) => {
  const held = game.state.seats[seat];
  if (held === undefined || move.move !== 'hide') return;
  held.purses.push('tin');
  game.emit({ type: 'hidden', seat, coins: move.coins });
  held.coins = move.coins;
};

describe('the check of forecasts', () => {
  test('compares every move with what it leads to', () => {
    const match = begin(foreseeing);
    expect(checkForecasts(match)).toEqual({ compared: 3, revealing: 0 });
    match.play({ move: 'hide', coins: 2 });
    expect(checkForecasts(match)).toEqual({ compared: 0, revealing: 3 });
  });

  test("catches a figure that is another seat's secret", () => {
    const curious: Definition<Pickpockets> = {
      ...foreseeing,
      // This figure contains the coins of other seats. They are secret, so they differ between a determinised state
      // and the true one.
      foresight: {
        ...foresight,
        figuresOf: ({ seats }, seat) => ({
          sum: seats.reduce((all, { coins }, i) => all * 10 + coins * (i === seat ? 2 : 1), 0),
        }),
      },
    };
    const match = begin(curious);
    match.play({ move: 'hide', coins: 3 });
    const asked = { ...curious, rules: { ...curious.rules, show: { run: () => {} } } };
    const second = Match.from(asked, match.state, 1);
    expect(() => checkForecasts(second)).toThrow('the forecast of');
  });
});
