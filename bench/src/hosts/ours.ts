import { advance, answer, Game, Match, secureChance } from '@getaway/kernel';
import { pickerOf } from '../recording.ts';
import type { Host } from './host.ts';

/** The engine alone, as a bot's search uses it. One state changes in place. */
export const engine: Host =
  (definition, setup) =>
  ({ seed }) => {
    const pick = pickerOf(seed);
    const game = new Game(definition.start(setup, secureChance(seed)));
    let question = advance(definition, game);
    while (question !== undefined) question = answer(definition, game, question, pick(question.moves));
    return game.state;
  };

/** A match with its journal, as a table uses it. */
export const match: Host =
  (definition, setup) =>
  ({ seed }) => {
    const pick = pickerOf(seed);
    const table = Match.start(definition, setup, { seed });
    for (let { decision } = table; decision !== undefined; { decision } = table) table.play(pick(decision.moves));
    return table.state;
  };

/** A new match after every choice, as with a reducer. The previous match stays unchanged. */
export const branch: Host =
  (definition, setup) =>
  ({ seed }) => {
    const pick = pickerOf(seed);
    let table = Match.start(definition, setup, { seed });
    for (let { decision } = table; decision !== undefined; { decision } = table)
      table = table.after(pick(decision.moves)).match;
    return table.state;
  };
