import type { Move } from '@getaway/kernel';
import type { GameUi } from '../gameUi.ts';
import type { TableUi } from '../tableUi.ts';

/** What the primary button plays. */
export interface Primary {
  readonly moves: readonly Move[];
  /** `confirm`: the touched choice. `end`: ends the turn. `plain`: the one sensible choice. */
  readonly kind: 'confirm' | 'end' | 'plain';
}

export function primaryOf(table: TableUi, game: GameUi): Primary | undefined {
  const { asked, considered } = table;
  if (asked === undefined) return undefined;
  if (considered?.pinned === true) return { kind: 'confirm', moves: considered.moves };
  const end = asked.moves.find(({ move }) => move === 'endTurn');
  if (end !== undefined) return { kind: 'end', moves: [end] };
  const [first, ...others] = asked.moves;
  const plain = others.length === 0 ? first : game.primary?.(table, asked.moves);
  return plain === undefined ? undefined : { kind: 'plain', moves: [plain] };
}
