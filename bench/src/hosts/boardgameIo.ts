import { createRequire } from 'node:module';
import {
  advance,
  answer,
  type Definition,
  Game,
  type Move,
  type Setup,
  type Shape,
  sameMove,
  secureChance,
} from '@getaway/kernel';
import type * as boardgameIo from 'boardgame.io';
import type { Recording } from '../recording.ts';
import type { Host } from './host.ts';

// In production mode, boardgame.io does not check that the state can be serialised. The mode must be set before
// boardgame.io is loaded.
process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url); // boardgame.io can't be loaded as an ES module
const { ActivePlayers, GameMethod, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

export { INVALID_MOVE };

const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

/** The functions of immer that are used here. They must come from the copy of immer that boardgame.io uses. */
interface Immer {
  original<T>(draft: T): T | undefined;
  setAutoFreeze(on: boolean): void;
}
const requireAsBoardgameIo = createRequire(require.resolve('boardgame.io/internal'));
const immer = requireAsBoardgameIo('immer') as Immer;

type Hosted<G extends Shape> = boardgameIo.Game<G['state'], Record<string, unknown>, string>;
type Play<G extends Shape> = boardgameIo.MoveFn<G['state']>;
type Ways<G extends Shape> = Pick<Hosted<G>, 'moves' | 'plugins' | 'playerView'>;

/** The object behind an immer draft. */
export const rawOf = <T>(draft: T): T => immer.original(draft) ?? draft;

/** Switches off immer's freezing, which boardgame.io leaves on. */
export const neverFreeze = (): void => immer.setAutoFreeze(false);

/** A move changes immer's draft of the state directly. boardgame.io's documentation recommends this. */
export const draft: Host = (definition, setup) =>
  hostOf(definition, setup, {
    moves: { play: ({ G, playerID }, move: Move) => (play(definition, G, playerID, move) ? undefined : INVALID_MOVE) },
  });

/** A move returns a new state instead of changing immer's draft. boardgame.io's documentation allows this too. */
export const copy: Host = (definition, setup) =>
  hostOf(definition, setup, { moves: { play: copying(definition, rawOf) } });

/** Like `copy`, with immer's freezing switched off. */
export const unfrozen: Host = (definition, setup) => {
  neverFreeze();
  return copy(definition, setup);
};

/**
 * Like `copy`, but a plugin removes immer from every move. Nobody uses boardgame.io like this, so the result only shows
 * how fast boardgame.io could be at best.
 */
export const unwrapped: Host = (definition, setup) => {
  const move = copying(definition, (G) => G);
  return hostOf(definition, setup, {
    moves: { play: move },
    plugins: [
      {
        name: 'unwrapped',
        fnWrap(wrapped, hook) {
          if (hook === GameMethod.MOVE) return move as typeof wrapped;
          return hook === GameMethod.TURN_ON_MOVE ? ({ G }) => G : wrapped;
        },
      },
    ],
  });
};

const copying =
  <G extends Shape>(definition: Definition<G>, raw: (G: G['state']) => G['state']): Play<G> =>
  ({ G, playerID }, move: Move) => {
    const state = definition.cloneState(raw(G));
    return play(definition, state, playerID, move) ? state : INVALID_MOVE;
  };

/** Plays one move by our rules. Returns false if the move is not legal. */
function play<G extends Shape>(definition: Definition<G>, state: G['state'], player: string, move: Move): boolean {
  const game = new Game<G>(state);
  const question = advance(definition, game);
  if (question === undefined || String(question.seat) !== player) return false;
  const legal = question.moves.find((option) => sameMove(option, move));
  if (legal === undefined) return false;
  answer(definition, game, question, legal);
  return true;
}

/**
 * A game for boardgame.io with as little overhead as possible. All players are always active, because our rules know
 * whose turn it is. Undo is off, because it would store all states. The setup data of a match is its seed.
 */
export const hostedGame = <G extends Shape>(definition: Definition<G>, setup: Setup<G>, ways: Ways<G>): Hosted<G> => ({
  ...ways,
  name: definition.id,
  seed: 'bench',
  disableUndo: true,
  setup(_context, seed) {
    const game = new Game<G>(definition.start(setup, secureChance(seed ?? '')));
    advance(definition, game);
    return game.state;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => definition.resultOf(G),
});

function hostOf<G extends Shape>(
  definition: Definition<G>,
  setup: Setup<G>,
  ways: Ways<G>,
): (recording: Recording<G>) => G['state'] {
  const game = ProcessGameConfig(hostedGame(definition, setup, ways));
  const reduce = CreateGameReducer({ game });
  return ({ seed, choices }) => {
    let state = InitializeGame({ game, numPlayers: setup.players, setupData: seed });
    for (const { seat, move } of choices) {
      const payload = { type: 'play', args: [move], playerID: String(seat), credentials: undefined };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    if (state.ctx.gameover === undefined) throw new Error('boardgame.io does not report that the game is over');
    return state.G as G['state'];
  };
}
