import type { Move } from '@getaway/kernel';

/** More choices than this are grouped under headings, if the game defines headings. */
export const LIST_AT_MOST = 10;

export type Branch = { readonly move: Move } | { readonly heading: string; readonly branches: readonly Branch[] };

/** The choices as a list or as a tree of headings. A heading over a single move or over all moves is left out. */
export function choiceTree(moves: readonly Move[], headingsOf?: (move: Move) => readonly string[]): readonly Branch[] {
  if (headingsOf === undefined || moves.length <= LIST_AT_MOST) return moves.map((move) => ({ move }));
  return branchesOf(moves.map((move) => ({ move, headings: headingsOf(move) })));
}

interface Headed {
  readonly move: Move;
  readonly headings: readonly string[];
}

function branchesOf(moves: readonly Headed[]): readonly Branch[] {
  const groups = new Map<string | Move, Headed[]>();
  for (const { move, headings } of moves) {
    const [heading, ...rest] = headings;
    const key = heading ?? move; // a move without a heading stands alone
    groups.set(key, [...(groups.get(key) ?? []), { move, headings: rest }]);
  }
  const branches = [...groups].map(([key, group]): Branch => {
    if (typeof key !== 'string') return { move: key };
    const [first, ...others] = group;
    return first !== undefined && others.length === 0
      ? { move: first.move }
      : { heading: key, branches: branchesOf(group) };
  });
  const [only, ...others] = branches;
  return only !== undefined && others.length === 0 && 'heading' in only ? only.branches : branches;
}

export const movesIn = (branch: Branch): readonly Move[] =>
  'move' in branch ? [branch.move] : branch.branches.flatMap(movesIn);
