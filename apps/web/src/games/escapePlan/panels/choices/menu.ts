import { tileOfPlace, tilesBeside } from '@getaway/escape-plan/content';
import { isExecutive, type Move, type PlaceTileAt } from '@getaway/escape-plan/moves';
import { hurts, rankedJourneys } from '@getaway/escape-plan/reading';
import { thingUsed } from '@getaway/escape-plan/text';
import { type EscapePlanTable, tileName } from '../model/table.ts';

/**
 * Sorts the moves in this order: journeys, other answers, declining, executive actions, harmful moves. Among the
 * journeys, those with the best destinations come first.
 */
export function sorted({ view }: EscapePlanTable, moves: readonly Move[]): readonly Move[] {
  const others = moves.filter(({ move }) => move !== 'travel').toSorted((a, b) => rankOf(a) - rankOf(b));
  return [...rankedJourneys(view, moves), ...others];
}

function rankOf(move: Move): number {
  if (hurts(move)) return 3;
  if (isExecutive(move)) return 2;
  return Number(move.move === 'decline');
}

/** The headings of a move in a long list: the destination, the tile and its space, the officer, or the thing used. */
export function headings(table: EscapePlanTable, move: Move): readonly string[] {
  const { voice, describer } = table;
  switch (move.move) {
    case 'travel':
      return [describer.move(move)];
    case 'stepTo':
      return [tileName(table, tileOfPlace(move.to))];
    case 'placeTile':
      return [describer.move(move), spaceName(table, move)];
    case 'moveOfficer':
      return [
        voice.say('menu.officer', { officer: voice.say(`pursuer.${move.officer}`), tile: tileName(table, move.from) }),
      ];
    default:
      return thingUsed(move, voice);
  }
}

/** D7. Names a free space by an adjacent tile and the direction from it. So every space has a different name. */
function spaceName(table: EscapePlanTable, { q, r }: PlaceTileAt): string {
  const { view, voice } = table;
  const [first = '', ...others] = tilesBeside(view.city, { q, r });
  const from = view.city.find(({ tile }) => tile === first) ?? { q, r };
  return voice.say('menu.space', {
    bearing: BEARINGS[`${q - from.q} ${r - from.r}`] ?? '',
    tile: tileName(table, first),
    count: others.length,
    tiles: voice.list(others.map((tile) => tileName(table, tile))),
  });
}

const BEARINGS: Readonly<Record<string, string>> = {
  '0 -1': 'n',
  '1 -1': 'ne',
  '1 0': 'se',
  '0 1': 's',
  '-1 1': 'sw',
  '-1 0': 'nw',
};

/** What distinguishes moves with the same name: the route, or the space and rotation of a tile. */
export function difference(table: EscapePlanTable, move: Move): string {
  const { voice, describer } = table;
  switch (move.move) {
    case 'travel':
      return voice.say('menu.route', {
        count: move.left.length,
        tiles: voice.list(move.left.map((tile) => tileName(table, tile))),
        cans: move.cans,
        means: move.means.length === 0 ? 'none' : voice.list(move.means.map((mean) => describer.name('means', mean))),
      });
    case 'placeTile':
      return `${spaceName(table, move)}, ${voice.say('hint.turned', { degrees: move.rotation * 60 })}`;
    case 'replaceItem':
      return voice.say('menu.itemSpace', { number: move.space + 1 });
    default:
      return '';
  }
}

/**
 * The move of the primary button. If there is only one answer and it does no harm, the button gives that answer.
 * Otherwise the button starts a journey, or puts a new item or contact on a free space, if such a move is offered.
 */
export function primary(_table: EscapePlanTable, moves: readonly Move[]): Move | undefined {
  const asked = moves.filter((move) => !isExecutive(move));
  const [only] = asked;
  if (only !== undefined && asked.length === 1 && !hurts(only)) return only;
  return asked.find(
    (move) =>
      move.move === 'setOut' || move.move === 'putItem' || (move.move === 'putContact' && move.where === 'space'),
  );
}
