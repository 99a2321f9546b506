import type { Officer } from './content/vocabulary.ts';
import type { MoveOfficer, RemoveOfficer } from './frames.ts';
import { geographyOf, hospitalOf, tileAt } from './geography.ts';
import type { MoveOfficerTo, RemoveOfficerFrom } from './moves.ts';
import { officerReason } from './reasons/officers.ts';
import type { Choice, Game } from './shape.ts';
import type { State } from './state.ts';

export const officersOn = (state: State, tile: string): readonly Officer[] => state.officers[tile] ?? NO_OFFICERS;

/**
 * X8, R11. All moves of an officer to a city tile without another officer of this type. The hospital's tile is
 * forbidden. With `distances` (by tile index), only moves to a nearer tile are listed.
 */
export function officerMoves(state: State, types: readonly Officer[], distances?: readonly number[]): MoveOfficerTo[] {
  const { tiles } = geographyOf(state);
  const hospital = tileAt(state, hospitalOf(state));
  const wanted = typesOf(types);
  for (let tile = 0; tile < tiles.length; tile += 1) {
    const id = tiles[tile] ?? '';
    closed[tile] = id === hospital ? ALL_TYPES : typesOf(officersOn(state, id));
  }
  const moves: MoveOfficerTo[] = [];
  for (let one = 0; one < tiles.length; one += 1) {
    const from = tiles[one] ?? '';
    for (const officer of officersOn(state, from)) {
      const type = TYPE_BIT[officer];
      if ((type & wanted) === 0) continue;
      for (let other = 0; other < tiles.length; other += 1) {
        if (((closed[other] ?? 0) & type) !== 0) continue;
        if (distances !== undefined && !isNearer(distances, other, one)) continue;
        moves.push({ move: 'moveOfficer', officer, from, to: tiles[other] ?? '' });
      }
    }
  }
  return moves;
}

/**
 * For each tile, the types of officers that may not enter it, one bit each. Every call of `officerMoves` overwrites
 * this list.
 */
const closed: number[] = [];

const TYPE_BIT: Readonly<Record<Officer, number>> = { federal: 1, local: 2, swat: 4 };
const ALL_TYPES = 7;

function typesOf(officers: readonly Officer[]): number {
  let types = 0;
  for (const officer of officers) types |= TYPE_BIT[officer];
  return types;
}

const NO_OFFICERS: readonly Officer[] = [];

const isNearer = (distances: readonly number[], tile: number, than: number): boolean =>
  (distances[tile] ?? 0) < (distances[than] ?? 0);

export function moveOfficer(game: Game, officer: Officer, from: string, to: string): void {
  liftOfficer(game.state, officer, from);
  game.state.officers[to] = [...officersOn(game.state, to), officer];
  for (const evaded of game.state.evaded) if (evaded.tile === from && evaded.officer === officer) evaded.tile = to; // rule E7
  game.emit({ type: 'officerMoved', officer, from, to });
}

function liftOfficer(state: State, officer: Officer, from: string): void {
  state.officers[from] = officersOn(state, from).filter((other) => other !== officer);
}

/** Rules X6 and X9. */
export const moveOneOfficer: Choice<MoveOfficer, MoveOfficerTo> = {
  rules: ['X8'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { officers }) => officerMoves(state, officers),
  resolve: (game, _frame, { officer, from, to }) => moveOfficer(game, officer, from, to),
  whyNot: (state, { officers }, move) =>
    move.move === 'moveOfficer' ? officerReason(state, move, { officers }) : undefined,
};

/** X9. Removes the officer from the game. */
export const removeOfficer: Choice<RemoveOfficer, RemoveOfficerFrom> = {
  rules: ['X9'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { officers }) =>
    geographyOf(state).tiles.flatMap((from) =>
      officersOn(state, from)
        .filter((officer) => officers.includes(officer))
        .map((officer): RemoveOfficerFrom => ({ move: 'removeOfficer', officer, from })),
    ),
  resolve(game, _frame, { officer, from }) {
    liftOfficer(game.state, officer, from);
    game.state.evaded = game.state.evaded.filter((one) => one.tile !== from || one.officer !== officer);
    game.emit({ type: 'officerRemoved', officer, from });
  },
};
