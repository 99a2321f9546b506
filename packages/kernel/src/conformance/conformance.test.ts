import { expect, test } from 'vitest';
import type { Definition } from '../definition.ts';
import { type Pickpockets, pickpockets } from '../testing/pickpockets.ts';
import { checkPromises } from './index.ts';

const trial = (i: number) => ({ seed: `trial ${i}`, request: { players: 2 + (i % 2) }, every: 1, most: 200 });

test.each([0, 1, 2, 3, 4, 5, 6, 7])('an honest game keeps every promise (%i)', (i) => {
  expect(checkPromises(pickpockets, trial(i)).decision).toBeUndefined();
});

const { rules, publicView, privateView, cloneState, determinise, eventFor } = pickpockets;

const COINS = [1, 2, 3].map((coins) => ({ move: 'hide', coins }) as const);

/** A rule that leaks a secret: the last of three seats is asked only if the first seat has hidden just one coin. */
const skipsByPurse: Partial<typeof rules> = {
  hide: {
    ...rules.hide,
    ifPossible: true,
    options: ({ seats }, { seat }) => (seat === 2 && (seats[0]?.coins ?? 0) > 1 ? [] : COINS),
  },
};

/** Rules that leak a secret: only a seat that has hidden more than one coin can choose how to end its turn. */
const endsByPurse: Pick<typeof rules, 'show' | 'endTurn'> = {
  show: { run: () => undefined },
  endTurn: {
    ...rules.endTurn,
    onlyWay: true,
    options: ({ seats }, { seat }) =>
      (seats[seat]?.coins ?? 0) > 1 ? [{ move: 'endTurn' }, { move: 'peek' }] : [{ move: 'endTurn' }],
  },
};

test('a game that records a secret single option as an entry keeps every promise', () => {
  const endTurn = { ...endsByPurse.endTurn, hidesChoice: () => true };
  for (let i = 0; i < 8; i += 1)
    checkPromises({ ...pickpockets, rules: { ...rules, ...endsByPurse, endTurn } }, trial(i));
});

/** Games that each break one promise, with a part of the error that the check must throw. */
const CULPRITS: readonly [string, string, Partial<Definition<Pickpockets>>][] = [
  [
    'dreams of another table',
    'tell a dreamt state',
    {
      determinise(state, viewer, dream) {
        const dreamt = determinise(state, viewer, dream);
        return { ...dreamt, deck: { ...dreamt.deck, seenBy: [] } };
      },
    },
  ],
  ['leaks the top card', 'tells', { publicView: (state) => ({ ...publicView(state), top: state.deck.top }) }],
  [
    'takes away from a seat what everybody sees',
    'over the wire',
    { privateView: (state, seat) => ({ ...privateView(state, seat), over: undefined }) },
  ],
  ['shows a secret choice in an event', 'a secret', { eventFor: (event) => event }],
  [
    'asks or does not ask by what a purse holds',
    'what the rules do not disclose',
    { rules: { ...rules, ...skipsByPurse } },
  ],
  [
    'takes the only way silently, which tells what a purse holds',
    'the next question tells',
    { rules: { ...rules, ...endsByPurse } },
  ],
  ['dreams the truth', 'knows what chance will bring', { determinise: (state) => cloneState(state) }],
  [
    'lets a secret into its dreams',
    'dreams of a secret',
    {
      determinise(state, viewer, dream) {
        const dreamt = determinise(state, viewer, dream);
        return { ...dreamt, seats: dreamt.seats.map((seat, i) => ({ ...seat, coins: state.seats[i]?.coins ?? 0 })) };
      },
    },
  ],
  [
    'dreams of anything but the true top card',
    'dreams of a secret',
    {
      determinise(state, viewer, dream) {
        const dreamt = determinise(state, viewer, dream);
        const { cards, top, seenBy } = dreamt.deck;
        if (top.length === 0 || viewer === 'spectator' || seenBy.includes(viewer)) return dreamt;
        const all = [...cards, ...top].sort();
        const [other] = all.splice((all.indexOf(state.deck.top[0] ?? '') + 1) % all.length, 1);
        return { ...dreamt, deck: { cards: all, top: other === undefined ? [] : [other], seenBy } };
      },
    },
  ],
  [
    'dreams up a purse',
    'is impossible',
    {
      determinise(state, viewer, dream) {
        const dreamt = determinise(state, viewer, dream);
        return { ...dreamt, deck: { ...dreamt.deck, cards: [...dreamt.deck.cards, 'tin'] } };
      },
    },
  ],
  [
    'shares its seats with clones',
    'changed the original',
    { cloneState: (state) => ({ ...cloneState(state), seats: state.seats }) },
  ],
  [
    'offers a move twice',
    'offered twice',
    {
      rules: { ...rules, endTurn: { ...rules.endTurn, options: () => [{ move: 'endTurn' }, { move: 'endTurn' }] } },
    },
  ],
  ['offers nothing', 'has no option', { rules: { ...rules, endTurn: { ...rules.endTurn, options: () => [] } } }],
  [
    'never ends',
    'does not end',
    {
      rules: { ...rules, passOn: { run: (game, { seat }) => game.next({ step: 'endTurn', seat }) } },
    },
  ],
  [
    'loses a purse',
    'is impossible',
    {
      rules: { ...rules, passOn: { run: (game) => void game.state.seats[0]?.purses.pop() } },
    },
  ],
  [
    'shows the choices without a draw',
    'shown something hidden',
    {
      rules: {
        ...rules,
        show: {
          run: ({ state }) =>
            state.seats.forEach((seat) => {
              seat.shown = true;
            }),
        },
      },
    },
  ],
];

test.each(CULPRITS)('a game that %s is caught', (_what, message, change) => {
  const culprit = { ...pickpockets, eventFor, ...change };
  const play = (): void => {
    for (let i = 0; i < 8; i += 1) checkPromises(culprit, trial(i));
  };
  expect(play).toThrow(message);
});
