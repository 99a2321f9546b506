import type { SeatId } from '@getaway/kernel';
import { LAST_DAY } from '../content/vocabulary.ts';
import { isAtLarge } from '../figures.ts';
import type { Place, Who } from '../state.ts';
import type { View } from '../view.ts';
import { type ComingTurn, needsDisc } from './comingTurns.ts';
import { waysTo } from './ways.ts';

/** A thief who may escape before the viewer. */
export interface Leaver {
  readonly who: Who;
  /** J8. Whether it is certain that the thief leaves. Only the Lieutenant is ever forced to leave. */
  readonly surely: boolean;
  /** The first turn in which the thief can leave. */
  readonly atEarliest: ComingTurn;
  /** J15. The Lieutenant leaves in this turn at the latest, unless he gets another disc before then. */
  readonly atLatest?: ComingTurn;
}

/** J15. The Lieutenant's last turn. From the evening of the last day on, he leaves as soon as he holds no disc. */
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

const EARLY: ReadonlySet<ComingTurn['part']> = new Set(['morning', 'afternoon']);

/**
 * F3. Who may escape by an exit before a turn of the viewer. A rival counts if the possessions that the viewer knows of
 * are enough to reach the exit in time. The Lieutenant may leave in any of his turns (J8).
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
    const way = quicker ?? onFoot;
    const atEarliest = way === undefined ? undefined : nthTurn(earlier, { seat, discs: held.discs, nth: way.turns });
    return atEarliest === undefined ? [] : [{ who: seat, surely: false, atEarliest }];
  });
  const atEarliest = earlier.find(({ who }) => who === 'lieutenant');
  if (departure === undefined || atEarliest === undefined) return rivals;
  return [...rivals, { who: 'lieutenant', surely: earlier.includes(departure), atEarliest, atLatest: departure }];
}

interface Taker {
  readonly seat: SeatId;
  readonly discs: number;
  readonly nth: number;
}

/** D12. The nth turn of a seat that takes every turn it can. Its discs buy extra turns. */
function nthTurn(turns: readonly ComingTurn[], { seat, discs, nth }: Taker): ComingTurn | undefined {
  let discsLeft = discs;
  const taken = turns.filter((turn) => {
    if (turn.who !== seat) return false;
    if (!needsDisc(turn)) return true;
    discsLeft -= 1;
    return discsLeft >= 0;
  });
  return taken[nth - 1];
}
