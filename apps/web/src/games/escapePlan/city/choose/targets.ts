import { type Hex, type Officer, packOf } from '@getaway/escape-plan/content';
import type { Move, PlaceTileAt } from '@getaway/escape-plan/moves';
import { pursuersOn } from '@getaway/escape-plan/reading';
import { locationIn } from '@getaway/escape-plan/text';
import type { Frame, Place, Pursuer, View } from '@getaway/escape-plan/view';

/** Something choosable on the map, with the moves that it stands for. */
export type Target =
  | { readonly kind: 'place'; readonly key: string; readonly place: Place; readonly moves: readonly Move[] }
  /** V9. A terrain space that one step can reach. */
  | { readonly kind: 'ground'; readonly key: string; readonly place: Place; readonly moves: readonly Move[] }
  | {
      readonly kind: 'officer';
      readonly key: string;
      readonly tile: string;
      readonly officer: Pursuer;
      readonly moves: readonly Move[];
    }
  | { readonly kind: 'tile'; readonly key: string; readonly tile: string; readonly moves: readonly Move[] }
  | ({ readonly kind: 'space'; readonly key: string; readonly moves: readonly PlaceTileAt[] } & Hex);

/** An officer that the player picked. The next click chooses the destination of the officer. */
export interface Picked {
  readonly officer: Officer;
  readonly from: string;
}

/** The first click of a choice that takes two clicks. */
export interface Gesture {
  readonly picked?: Picked | undefined;
  readonly tile?: string | undefined;
}

interface Question {
  readonly frame: Frame;
  readonly moves: readonly Move[];
}

type TileMove = Extract<Move, { readonly tile?: string }> & { readonly tile: string };

const namesTile = (move: Move): move is TileMove =>
  move.move !== 'placeTile' && 'tile' in move && typeof move.tile === 'string';

/** Everything on the map that answers the question when clicked. Each thing is listed once, with all its moves. */
export function targetsOf({ frame, moves }: Question, view: View, { picked, tile }: Gesture): readonly Target[] {
  const targets = new Map<string, Target & { readonly moves: Move[] }>();
  const add = (target: TargetOf, move: Move): void => {
    const known = targets.get(target.key);
    if (known !== undefined) known.moves.push(move);
    else targets.set(target.key, { ...target, moves: [move] } as Target & { moves: Move[] });
  };
  for (const move of moves)
    switch (move.move) {
      case 'placeTile':
        if (move.tile === tile) add({ kind: 'space', key: `space ${move.q} ${move.r}`, q: move.q, r: move.r }, move);
        break;
      case 'openHaunt':
        if (frame.step === 'openSite') add(placeTarget(frame.site), move);
        break;
      case 'travel':
        add(placeTarget(move.to), move);
        break;
      case 'stepTo':
        add(locationIn(packOf(view), move.to) === undefined ? groundTarget(move.to) : placeTarget(move.to), move);
        break;
      case 'arrive':
        if (frame.step === 'stepByStep') add(placeTarget(frame.way.at(-1) ?? ''), move);
        break;
      case 'returnMember':
        add(placeTarget(move.headquarters), move);
        break;
      case 'moveOfficer':
        if (picked === undefined) add(officerTarget(move.from, move.officer), move);
        else if (picked.officer === move.officer && picked.from === move.from) add(tileTarget(move.to), move);
        break;
      case 'removeOfficer':
        add(officerTarget(move.from, move.officer), move);
        break;
      default:
        if (namesTile(move)) for (const target of evaded(view, move)) add(target, move);
    }
  return [...targets.values()];
}

type TargetOf = Target extends infer T ? (T extends Target ? Omit<T, 'moves'> : never) : never;

const placeTarget = (place: Place): TargetOf => ({ kind: 'place', key: `place ${place}`, place });
const groundTarget = (place: Place): TargetOf => ({ kind: 'ground', key: `ground ${place}`, place });
const tileTarget = (tile: string): TargetOf => ({ kind: 'tile', key: `tile ${tile}`, tile });
const officerTarget = (tile: string, officer: Pursuer): TargetOf => ({
  kind: 'officer',
  key: `officer ${tile} ${officer}`,
  tile,
  officer,
});

/**
 * The targets of a move that names a tile. If the move also names an officer, the target is this officer. Otherwise the
 * targets are all officers on the tile, or the tile itself if there are none.
 */
function evaded(view: View, move: TileMove): readonly TargetOf[] {
  if ('officer' in move && move.officer !== undefined) return [officerTarget(move.tile, move.officer)];
  const waiting = pursuersOn(view, move.tile);
  return waiting.length === 0 ? [tileTarget(move.tile)] : waiting.map((officer) => officerTarget(move.tile, officer));
}

export const placeableTiles = (moves: readonly Move[]): readonly string[] => [
  ...new Set(moves.flatMap((move) => (move.move === 'placeTile' ? [move.tile] : []))),
];
