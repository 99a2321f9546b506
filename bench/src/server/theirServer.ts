// boardgame.io's own server, with its data in memory, which is the default. Arguments: the game, the number of players,
// and `unfrozen` to switch off immer's freezing.
import { createRequire } from 'node:module';
import {
  advance,
  answer,
  type Definition,
  Game,
  type Move,
  type Question,
  type Setup,
  type Shape,
  sameMove,
  viewFor,
} from '@getaway/kernel';
import { gameCalled } from '../games.ts';
import { hostedGame, INVALID_MOVE, neverFreeze, rawOf } from '../hosts/boardgameIo.ts';
import { defaultSetup } from '../recording.ts';

const require = createRequire(import.meta.url); // boardgame.io can't be loaded as an ES module
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

const [id = '', players = '', immer = ''] = process.argv.slice(2);
if (immer === 'unfrozen') neverFreeze();
const game = gameCalled(id).measure((definition) => served(definition, defaultSetup(definition, Number(players))));
const { appServer } = await Server({ games: [game], origins: [] }).run({ port: 0 });
const address = appServer.address();
if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
process.stdout.write(`boardgame.io is open at http://127.0.0.1:${address.port}\n`);

/**
 * Our game for boardgame.io's server. As on our server, every player gets their own view, and the player whose turn it
 * is gets the legal moves. The moves are listed once per state and cached.
 */
function served<G extends Shape>(definition: Definition<G>, setup: Setup<G>): ReturnType<typeof hostedGame> {
  const questions = new WeakMap<object, { readonly question: Question<G> | undefined }>();
  const questionAt = (state: G['state']): Question<G> | undefined => {
    const known = questions.get(state) ?? { question: advance(definition, new Game<G>(definition.cloneState(state))) };
    questions.set(state, known);
    return known.question;
  };
  const hosted = hostedGame(definition, setup, {
    moves: {
      play({ G, playerID }, move: Move) {
        const question = questionAt(rawOf(G));
        const legal = question?.moves.find((option) => sameMove(option, move));
        if (question === undefined || legal === undefined || String(question.seat) !== playerID) return INVALID_MOVE;
        const state = definition.cloneState(rawOf(G));
        questions.set(state, { question: answer(definition, new Game<G>(state), question, legal) });
        return state;
      },
    },
    playerView({ G, playerID }) {
      const question = questionAt(G);
      const seat = playerID === null ? 'spectator' : Number(playerID);
      return {
        ...(question?.seat === seat ? { asked: question.moves } : {}),
        view: viewFor(definition, G, seat),
      };
    },
  });
  return hosted;
}
