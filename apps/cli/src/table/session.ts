import type { Move, SeatId } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';
import type { SaveLine } from '@getaway/table/file';
import type { TableGame } from '../games/game.ts';
import { reasonOf, shell } from '../messages/shell.ts';
import type { Save } from '../saves/store.ts';

/** A game on the table, and the file that it is written to. */
export interface Session {
  readonly game: TableGame;
  readonly save: Save;
  table: HostedTable;
  /** Its file has the archive of the finished game. */
  archived?: boolean;
}

/**
 * The answer of the bot that is due. Its dreams have a seed of their own, which knows nothing of the game's, so that a game with
 * the same seed and the same choices goes the same way.
 */
export function chooseForBot({ game, table }: Session, level: string): Move {
  return game.bots.choose({ table, level, seed: `seat ${table.due}` }).move;
}

/** Plays a move once it is on the disk; says what is wrong if it could not be written, and then nothing has changed. */
export function playMove(session: Session, move: Move): string | undefined {
  const { table } = session;
  const after = table.due === undefined ? undefined : table.playThrough(table.due, [move]);
  if (after === undefined || 'refusal' in after) throw new Error(after?.refusal.message ?? 'the game is over');
  return goTo(session, after.ok);
}

/** Answers what answers itself: a program may have been stopped before it did. */
export const answerUnasked = (session: Session): string | undefined => goTo(session, session.table.answerUnasked());

function goTo(session: Session, tables: readonly HostedTable[]): string | undefined {
  const last = tables.at(-1);
  if (last === undefined) return undefined;
  const entries = tables.flatMap(({ lastEntry }) => (lastEntry === undefined ? [] : [{ entry: lastEntry }]));
  const problem = write(session, ...entries);
  if (problem === undefined) session.table = last;
  return problem;
}

/** Takes back the seat's last choice, or says why it stands. */
export function takeBack(session: Session, seat: SeatId): string | undefined {
  const { table } = session;
  const reason = table.undoFor(seat);
  if (reason !== 'possible') {
    const last = table.players[table.lastChooser ?? seat]?.name ?? '';
    return shell.say(`undo.${reason}`, { seat: last });
  }
  const undone = table.undo(seat);
  if ('refusal' in undone) throw new Error(undone.refusal.message);
  const problem = write(session, { undo: seat, left: table.choicesBeforeLast });
  if (problem !== undefined) return problem;
  session.table = undone.ok;
  keepSnapshot(session);
  return undefined;
}

/** A position to go on from, should the rules change. The file has everything, so a snapshot that fails does no harm. */
export function keepSnapshot({ save, table }: Session): void {
  try {
    save.snapshot(table.position);
  } catch {
    // the next one may succeed
  }
}

/** A finished game is kept for good, once. Of one that older rules have ended only what is in its file may be known. */
export function keepArchive(session: Session): void {
  if (session.archived === true) return;
  const { archive } = session.table;
  if (archive !== undefined) session.archived = write(session, { archive }) === undefined;
}

function write({ save }: Session, ...lines: readonly SaveLine[]): string | undefined {
  try {
    save.append(...lines);
    return undefined;
  } catch (error) {
    return shell.say('save.notWritten', { reason: reasonOf(error) });
  }
}
