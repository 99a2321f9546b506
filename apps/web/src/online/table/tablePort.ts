import { type Attempt, type Move, NOTHING_FORESEEN, refused, type SeatId, sameMove, taken } from '@getaway/kernel';
import type { PlayPort, WatchPort } from '@getaway/table';
import { onlyLast } from '../wire/onlyLast.ts';
import type { OnlineTable } from './onlineTable.ts';

/** How long to wait for a choice to appear in the log. */
const SEEN_MS = 3000;
/** If the server could not save a choice, the page sends the choice again after this pause. */
const SAVE_AGAIN_MS = 2000;
/** Options for requests that can be repeated. These requests wait for a connection without a time limit. */
export const PATIENT = { repeat: true, patience: Number.POSITIVE_INFINITY } as const;

/** The port through which a screen watches an online table. */
export const watchPortOf = (table: OnlineTable): WatchPort => ({
  watch: (show) => table.watch(show),
  lookBack: onlyLast(
    (passages: number): Promise<Attempt<object>> => table.act('lookBack', { passages }, PATIENT),
    PASSED,
  ),
});

/** The port through which a screen plays at an online table. */
export const playPortOf = (table: OnlineTable): PlayPort => ({
  play: (number, moves) => play(table, number, moves),
  undo: async () => quietly(await table.act('undo')),
  async foresee(moves) {
    const answer = await table.ask('foresee', { moves }, PATIENT);
    return 'ok' in answer ? answer.ok : NOTHING_FORESEEN;
  },
  async forecasts(number) {
    const answer = await table.ask('forecasts', { number }, PATIENT);
    return 'ok' in answer ? answer.ok : [];
  },
  async whyNot(move) {
    const answer = await table.ask('whyNot', { move }, PATIENT);
    return 'ok' in answer ? (answer.ok ?? undefined) : undefined;
  },
  async advise(number) {
    const answer = table.attempt(await table.ask('advise', { number }));
    if ('refusal' in answer) throw new Error(answer.refusal.message);
    return answer.ok;
  },
  sit: () => Promise.resolve(), // nobody passes the device to another player at an online table
  substitute: async (seat, bot) => quietly(await substitute(table, seat, bot)),
});

/** The answer to a request that was dropped because a later one replaced it. */
const PASSED = refused('notAsked', 'Another moment has been requested meanwhile.');

const NOT_YOURS = {
  code: 'badRequest',
  message: 'Only its owner can take a seat back.',
  because: 'onlyOwner',
} as const;

const quietly = (done: Attempt<unknown>): Attempt<null> => ('refusal' in done ? done : taken(null));

/**
 * Plays a choice. The number of the decision ensures that the choice is played only once. The request is repeated until
 * the server has saved the choice. If the decision is over, the log shows whether this choice was made.
 */
async function play(table: OnlineTable, number: number, moves: readonly Move[]): Promise<Attempt<null>> {
  const before = table.log.length;
  const isAnswered = (): boolean => table.room.value?.scene?.asked?.number !== number;
  let answer = await table.ask('play', { number, moves }, PATIENT);
  while ('error' in answer && answer.error.code === 'unavailable') {
    table.unsaved.value = true;
    await table.until(isAnswered, SAVE_AGAIN_MS);
    answer = { ...(await table.ask('play', { number, moves }, PATIENT)), again: true };
  }
  table.unsaved.value = false;
  if ('error' in answer && !(answer.again && hasPlayed(table, before, moves))) return quietly(table.attempt(answer));
  await table.until(isAnswered, SEEN_MS);
  return taken(null);
}

function hasPlayed(table: OnlineTable, before: number, moves: readonly Move[]): boolean {
  return moves.every((move, i) => {
    const passage = table.log[before + i];
    return passage?.seat === table.viewer && passage?.move !== undefined && sameMove(passage.move, move);
  });
}

function substitute(table: OnlineTable, seat: SeatId, bot: string | undefined): Promise<Attempt<unknown>> {
  if (bot !== undefined) return table.act('handToBot', { seat });
  if (seat === table.viewer) return table.act('takeBack');
  return Promise.resolve(table.attempt({ again: false, error: NOT_YOURS }));
}
