import { type EXITS, PARTS, packOf, type View } from '@getaway/escape-plan';
import type { SeatId } from '@getaway/kernel';

type Exit = (typeof EXITS)[number];

/** D1. Income, patrol, city and turn order come before the parts of a day. */
export const isBeforeMorning = ({ pending }: View): boolean =>
  pending.some((frame) => frame.step === 'beginPart' && frame.part === 'morning') ||
  pending.some(({ step }) => step === 'setTurnOrder');

interface TurnsLeft {
  /** The seat's turn is under way. */
  readonly now: boolean;
  /** Turns still to come today that nobody has to pay for. */
  readonly today: number;
  /** Extra turns today that the discs held would buy. */
  readonly byDisc: number;
  /** Until the end of day 3, discs not counted. */
  readonly inAll: number;
}

const FREE_PARTS = 3;

/** D11, D12. How often a seat will act. */
export function turnsLeft(view: View, seat: SeatId): TurnsLeft {
  const { pending, day } = view;
  const before = isBeforeMorning(view);
  const part = before ? -1 : PARTS.indexOf(view.part);
  const waits = (step: string): number =>
    pending.filter((frame) => frame.step === step && 'seat' in frame && frame.seat === seat).length;
  const now = waits('closeTurn') > 0;
  const today = Math.max(0, FREE_PARTS - 1 - part) + waits('takeTurn');
  const extraParts = PARTS.length - Math.max(FREE_PARTS, part + 1) + waits('useDisc');
  return {
    now,
    today,
    byDisc: Math.min(view.seats[seat]?.discs ?? 0, extraParts),
    inAll: today + FREE_PARTS * (3 - day),
  };
}

interface ExitState {
  readonly exit: Exit;
  /** Patrol cards that lie there. */
  readonly cards: number;
  readonly stand: 'blocked' | 'open' | 'watched' | 'free';
  /** Its tile, if that is in the city. */
  readonly tile: string | undefined;
  readonly place: string | undefined;
  /** Exit tiles that lie there. */
  readonly stack: number;
}

/** D4, D5, F1. */
export function exitState(view: View, exit: Exit): ExitState {
  const cards = view.patrol[exit];
  const patrolled = view.day === 3 && view.patrol[1] + view.patrol[2] + view.patrol[3] === 5;
  const place = placeOfExit(view, exit);
  return {
    exit,
    cards,
    stand: cards >= 2 ? 'blocked' : patrolled ? 'open' : cards === 1 ? 'watched' : 'free',
    tile: place?.slice(0, place.lastIndexOf('.')),
    place,
    stack: view.exitStacks.find((stack) => stack.exit === exit)?.size ?? 0,
  };
}

function placeOfExit(view: View, exit: Exit): string | undefined {
  const { tiles } = packOf(view);
  for (const { tile } of view.city) {
    const at = tiles[tile]?.spaces.findIndex(
      (space) => space.type === 'location' && space.location.kind === 'exit' && space.location.number === exit,
    );
    if (at !== undefined && at >= 0) return `${tile}.${at}`;
  }
  return undefined;
}
