import type { SeatId } from '@getaway/kernel';
import { OFFICERS } from './content/vocabulary.ts';
import { openExitOf } from './exits.ts';
import { figureOf, isInCity, isSeat, playersInOrder } from './figures.ts';
import type { AdjustNotoriety, CloseInByChance, CrossLine, Frame, GainDisc, MoveNearer } from './frames.ts';
import { distancesTo, geographyOf, packOf, tileAt } from './geography.ts';
import type { MoveOfficerTo } from './moves.ts';
import { moveOfficer, officerMoves } from './officers.ts';
import { officerReason } from './reasons/officers.ts';
import type { Automatic, Choice, Game } from './shape.ts';
import { ESCAPED, type Figure, type State, type Who } from './state.ts';
import { takeDisc } from './supplies.ts';

/**
 * N1. Turns a neutral cube red. If no neutral cube is left, a blue cube becomes neutral again. If there is no blue cube
 * either, nothing happens.
 */
export function gainNotoriety(game: Game, who: Who): void {
  const { cubes } = figureOf(game.state, who);
  if (cubes.neutral > 0) {
    cubes.neutral -= 1;
    cubes.red += 1;
  } else if (cubes.blue > 0) {
    cubes.blue -= 1;
    cubes.neutral += 1;
  } else return;
  game.emit({ type: 'notorietyGained', who });
}

/** N1. The reverse of `gainNotoriety`. */
export function loseNotoriety(game: Game, who: Who): void {
  const { cubes } = figureOf(game.state, who);
  if (cubes.neutral > 0) {
    cubes.neutral -= 1;
    cubes.blue += 1;
  } else if (cubes.red > 0) {
    cubes.red -= 1;
    cubes.neutral += 1;
  } else return;
  game.emit({ type: 'notorietyLost', who });
}

/** N2. The row to which the cubes move the marker. It is at least 1, but can be above the top row. */
export const markerAfter = ({ notoriety, cubes }: Pick<Figure, 'notoriety' | 'cubes'>): number =>
  Math.max(1, notoriety + cubes.red - cubes.blue);

/** N2. The row of the marker after the adjustment. */
export const rowAfter = (state: Pick<State, 'pack'>, figure: Pick<Figure, 'notoriety' | 'cubes'>): number =>
  Math.min(packOf(state).track.penalties.length, markerAfter(figure));

/**
 * N2, N3. First the marker moves all the way. Then each line that it crossed upwards takes effect, lowest first.
 * Finally, the player takes a wound for each row that the marker would have moved beyond the top row.
 */
export const adjustNotoriety: Automatic<AdjustNotoriety> = {
  run(game, { who }) {
    const { state } = game;
    if (!takesPart(state, who)) return;
    const figure = figureOf(state, who);
    const { cubes, notoriety: from } = figure;
    const { penalties, lines } = packOf(state).track;
    const wanted = markerAfter(figure);
    figure.notoriety = rowAfter(state, figure);
    figure.cubes = { neutral: cubes.neutral + cubes.red + cubes.blue, red: 0, blue: 0 };
    if (figure.notoriety !== from) game.emit({ type: 'notorietyAdjusted', who, from, to: figure.notoriety });
    const after: Frame[] = [];
    for (let line = 0; line < lines.length; line += 1)
      if (crosses(lines[line] ?? 0, from, figure.notoriety)) after.push({ step: 'crossLine', who, line });
    const above = wanted - penalties.length;
    if (isSeat(who) && above > 0) after.push({ step: 'takeWound', seat: who, left: above, inTurn: false }); // I15: automata take no wounds
    if (after.length > 0) game.next(...after);
  },
};

/** N3. Whether the marker crosses a line upwards. A line has the number of the row below it. */
export const crosses = (line: number, from: number, to: number): boolean => from <= line && to > line;

/**
 * N3. First the other players move officers nearer, in turn order. Then the player who crossed the line is rewarded.
 */
export const crossLine: Automatic<CrossLine> = {
  run(game, { who, line }) {
    const { state } = game;
    game.emit({ type: 'lineCrossed', who, line });
    const row = figureOf(state, who).notoriety;
    const movers = state.turnOrder.filter(
      (other) => other !== who && takesPart(state, other) && figureOf(state, other).notoriety < row,
    );
    const rewards: Frame[] = isSeat(who) ? (LINE_REWARDS[line] ?? []).map((step): Frame => rewardStep(step, who)) : []; // rule I15
    game.next(...movers.map((mover): Frame => closeIn(state, mover, who)), ...rewards);
  },
};

/** N3. For each line, the rewards for crossing it upwards. */
export const LINE_REWARDS: readonly (readonly ('unlock' | 'disc')[])[] = [
  ['unlock'],
  ['unlock', 'unlock'],
  ['unlock', 'disc'],
];

const rewardStep = (reward: 'unlock' | 'disc', seat: SeatId): Frame =>
  reward === 'unlock' ? { step: 'unlockAsset', seat, optional: false, visiting: false } : { step: 'gainDisc', seat };

/**
 * N5. Whether somebody takes part in the adjustment. Players who escaped in the current part of the day still do.
 * Players who were arrested do not (F4).
 */
const takesPart = (state: State, who: Who): boolean => isInCity(state, who) || state.leftThisPart.includes(who);

/**
 * I12, R13. If an automaton has to move an officer, a player who didn't cross the line does it. If there is no such
 * player, chance decides.
 */
function closeIn(state: State, mover: Who, crosser: Who): Frame {
  const toward = tileNow(state, crosser);
  if (isSeat(mover)) return { step: 'moveNearer', seat: mover, toward };
  const standIn = playersInOrder(state).find((player) => player !== crosser);
  return standIn === undefined ? { step: 'closeInByChance', toward } : { step: 'moveNearer', seat: standIn, toward };
}

/** N4. The tile toward which officers move. For a player who has escaped, it is the exit's tile. */
function tileNow(state: State, who: Who): string {
  const { at } = figureOf(state, who);
  return tileAt(state, at === ESCAPED ? openExitOf(state) : at);
}

/** N3. Moves one officer to a tile that is at least one step nearer to the thief. */
export const moveNearer: Choice<MoveNearer, MoveOfficerTo> = {
  rules: ['N3', 'X8', 'I12'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { toward }) => nearerMoves(state, toward),
  resolve: (game, _frame, { officer, from, to }) => moveOfficer(game, officer, from, to),
  whyNot: (state, { toward }, move) =>
    move.move === 'moveOfficer' ? officerReason(state, move, { officers: OFFICERS, toward }) : undefined,
};

/** R13. Chooses the officer nearest to the thief, and the legal tile nearest to the thief. Chance decides ties. */
export const closeInByChance: Automatic<CloseInByChance> = {
  run(game, { toward }) {
    const { tileIndex } = geographyOf(game.state);
    const distances = distancesTo(game.state, toward);
    const far = (tile: string): number => distances[tileIndex.get(tile) ?? 0] ?? Number.POSITIVE_INFINITY;
    let best: MoveOfficerTo[] = [];
    let shortest = Number.POSITIVE_INFINITY;
    let closest = Number.POSITIVE_INFINITY;
    for (const move of nearerMoves(game.state, toward)) {
      const from = far(move.from);
      if (from > shortest) continue;
      const to = far(move.to);
      if (from < shortest || to < closest) {
        best = [];
        shortest = from;
        closest = to;
      }
      if (to === closest) best.push(move);
    }
    if (best.length === 0) return;
    const { officer, from, to } = best.length === 1 ? (best[0] as MoveOfficerTo) : game.drawFrom(best);
    moveOfficer(game, officer, from, to);
  },
};

/** G1. Officers stop moving once no player is left in the city. */
function nearerMoves(state: State, toward: string): MoveOfficerTo[] {
  if (playersInOrder(state).length === 0) return [];
  return officerMoves(state, OFFICERS, distancesTo(state, toward));
}

/** Rule N3. */
export const gainDisc: Automatic<GainDisc> = { run: (game, { seat }) => takeDisc(game, seat) };
