import type { Forecast, Move } from '@getaway/kernel';
import type { GameUi } from '../gameUi.ts';
import type { TableUi } from '../tableUi.ts';

export interface Primary {
  readonly moves: readonly Move[];
  /**
   * `confirm` plays the choice whose preview is pinned. `danger` does so too, but the choice has a loss that is sure to
   * happen, so the player has to confirm it. `end` ends the turn. `plain` plays the most obvious choice.
   */
  readonly kind: 'confirm' | 'danger' | 'end' | 'plain';
  /** The label; by default the text of the only move. */
  readonly label?: string;
}

export function primaryOf(table: TableUi, game: GameUi): Primary | undefined {
  const { asked, considered } = table;
  if (asked === undefined) return undefined;
  if (considered?.pinned === true)
    return { kind: hasDanger(considered.foreseen) ? 'danger' : 'confirm', moves: considered.moves };
  const suggestion = game.suggestion?.(table);
  if (suggestion !== undefined) return { kind: 'plain', ...suggestion };
  const end = asked.moves.find(({ move }) => move === 'endTurn');
  const [first, ...others] = asked.moves;
  const plain = end ?? (others.length === 0 ? first : game.primary?.(table, asked.moves));
  if (plain === undefined) return undefined;
  if (hasDanger(table.forecastOf(plain))) return others.length === 0 ? { kind: 'danger', moves: [plain] } : undefined;
  return { kind: end === undefined ? 'plain' : 'end', moves: [plain] };
}

/** In a lesson, the coach says what to do. So the button never suggests one of several choices. */
export const primaryInLesson = (table: TableUi, game: GameUi): Primary | undefined =>
  table.considered?.pinned === true || table.asked?.moves.length === 1 ? primaryOf(table, game) : undefined;

const hasDanger = (forecast: Pick<Forecast, 'dangers'> | undefined): boolean => (forecast?.dangers.length ?? 0) > 0;
