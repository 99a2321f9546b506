import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { widthOf } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { bigMap } from './bigMap.ts';
import { drawBoard } from './board.ts';
import { displayOf, drawContacts, drawMarket } from './market.ts';
import { drawPlanner } from './planner.ts';
import { drawRivals } from './rivals.ts';
import { smallMap } from './smallMap.ts';
import { drawTitle } from './title.ts';

/** Steps in which a player needs the map. The smallest screens show the map only at these steps. */
const ABOUT_THE_CITY: ReadonlySet<string> = new Set([
  'placeTile',
  'openSite',
  'chooseTurn',
  'travel',
  'stepByStep',
  'evade',
  'moveOfficer',
  'removeOfficer',
  'moveNearer',
]);

/** The whole table: the city, the viewer's board, the other players and the market. */
export function draw(view: View, drawing: Drawing<EscapePlan>): string[] {
  const { columns, paint, dense, shows } = drawing;
  if (shows === 'choice') return drawFocused(view, drawing);
  const rule = paint('faint', '─'.repeat(columns));
  const big = dense ? [] : bigMap(view, drawing);
  const map = big.length === 1 ? (big[0] ?? []) : small(view, drawing);
  return [
    ...drawTitle(view, drawing),
    ...drawPlanner(view, drawing),
    ...withBoards(view, map, drawing),
    ...(shows === 'board' ? marketFor(view, drawing) : [rule, ...drawMarket(view, drawing)]),
  ];
}

const NARROWEST_BOARD = 44;
const BETWEEN = '  ';

/** Shows the players' boards beside the city if there is room, otherwise below it. */
function withBoards(view: View, map: readonly string[], drawing: Drawing<EscapePlan>): string[] {
  const { columns, paint } = drawing;
  const width = Math.max(...map.map(widthOf));
  const left = columns - width - BETWEEN.length;
  if (drawing.dense || left < NARROWEST_BOARD)
    return [...map, paint('faint', '─'.repeat(columns)), ...boards(view, drawing)];
  const right = boards(view, { ...drawing, columns: left });
  return Array.from({ length: Math.max(map.length, right.length) }, (_, i) => {
    const line = map[i] ?? '';
    return `${line}${' '.repeat(width - widthOf(line))}${BETWEEN}${right[i] ?? ''}`.trimEnd();
  });
}

function boards(view: View, drawing: Drawing<EscapePlan>): string[] {
  const own = view.viewer === 'spectator' ? [] : drawBoard(view, view.viewer, drawing);
  return [...own, ...drawRivals(view, drawing)];
}

/** The part of the market that the player needs for the current choice. */
function marketFor(view: View, drawing: Drawing<EscapePlan>): string[] {
  const step = drawing.frame?.step;
  // The smallest screens leave out the contacts, because the list of choices contains the same information.
  if (step === 'takeContact') return drawing.shows === 'choice' ? [] : drawContacts(view, drawing);
  return step === 'placeTile' ? [cutTo(displayOf(view, drawing), drawing.columns)] : [];
}

/** A small screen shows the rivals only if they take at most this many lines. More would push the choices off it. */
const MAX_RIVALS = 2;

function drawFocused(view: View, drawing: Drawing<EscapePlan>): string[] {
  const step = drawing.frame?.step;
  const city = step === undefined || ABOUT_THE_CITY.has(step);
  const own = view.viewer === 'spectator' ? [] : drawBoard(view, view.viewer, drawing);
  const rivals = drawRivals(view, drawing);
  const mine = step === 'placeTile' ? [] : city ? own.slice(0, 2) : own;
  return [
    ...drawTitle(view, drawing),
    ...(city ? [...drawPlanner(view, drawing), ...small(view, drawing)] : []),
    ...mine,
    ...marketFor(view, drawing),
    ...(city || rivals.length > MAX_RIVALS ? [] : rivals),
  ];
}

const cutTo = (line: string, columns: number): string =>
  widthOf(line) <= columns ? line : `${line.slice(0, columns - 1)}…`;

const small = (view: View, drawing: Drawing<EscapePlan>): string[] => parts(smallMap(view, drawing), drawing);

/** Puts the parts of a wide map below each other. The westernmost part comes first. */
const parts = (slices: readonly (readonly string[])[], { speaker, paint }: Drawing<EscapePlan>): string[] =>
  slices.flatMap((slice, i) => (i === 0 ? slice : [paint('faint', speaker.say('map.east')), ...slice]));

/** Draws every tile in detail, even if the map becomes larger than the screen. The next tiles follow below the map. */
export function drawMap(view: View, drawing: Drawing<EscapePlan>): string[] {
  const city = parts(bigMap(view, drawing), drawing);
  if (view.display.length === 0) return city;
  // In these hex coordinates, adding 2 to `q` and subtracting 1 from `r` leads straight to the east. So the next tiles
  // are drawn side by side.
  const row = view.display.map((tile, i) => ({ tile, q: 2 * i, r: -i, rotation: 0 as const }));
  const next = bigMap({ ...view, city: row }, { ...drawing, moves: [] });
  return [...city, '', drawing.speaker.say('map.next'), ...next.flat()];
}
