import { isAtLarge } from '../figures.ts';
import type { Place, Who } from '../state.ts';
import type { View } from '../view.ts';
import type { ComingTurn } from './comingTurns.ts';
import { waysTo } from './ways.ts';

/** A thief who may escape before the viewer. */
export interface Leaver {
  readonly who: Who;
  /** J8. True only for the Lieutenant, who has to leave. */
  readonly surely: boolean;
  /** J15. The turn in which the Lieutenant leaves at the latest, unless he gets another disc. */
  readonly atLatest?: ComingTurn;
}

/**
 * J15. The Lieutenant's last turn. It is the first turn after which he holds no disc, counting from the evening of the
 * last day.
 */
export function departureOf(view: View, coming: readonly ComingTurn[]): ComingTurn | undefined {
  const { lieutenant } = view.automata;
  if (lieutenant === undefined || !isAtLarge(lieutenant)) return undefined;
  const own = coming.filter(({ who, day, part }) => who === 'lieutenant' && day === LAST_DAY && !EARLY.has(part));
  let { discs } = lieutenant;
  for (const turn of own) {
    if (turn.byDisc) discs -= 1;
    if (discs <= 0 || turn === own.at(-1)) return turn;
  }
  return undefined;
}

const LAST_DAY = 3;
const EARLY: ReadonlySet<ComingTurn['part']> = new Set(['morning', 'afternoon']);

/**
 * F3. Who may escape by an exit before a turn of the viewer. These are the rivals who have enough turns to get there
 * with what everybody sees that they have, and the Lieutenant in any of his turns (J8).
 */
export function leaversBefore(
  view: View,
  coming: readonly ComingTurn[],
  { exit, turn }: { readonly exit: Place | undefined; readonly turn: ComingTurn | undefined },
): readonly Leaver[] {
  if (exit === undefined) return [];
  const earlier = turn === undefined ? coming : coming.slice(0, coming.indexOf(turn));
  const departure = departureOf(view, coming);
  const rivals = view.seats.flatMap((held, seat): Leaver[] => {
    if (seat === view.viewer || !isAtLarge(held)) return [];
    const { onFoot, quicker } = waysTo(view, seat, exit);
    const turns = countTurns(earlier, seat, held.discs);
    return turns >= ((quicker ?? onFoot)?.turns ?? Number.POSITIVE_INFINITY) ? [{ who: seat, surely: false }] : [];
  });
  if (departure === undefined || !earlier.some(({ who }) => who === 'lieutenant')) return rivals;
  return [...rivals, { who: 'lieutenant', surely: earlier.includes(departure), atLatest: departure }];
}

function countTurns(turns: readonly ComingTurn[], seat: Who, discs: number): number {
  const own = turns.filter(({ who }) => who === seat);
  const bought = own.filter(({ byDisc, begun }) => byDisc && !begun).length;
  return own.length - bought + Math.min(discs, bought);
}
