import type { Move } from '@getaway/kernel';
import type { DueDecision } from '@getaway/table';
import { quoted, shell } from '../messages/shell.ts';
import { type Command, readCommand } from '../terminal/input.ts';
import { wrap } from '../terminal/layout.ts';
import type { MenuLine } from './menu.ts';
import { readingLines, ruleLines } from './reading.ts';
import { menuFor, type PendingChoice } from './screen.ts';
import type { SeenSession } from './session.ts';
import type { Terminal } from './terminal.ts';

/**
 * What to do after a command. An `answer` answers the decision. In all other cases the user is asked again: after the
 * lines of `say`, after the same screen, or after a screen with the whole menu.
 */
export type Next<T> = { readonly answer: T } | { readonly say: readonly string[] } | 'sameScreen' | 'wholeMenu';

/** What differs between a game and a lesson. */
interface Walk<T> {
  /** Draws the screen with the part of the menu that is under these headings. */
  screen(path: readonly string[]): readonly string[];
  /** Lines that are printed once, below the first screen. */
  readonly news?: readonly string[];
  /** The text that asks for input. */
  prompt(count: number, path: readonly string[]): string;
  /** Plays the move that has this number in the menu. */
  play(move: Move, number: number): Next<T> | Promise<Next<T>>;
  undo(): Next<T>;
  advise(): Next<T>;
  /** Absent if the language can't be changed here. */
  changeLanguage?(wanted: string): Promise<Next<T>>;
  /** Lines that are printed after the output of `readingLines`, for example after the log. */
  reminder?(): readonly string[];
}

/** Asks until a command answers the decision. Returns undefined if the user quits. */
export async function walkMenu<T>(
  session: SeenSession,
  decision: DueDecision,
  terminal: Terminal,
  walk: Walk<T>,
): Promise<T | undefined> {
  let path: readonly string[] = [];
  const show = (): void => {
    terminal.clear();
    terminal.print(walk.screen(path));
  };
  show();
  terminal.print(walk.news ?? []);
  for (;;) {
    const menu = menuFor(session, { decision, path }, terminal);
    const line = await terminal.ask(walk.prompt(menu.length, path));
    const command = line === undefined ? undefined : readCommand(line, menu.length);
    if (line === undefined || command === undefined || command.do === 'quit') return undefined;
    const below = pathAfter(path, command, menu);
    if (below !== undefined) {
      path = below;
      show();
      continue;
    }
    const next = await follow(walk, { session, asked: { decision, path }, command, line, menu, terminal });
    if (next === 'wholeMenu') path = []; // the headings on the path may be in another language now
    if (typeof next === 'string') show();
    else if ('answer' in next) return next.answer;
    else terminal.print(next.say);
  }
}

/** The headings that are selected after a command; undefined if the command selects none. */
function pathAfter(
  path: readonly string[],
  command: Command,
  menu: readonly MenuLine[],
): readonly string[] | undefined {
  if (command.do === 'back') return path.slice(0, -1);
  const chosen = command.do === 'choose' ? menu[command.index] : undefined;
  return chosen !== undefined && 'heading' in chosen ? [...path, chosen.heading] : undefined;
}

interface Given {
  readonly session: SeenSession;
  readonly asked: PendingChoice;
  readonly command: Command;
  /** The line that the command was read from. */
  readonly line: string;
  readonly menu: readonly MenuLine[];
  readonly terminal: Terminal;
}

function follow<T>(
  walk: Walk<T>,
  { session, asked, command, line, menu, terminal }: Given,
): Next<T> | Promise<Next<T>> {
  const invalid = (because: Extract<Command, { do: 'ask' }>['because']): Next<T> => {
    const values = { count: menu.length, input: quoted(line.trim()) };
    return { say: wrap(shell.say(`input.${because}`, values), terminal.columns()) };
  };
  switch (command.do) {
    case 'choose': {
      const chosen = menu[command.index];
      if (chosen === undefined || 'heading' in chosen) throw new Error('a heading is no move');
      return walk.play(chosen.move, command.index + 1);
    }
    case 'undo':
      return walk.undo();
    case 'advice':
      return walk.advise();
    case 'language':
      return walk.changeLanguage?.(command.wanted) ?? invalid('unknown');
    case 'rules':
      return { say: ruleLines(session, asked.decision, command.wanted, terminal) };
    case 'ask':
      return invalid(command.because);
    case 'back':
    case 'quit':
      throw new Error(`the walk itself follows the command ${command.do}`);
    default:
      return { say: [...readingLines(session, asked, command.do, terminal), ...(walk.reminder?.() ?? [])] };
  }
}
