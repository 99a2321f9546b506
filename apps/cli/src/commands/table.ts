import type { Session } from '../table/session.ts';
import type { Terminal } from '../table/terminal.ts';
import { openTerminal } from '../table/terminal.ts';
import { playGame } from '../table/turn.ts';

/** Opens a terminal for `use` and always closes it afterwards. */
export async function withTerminal(use: (terminal: Terminal) => Promise<void>): Promise<void> {
  const terminal = openTerminal(process.stdin, process.stdout, process.env);
  try {
    await use(terminal);
  } finally {
    terminal.close();
  }
}

/** Plays a game. Releases the lock of its save at the end, also on exit, SIGTERM and SIGHUP. */
export async function playSaved(session: Session, terminal: Terminal, notes: readonly string[]): Promise<void> {
  const release = (): void => session.save.close();
  const leave = (signal: NodeJS.Signals): void => process.exit(signal === 'SIGTERM' ? 143 : 129);
  process.once('exit', release);
  process.once('SIGTERM', leave);
  process.once('SIGHUP', leave);
  await playGame(session, terminal, notes);
  process.removeListener('exit', release);
  release();
}
