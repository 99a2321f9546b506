import { type Attempt, type Move, refused, type SeatId, sameMove, taken } from '@getaway/kernel';
import type { PlayPort, WatchPort } from '@getaway/table';
import { onlyLast } from '../wire/onlyLast.ts';
import type { OnlineTable } from './onlineTable.ts';

/** A choice counts as made when it is seen; so long it may take until then. */
const SEEN_MS = 3000;
/** A server that can't save a choice is asked again after so long. */
const SAVE_AGAIN_MS = 2000;
/** May be asked again, and waits for the connection as long as somebody looks. */
const PATIENT = { repeat: true, patience: Number.POSITIVE_INFINITY } as const;

/** Watching over the network. */
export const watchPortOf = (table: OnlineTable): WatchPort => ({
  watch: (show) => table.watch(show),
  lookBack: onlyLast(
    (passages: number): Promise<Attempt<object>> => table.act('lookBack', { passages }, PATIENT),
    PASSED,
  ),
});

/** Playing over the network. */
export const playPortOf = (table: OnlineTable): PlayPort => ({
  play: (number, moves) => play(table, number, moves),
  undo: async () => quietly(await table.act('undo')),
  async foresee(moves) {
    const answer = await table.ask('foresee', { moves }, PATIENT);
    return 'ok' in answer ? answer.ok : { events: [], reveals: false };
  },
  async forecasts(number) {
    const answer = await table.ask('forecasts', { number }, PATIENT);
    return 'ok' in answer ? answer.ok : [];
  },
  async whyNot(move) {
    const answer = await table.ask('whyNot', { move }, PATIENT);
    return 'ok' in answer ? (answer.ok ?? undefined) : undefined;
  },
  sit: () => Promise.resolve(), // nobody shares this device
  substitute: async (seat, bot) => quietly(await substitute(table, seat, bot)),
});

/** Somebody has looked at another moment meanwhile. */
const PASSED = refused('notAsked', 'Something else is looked at by now.');

const NOT_YOURS = {
  code: 'badRequest',
  message: 'Only its owner can take a seat back.',
  because: 'onlyOwner',
} as const;

const quietly = (done: Attempt<unknown>): Attempt<null> => ('refusal' in done ? done : taken(null));

/**
 * A choice carries the number of its question, so it is made once, however often it is sent: it waits for the connection, it is
 * sent again while the server can't save it, and if the server says that the question is no longer asked, what it has told since
 * says whether it was by this answer.
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
