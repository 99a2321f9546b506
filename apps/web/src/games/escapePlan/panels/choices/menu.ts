import { tileOfPlace, tilesBeside } from '@getaway/escape-plan/content';
import { isExecutive, type Move } from '@getaway/escape-plan/moves';
import { hurts, rankedJourneys } from '@getaway/escape-plan/reading';
import { thingUsed } from '@getaway/escape-plan/text';
import { type EscapePlanTable, tileName } from '../model/table.ts';

/** Journeys first, the best destinations on top; then other answers, then executive actions, then harmful moves. */
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
  const { view, voice, describer } = table;
  switch (move.move) {
    case 'travel':
      return [describer.move(move)];
    case 'stepTo':
      return [tileName(table, tileOfPlace(move.to))];
    case 'placeTile': {
      const beside = tilesBeside(view.city, move).map((tile) => tileName(table, tile));
      return [describer.move(move), voice.say('menu.space', { tiles: voice.list(beside) })];
    }
    case 'moveOfficer':
      return [
        voice.say('menu.officer', { officer: voice.say(`pursuer.${move.officer}`), tile: tileName(table, move.from) }),
      ];
    default:
      return thingUsed(move, voice);
  }
}

/** The move for the primary button: the only answer to the question, unless it hurts, or setting out. */
export function primary(_table: EscapePlanTable, moves: readonly Move[]): Move | undefined {
  const asked = moves.filter((move) => !isExecutive(move));
  const [only] = asked;
  if (only !== undefined && asked.length === 1 && !hurts(only)) return only;
  return asked.find(({ move }) => move === 'setOut');
}
