import { type SeatId, viewFor } from '@getaway/kernel';
import { PACKS } from '../content/read.ts';
import { escapePlan } from '../definition.ts';
import type { Frame } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { playUntil } from './playOut.ts';
import { type EscapePlanScenario, newGame } from './table.ts';

const [HOUSE] = PACKS.names();

interface AskedCase {
  readonly game: EscapePlanScenario;
  readonly seat: SeatId;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly frame: Frame;
}

/** Calls `look` at every question of a random game with the house pack, with the view of the seat that is asked. */
export function atEveryQuestion(players: number, seed: string, look: (asked: AskedCase) => void): EscapePlanScenario {
  const game = newGame(players, seed, [], HOUSE?.hash);
  playUntil(game, seed, ({ match }) => {
    if (match.question === undefined) return false;
    const { seat, moves, frame } = match.question;
    look({ game, seat, view: viewFor(escapePlan, match.state, seat), moves, frame });
    return false;
  });
  return game;
}
