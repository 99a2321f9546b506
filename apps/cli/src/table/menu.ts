import type { Move, Shape } from '@getaway/kernel';
import type { DueDecision } from '@getaway/table';
import type { Drawing, TableGame } from '../games/game.ts';

export type MenuLine = { readonly move: Move } | { readonly heading: string; readonly moves: readonly Move[] };

/** The maximum number of choices in one list. If there are more, they are grouped under headings. */
const MANY = 12;

/** The menu lines under these headings. A heading with a single move is replaced by the move. */
export function menuOf(
  game: TableGame,
  { moves }: Pick<DueDecision, 'moves'>,
  view: object,
  drawing: Drawing<Shape>,
  path: readonly string[],
): readonly MenuLine[] {
  const sorted = game.sorted?.(view, moves) ?? moves;
  const headingsOf = (move: Move): readonly string[] => game.headings?.(view, move, drawing) ?? [];
  const below = sorted
    .map((move) => ({ move, headings: headingsOf(move) }))
    .filter(({ headings }) => path.every((heading) => headings.includes(heading)))
    .map(({ move, headings }) => ({ move, headings: headings.filter((heading) => !path.includes(heading)) }));
  if (below.length <= MANY) return below.map(({ move }) => ({ move }));
  // A heading that all moves share tells the player nothing, so it is left out.
  const shared =
    below[0]?.headings.findIndex((heading, i) => below.some(({ headings }) => headings[i] !== heading)) ?? -1;
  const grouped = Map.groupBy(below, ({ move, headings }) => headings[Math.max(0, shared)] ?? move);
  return [...grouped].map(([heading, members]) =>
    typeof heading === 'string' && members.length > 1
      ? { heading, moves: members.map(({ move }) => move) }
      : { move: (members[0] as (typeof members)[number]).move },
  );
}
