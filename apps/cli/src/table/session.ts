import type { Match, Shape } from '@getaway/kernel';
import type { TableGame } from '../games/game.ts';
import { reasonOf, shell } from '../messages/shell.ts';
import type { Player } from '../saves/format.ts';
import type { Passage } from '../saves/restore.ts';
import type { Save } from '../saves/store.ts';

/** A game on the table: the match, everything that happened in it, and the file that it is written to. */
export interface Session<G extends Shape = Shape> {
  readonly game: TableGame<G>;
  readonly players: readonly Player[];
  readonly save: Save<G>;
  match: Match<G>;
  history: readonly Passage<G>[];
}

/** The only move of a question that answers itself. */
export function unaskedMove<G extends Shape>({ match }: Session<G>): G['move'] | undefined {
  return match.question?.unasked === true ? match.question.moves[0] : undefined;
}

/** Plays a move once it is on the disk; says what is wrong if it could not be written, and then nothing has changed. */
export function playMove<G extends Shape>(session: Session<G>, move: G['move']): string | undefined {
  const { match, entry, unasked, events } = session.match.after(move);
  const { seat, draws } = entry;
  const problem = write(session, { entry: { seat, move, draws: [...draws] } });
  if (problem !== undefined) return problem;
  session.match = match;
  session.history = [...session.history, { seat, unasked, events }];
  return undefined;
}

/** Takes back the seat's last choice, or says why it stands. */
export function takeBack<G extends Shape>(session: Session<G>, seat: number): string | undefined {
  const { match, players } = session;
  const reason = match.whyNoUndo(seat)?.reason;
  const last = players[match.entries[match.choicesBeforeLast]?.seat ?? seat]?.name ?? '';
  if (reason !== undefined) return shell.say(`undo.${reason}`, { seat: last });
  const problem = write(session, { undo: seat });
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

function write<G extends Shape>({ save }: Session<G>, line: Parameters<Save<G>['append']>[0]): string | undefined {
  try {
    save.append(line);
    return undefined;
  } catch (error) {
    return shell.say('save.notWritten', { reason: reasonOf(error) });
  }
}
