import type { Match, Shape } from '@getaway/kernel';
import { archiveOf, type Passage, passageOf } from '@getaway/table';
import type { TableGame } from '../games/game.ts';
import { reasonOf, shell } from '../messages/shell.ts';
import type { Player } from '../saves/format.ts';
import type { Save } from '../saves/store.ts';

/** A game on the table: the match, everything that happened in it, and the file that it is written to. */
export interface Session<G extends Shape = Shape> {
  readonly game: TableGame<G>;
  readonly players: readonly Player[];
  readonly save: Save<G>;
  match: Match<G>;
  history: readonly Passage<G>[];
  /** Its file has the archive of the finished game. */
  archived?: boolean;
}

/** The only move of a question that answers itself. */
export function unaskedMove<G extends Shape>({ match }: Session<G>): G['move'] | undefined {
  return match.question?.unasked === true ? match.question.moves[0] : undefined;
}

/** Plays a move once it is on the disk; says what is wrong if it could not be written, and then nothing has changed. */
export function playMove<G extends Shape>(session: Session<G>, move: G['move']): string | undefined {
  const { match, ...played } = session.match.after(move);
  const { seat, draws } = played.entry;
  const problem = write(session, { entry: { seat, move, draws: [...draws] } });
  if (problem !== undefined) return problem;
  session.match = match;
  session.history = [...session.history, passageOf(played)];
  return undefined;
}

/** Takes back the seat's last choice, or says why it stands. */
export function takeBack<G extends Shape>(session: Session<G>, seat: number): string | undefined {
  const { match, players } = session;
  const reason = match.whyNoUndo(seat)?.reason;
  const last = players[match.entries[match.choicesBeforeLast]?.seat ?? seat]?.name ?? '';
  if (reason !== undefined) return shell.say(`undo.${reason}`, { seat: last });
  const problem = write(session, { undo: seat, left: match.choicesBeforeLast });
  if (problem !== undefined) return problem;
  const { choices } = match;
  match.undo(seat);
  session.history = session.history.slice(0, match.choices - choices);
  keepSnapshot(session);
  return undefined;
}

/** A position to go on from, should the rules change. The file has everything, so a snapshot that fails does no harm. */
export function keepSnapshot<G extends Shape>({ save, match }: Session<G>): void {
  try {
    save.snapshot(match);
  } catch {
    // the next one may succeed
  }
}

/** A finished game is kept for good, once. Of one that older rules have ended only what is in its file may be known. */
export function keepArchive<G extends Shape>(session: Session<G>): void {
  const { match, history } = session;
  if (session.archived === true || match.choices !== history.length - 1) return;
  session.archived = write(session, { archive: archiveOf(match, history) }) === undefined;
}

function write<G extends Shape>({ save }: Session<G>, line: Parameters<Save<G>['append']>[0]): string | undefined {
  try {
    save.append(line);
    return undefined;
  } catch (error) {
    return shell.say('save.notWritten', { reason: reasonOf(error) });
  }
}
