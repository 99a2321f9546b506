import type { Move, SeatId } from '@getaway/kernel';
import type { HostedTable } from './hosted.ts';
import { onlyPersonIn } from './people.ts';
import type { Advice, Player } from './port.ts';

/** A plan with what a bot expects of it. */
interface Compared {
  readonly move: Move;
  /** The whole turn, beginning with the move. */
  readonly plan?: readonly Move[];
  readonly value: number;
  readonly win?: number;
}

/** More plans can't be compared at a glance. */
const MAX_ADVICE = 3;

/** There is no adviser where several people play. */
export const mayBeAdvised = (players: readonly Player[]): boolean => onlyPersonIn(players) !== undefined;

/** The best plans that a bot has compared for a seat, with what they will certainly do. */
export const adviceFrom = (
  compared: readonly Compared[],
  table: Pick<HostedTable, 'foresee'>,
  seat: SeatId,
): readonly Advice[] =>
  compared.slice(0, MAX_ADVICE).map(({ move, plan = [move], value, win }) => {
    const { events: _, ...forecast } = table.foresee(seat, plan);
    return { moves: plan, forecast, lead: value, ...(win === undefined ? {} : { win }) };
  });
