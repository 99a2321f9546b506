import type { Move, SeatId } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';
import type { SaveLine } from '@getaway/table/file';
import type { TableGame } from '../games/game.ts';
import { reasonOf, shell } from '../messages/shell.ts';
import type { Save } from '../saves/store.ts';

export interface Session {
  readonly game: TableGame;
  readonly save: Save;
  table: HostedTable;
  /** Whether the file contains the archive of the finished game. */
  archived?: boolean;
}

export type SeenSession = Pick<Session, 'game' | 'table'>;

/**
 * Computes the move and the aim of the bot whose turn it is. A bot takes no random numbers from the game, so the seed
 * and the choices are enough to repeat the game.
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

/** Plays pending decisions that have only one option. An earlier run may have stopped before it played them. */
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
 * Stores the current position. If the rules change later, the game continues from this position. A failure to store it
 * loses nothing, because the file contains the whole game.
 */
export function keepSnapshot({ save, table }: Session): void {
  try {
    save.snapshot(table.position);
  } catch {
    // ignored, because the next snapshot may succeed
  }
}

/**
 * Adds the archive of a finished game to its file, unless the file has one. A game of older rules may have no archive
 * to add.
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
