import type { Move, SeatId } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';
import type { SaveLine } from '@getaway/table/file';
import type { TableGame } from '../games/game.ts';
import { reasonOf, shell } from '../messages/shell.ts';
import type { Save } from '../saves/store.ts';

/** A game that is being played, and its file. */
export interface Session {
  readonly game: TableGame;
  readonly save: Save;
  table: HostedTable;
  /** Whether the file contains the archive of the finished game. */
  archived?: boolean;
}

export type SeenSession = Pick<Session, 'game' | 'table'>;

/**
 * Computes the move of the bot whose turn it is, and the bot's aim. The bot has its own random seed, so the same game
 * seed and the same choices always lead to the same game.
 */
export function chooseForBot({ game, table }: Session, level: string): ReturnType<TableGame['bots']['choiceFor']> {
  return game.bots.choiceFor({ table, level, seed: `seat ${table.due}` });
}

/** Writes a move to the disk and then plays it. If writing fails, returns the reason and changes nothing. */
export function playMove(session: Session, move: Move, aim?: Move): string | undefined {
  const { table } = session;
  const after = table.due === undefined ? undefined : table.playThrough(table.due, [move], undefined, aim);
  if (after === undefined || 'refusal' in after) throw new Error(after?.refusal.message ?? 'the game is over');
  return goTo(session, after.ok);
}

/**
 * Plays pending decisions that have a single answer. An earlier run may have been stopped before it could play them.
 */
export const answerUnasked = (session: Session): string | undefined => goTo(session, session.table.answerUnasked());

function goTo(session: Session, tables: readonly HostedTable[]): string | undefined {
  const last = tables.at(-1);
  if (last === undefined) return undefined;
  const entries = tables.flatMap(({ lastEntry }) => (lastEntry === undefined ? [] : [{ entry: lastEntry }]));
  const problem = write(session, ...entries);
  if (problem === undefined) session.table = last;
  return problem;
}

/** Undoes the seat's last choice, or returns the reason why it can't be undone. */
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

/**
 * Stores the current position, so that the game can continue from it if the rules change. If this fails, nothing is
 * lost, because the file contains the whole game.
 */
export function keepSnapshot({ save, table }: Session): void {
  try {
    save.snapshot(table.position);
  } catch {
    // ignored, because the next snapshot may succeed
  }
}

/**
 * Adds the archive of a finished game to its file, unless it is already there. A game that ended under older rules may
 * have nothing to archive.
 */
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
