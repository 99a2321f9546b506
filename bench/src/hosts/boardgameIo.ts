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

// Set before boardgame.io is loaded, because in production it skips the check that G can be serialised.
process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url); // the packages of boardgame.io can't be loaded as ES modules
const { ActivePlayers, GameMethod, INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

export { INVALID_MOVE };

const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');

/** The two functions used from immer, which must be the instance that boardgame.io uses. */
interface Immer {
  original<T>(draft: T): T | undefined;
  setAutoFreeze(on: boolean): void;
}
const requireAsBoardgameIo = createRequire(require.resolve('boardgame.io/internal'));
const immer = requireAsBoardgameIo('immer') as Immer;

type Hosted<G extends Shape> = boardgameIo.Game<G['state'], Record<string, unknown>, string>;
type Play<G extends Shape> = boardgameIo.MoveFn<G['state']>;
type Ways<G extends Shape> = Pick<Hosted<G>, 'moves' | 'plugins' | 'playerView'>;

/** The object that a draft was made from. */
export const rawOf = <T>(draft: T): T => immer.original(draft) ?? draft;

/** Changes an immer setting that boardgame.io leaves at its default. */
export const neverFreeze = (): void => immer.setAutoFreeze(false);

/** The way that boardgame.io's documentation teaches: the rules change the given draft. */
export const draft: Host = (definition, setup) =>
  hostOf(definition, setup, {
    moves: { play: ({ G, playerID }, move: Move) => (play(definition, G, playerID, move) ? undefined : INVALID_MOVE) },
  });

/**
 * The way that boardgame.io's documentation also allows: the move returns a new G, so the rules do not run on a draft.
 */
export const copy: Host = (definition, setup) =>
  hostOf(definition, setup, { moves: { play: copying(definition, rawOf) } });

/** Like `copy`, with immer's freezing switched off. */
export const unfrozen: Host = (definition, setup) => {
  neverFreeze();
  return copy(definition, setup);
};

/**
 * An upper bound. It is like `copy`, but a plugin removes immer from every move. Nobody uses boardgame.io like this.
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

/** Plays one answer by our rules. Returns false if it is not among the options. */
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
 * Everything else is configured to be as light as boardgame.io allows. Every player is always active, so boardgame.io
 * counts no turns (our rules know whose turn it is). Undo is off, because it would keep all states. The setup of a
 * match is its seed.
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
