import type { Officer } from './content/vocabulary.ts';
import type { MoveOfficer, RemoveOfficer } from './frames.ts';
import { geographyOf, hospitalOf, tileOfPlace } from './geography.ts';
import type { MoveOfficerTo, RemoveOfficerFrom } from './moves.ts';
import type { Choice, Game } from './shape.ts';
import type { State } from './state.ts';

export const officersOn = (state: State, tile: string): readonly Officer[] => state.officers[tile] ?? [];

/** X8, R11. From any city tile to any other without one of its type, never onto the hospital's. */
export function officerMoves(
  state: State,
  types: readonly Officer[],
  isWanted: (from: string, to: string) => boolean = () => true,
): MoveOfficerTo[] {
  const { tiles } = geographyOf(state);
  const hospital = tileOfPlace(hospitalOf(state));
  const open = (officer: Officer): string[] =>
    tiles.filter((to) => to !== hospital && !officersOn(state, to).includes(officer));
  const ends = { federal: open('federal'), local: open('local'), swat: open('swat') };
  const moves: MoveOfficerTo[] = [];
  for (const from of tiles)
    for (const officer of officersOn(state, from)) {
      if (!types.includes(officer)) continue;
      for (const to of ends[officer]) if (isWanted(from, to)) moves.push({ move: 'moveOfficer', officer, from, to });
    }
  return moves;
}

export function moveOfficer(game: Game, officer: Officer, from: string, to: string): void {
  liftOfficer(game.state, officer, from);
  game.state.officers[to] = [...officersOn(game.state, to), officer];
  for (const evaded of game.state.evaded) if (evaded.tile === from && evaded.officer === officer) evaded.tile = to; // E7
  game.emit({ type: 'officerMoved', officer, from, to });
}

function liftOfficer(state: State, officer: Officer, from: string): void {
  state.officers[from] = officersOn(state, from).filter((other) => other !== officer);
}

/** X6, X9. */
export const moveOneOfficer: Choice<MoveOfficer, MoveOfficerTo> = {
  rules: ['X8'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { officers }) => officerMoves(state, officers),
  resolve: (game, _frame, { officer, from, to }) => moveOfficer(game, officer, from, to),
  whyNot: (_state, _frame, { move }) => (move === 'moveOfficer' ? 'X8' : undefined),
};

/** X9. Into the box. */
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
