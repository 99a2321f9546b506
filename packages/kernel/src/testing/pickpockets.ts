import * as v from 'valibot';
import { type Chance, chanceSchema, copyChance } from '../chance.ts';
import { copyDeck, type Deck, deckSize, drawCard, dreamDeck, lookAtTop, newDeck, topFor } from '../deck.ts';
import type { Definition } from '../definition.ts';
import { wholeNumber } from '../document.ts';
import { Shelf } from '../pack.ts';
import { refused, taken } from '../refusal.ts';
import type { Automatic, Choice } from '../rule.ts';
import type { SeatId } from '../shape.ts';

/**
 * A small game for tests of the kernel. First, all seats secretly hide coins, which are revealed together. Then the
 * seats take turns. A seat may look at the top card of a deck of purses, and may take the card.
 */
type Frame =
  | { readonly step: 'begin' }
  | { readonly step: 'hide'; readonly seat: SeatId }
  | { readonly step: 'show' }
  | { readonly step: 'steal'; readonly seat: SeatId }
  | { readonly step: 'endTurn'; readonly seat: SeatId }
  | { readonly step: 'passOn'; readonly seat: SeatId };

export type Move =
  | { readonly move: 'hide'; readonly coins: number }
  | { readonly move: 'peek' }
  | { readonly move: 'grab' }
  | { readonly move: 'endTurn' };

type Event =
  | { readonly type: 'hidden'; readonly seat: SeatId; readonly coins: number | 'hidden' }
  | { readonly type: 'shown'; readonly coins: readonly number[] }
  | { readonly type: 'peeked'; readonly seat: SeatId; readonly purse: string }
  | { readonly type: 'grabbed'; readonly seat: SeatId; readonly purse: string }
  | { readonly type: 'ended' };

interface State {
  readonly pack: string;
  readonly options: { readonly quick: boolean };
  stack: Frame[];
  chance: Chance;
  deck: Deck;
  seats: { coins: number; shown: boolean; purses: string[] }[];
}

export interface Pickpockets {
  readonly state: State;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: Event;
  readonly view: object;
  readonly options: State['options'];
  readonly rule: 'P1' | 'P2' | 'P3';
}

type Step<Name extends Frame['step']> = Extract<Frame, { readonly step: Name }>;

const begin: Automatic<Pickpockets, Step<'begin'>> = {
  run(game) {
    game.next(
      ...game.state.seats.map((_, seat) => ({ step: 'hide', seat }) as const),
      { step: 'show' },
      { step: 'steal', seat: 0 },
    );
  },
};

const hide: Choice<Pickpockets, Step<'hide'>, Extract<Move, { move: 'hide' }>> = {
  rules: ['P1'],
  seat: (_state, { seat }) => seat,
  options: () => [1, 2, 3].map((coins) => ({ move: 'hide', coins })),
  resolve(game, { seat }, { coins }) {
    seatOf(game.state, seat).coins = coins;
    game.emit({ type: 'hidden', seat, coins });
  },
};

const show: Automatic<Pickpockets, Step<'show'>> = {
  run(game) {
    game.reveal();
    for (const seat of game.state.seats) seat.shown = true;
    game.emit({ type: 'shown', coins: game.state.seats.map(({ coins }) => coins) });
  },
};

const steal: Choice<Pickpockets, Step<'steal'>> = {
  rules: ['P2', 'P3'],
  seat: (_state, { seat }) => seat,
  options: ({ deck }, { seat }) => [
    ...(deckSize(deck) > 0 && !deck.seenBy.includes(seat) ? [{ move: 'peek' } as const] : []),
    ...(deckSize(deck) > 0 ? [{ move: 'grab' } as const] : []),
    { move: 'endTurn' },
  ],
  resolve(game, { seat }, { move }) {
    const { deck } = game.state;
    if (move === 'peek') {
      lookAtTop(game, deck, seat);
      for (const purse of deck.top) game.emit({ type: 'peeked', seat, purse });
      game.next({ step: 'steal', seat });
    } else if (move === 'grab') {
      const purse = drawCard(game, deck);
      seatOf(game.state, seat).purses.push(purse);
      game.emit({ type: 'grabbed', seat, purse });
      game.next({ step: 'endTurn', seat });
    } else game.next({ step: 'passOn', seat });
  },
  whyNot: ({ deck }, _frame, { move }) => (move === 'grab' && deckSize(deck) === 0 ? 'P3' : undefined),
};

const endTurn: Choice<Pickpockets, Step<'endTurn'>, Extract<Move, { move: 'endTurn' }>> = {
  rules: ['P2'],
  seat: (_state, { seat }) => seat,
  options: () => [{ move: 'endTurn' }],
  resolve: (game, { seat }) => game.next({ step: 'passOn', seat }),
};

const passOn: Automatic<Pickpockets, Step<'passOn'>> = {
  run(game, { seat }) {
    if (deckSize(game.state.deck) === 0) game.emit({ type: 'ended' });
    else game.next({ step: 'steal', seat: (seat + 1) % game.state.seats.length });
  },
};

const PURSES = ['silk', 'velvet', 'leather', 'linen', 'canvas', 'brocade'];

const packs = new Shelf<{ readonly id: string }>((document) =>
  v.is(v.object({ id: v.string() }), document) ? taken(document) : refused('badPack', 'The pack has no id.'),
);
packs.put({ id: 'street' });

const seatOf = (state: State, seat: SeatId): State['seats'][number] => state.seats[seat] as State['seats'][number];

const cloneState = (state: State): State => ({
  ...state,
  stack: state.stack.slice(),
  chance: copyChance(state.chance),
  deck: copyDeck(state.deck),
  seats: state.seats.map((seat) => ({ ...seat, purses: seat.purses.slice() })),
});

const publicView = ({ deck, seats, stack }: State): object => ({
  deck: { size: deckSize(deck), seenBy: deck.seenBy, top: 'hidden' },
  seats: seats.map(({ coins, shown, purses }) => ({ coins: shown ? coins : 'hidden', purses })),
  over: stack.length === 0,
});

const privateView = (state: State, seat: SeatId): object => ({
  deck: { top: topFor(state.deck, seat) ?? 'hidden' },
  seats: { [seat]: { coins: seatOf(state, seat).coins } },
});

const seat = wholeNumber;
const step = <Name extends string>(name: Name) => v.strictObject({ step: v.literal(name) });
const seatStep = <Name extends string>(name: Name) => v.strictObject({ step: v.literal(name), seat });

export const pickpockets: Definition<Pickpockets> = {
  id: 'pickpockets',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options: { quick: { default: false, values: [false, true] } },
  packs,
  rules: { begin, hide, show, steal, endTurn, passOn },
  schemas: {
    state: v.strictObject({
      pack: v.string(),
      options: v.strictObject({ quick: v.boolean() }),
      stack: v.array(
        v.variant('step', [
          step('begin'),
          seatStep('hide'),
          step('show'),
          seatStep('steal'),
          seatStep('endTurn'),
          seatStep('passOn'),
        ]),
      ),
      chance: chanceSchema,
      deck: v.strictObject({ cards: v.array(v.string()), top: v.array(v.string()), seenBy: v.array(seat) }),
      seats: v.array(v.strictObject({ coins: wholeNumber, shown: v.boolean(), purses: v.array(v.string()) })),
    }),
    move: v.variant('move', [
      v.strictObject({ move: v.literal('hide'), coins: wholeNumber }),
      ...(['peek', 'grab', 'endTurn'] as const).map((name) => v.strictObject({ move: v.literal(name) })),
    ]),
  },
  start: ({ players, options, pack }, chance) => ({
    pack,
    options,
    stack: [{ step: 'begin' }],
    chance,
    deck: newDeck(options.quick ? PURSES.slice(0, 2) : PURSES),
    seats: Array.from({ length: players }, () => ({ coins: 0, shown: false, purses: [] })),
  }),
  cloneState,
  publicView,
  privateView,
  eventFor(event, viewer) {
    if (event.type === 'hidden') return event.seat === viewer ? event : { ...event, coins: 'hidden' };
    if (event.type === 'peeked') return event.seat === viewer ? event : { ...event, purse: 'hidden' };
    return event;
  },
  determinise(state, viewer, dream) {
    const dreamt = cloneState(state);
    dreamt.chance = dream;
    dreamDeck(dreamt.deck, viewer, dream);
    for (const [other, held] of dreamt.seats.entries())
      if (!held.shown && other !== viewer && held.coins > 0) held.coins = 1;
    return dreamt;
  },
  resultOf: ({ stack, seats }) =>
    stack.length > 0
      ? undefined
      : {
          endedBy: 'purses',
          ranking: seats.map(({ purses }, i) => ({ seat: i, place: 1, total: purses.length, lines: [] })),
        },
  seatsOf: ({ seats }) => seats.length,
  faultsOf: ({ deck, seats, options }) => {
    const purses = [...deck.cards, ...deck.top, ...seats.flatMap((held) => held.purses)];
    const right = purses.length === (options.quick ? 2 : PURSES.length) && new Set(purses).size === purses.length;
    return right ? [] : [{ invariant: 'P3', message: 'Every purse must be in one place.' }];
  },
  countComponents: ({ deck, seats }) => ({
    purses: deckSize(deck) + seats.reduce((sum, { purses }) => sum + purses.length, 0),
  }),
};
