import { createInterface } from 'node:readline';
import { type Paint, paintFor } from '../terminal/paint.ts';

/** The place where a game is shown and input is read: a screen with a keyboard, or two pipes. */
export interface Terminal {
  /** Whether a person sits at the terminal. Only then can the program clear the screen or wait for a key. */
  readonly interactive: boolean;
  readonly paint: Paint;
  columns(): number;
  rows(): number;
  print(lines: readonly string[]): void;
  clear(): void;
  /** Clears the screen and the scrollback, so that nobody can scroll back to an earlier screen. */
  clearAll(): void;
  /** Reads one line of input; undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /**
   * Reads a line from the next of several people who share the screen. Ignores input that was typed before the prompt
   * or too soon after it.
   */
  askNewcomer(prompt: string): Promise<string | undefined>;
  close(): void;
}

const NARROWEST = 80;
const CLEAR = '\u001b[H\u001b[2J';
const CLEAR_ALL = '\u001b[H\u001b[2J\u001b[3J';

export function openTerminal(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  env: Readonly<Record<string, string | undefined>>,
): Terminal {
  const interactive = input.isTTY && output.isTTY;
  const lines = createInterface({ input, terminal: interactive, ...(interactive ? { output } : {}) });
  const waiting: string[] = [];
  let take: ((line: string | undefined) => void) | undefined;
  let ended = false;
  // One chunk of input may contain several lines. The waiting reader gets the first line, and the others are queued.
  const give = (line: string | undefined): void => {
    const taker = take;
    take = undefined;
    if (taker !== undefined) taker(line);
    else if (line !== undefined) waiting.push(line);
  };
  lines.on('line', give);
  lines.on('SIGINT', () => lines.close()); // Ctrl-C leaves the table, as Ctrl-D does
  lines.on('close', () => {
    ended = true;
    give(undefined);
  });

  const nextLine = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      take = resolve;
    });

  async function ask(prompt: string): Promise<string | undefined> {
    const ready = waiting.shift();
    if (ready === undefined && ended) return undefined;
    if (interactive) lines.setPrompt(prompt);
    if (interactive) lines.prompt();
    else output.write(prompt);
    const line = ready ?? (await nextLine());
    // A terminal shows what is typed. Input from a pipe has to be printed here, which also ends the line of the prompt.
    if (!interactive) output.write(`${line ?? ''}\n`);
    return line;
  }

  return {
    interactive,
    paint: paintFor(output, env),
    columns: () => Math.max(NARROWEST, output.isTTY ? output.columns : NARROWEST),
    rows: () => (output.isTTY ? output.rows : Number.POSITIVE_INFINITY),
    print: (text) => void output.write(text.map((line) => `${line}\n`).join('')),
    clear: () => void (interactive && output.write(CLEAR)),
    clearAll: () => void (interactive && output.write(CLEAR_ALL)),
    ask,
    async askNewcomer(prompt) {
      if (!interactive) return ask(prompt);
      for (;;) {
        waiting.length = 0;
        const asked = Date.now();
        const line = await ask(prompt);
        if (line === undefined || Date.now() - asked >= TOO_SOON) return line;
      }
    },
    close: () => lines.close(),
  };
}

/**
 * Input is ignored for this many milliseconds after a change of players. The previous player may have pressed Enter
 * twice.
 */
const TOO_SOON = 400;
