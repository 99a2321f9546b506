import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { ExternalQuestion } from '@getaway/games/lab';
import type { Move } from '@getaway/kernel';

/** The user's own bot: a program that reads one question per line and answers with one line. */
export class ExternalBot {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  #id = 0;

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, stdio: 'pipe' });
    this.#child.stderr.pipe(process.stderr);
    this.#child.stdin.on('error', () => undefined); // ignored, because `ask` notices when the program stops
    this.#lines = createInterface({ input: this.#child.stdout });
  }

  ask(game: string, question: ExternalQuestion): Promise<Move> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the external bot ended before it answered'));
      this.#lines.once('close', gone);
      this.#lines.once('line', (line) => {
        this.#lines.off('close', gone);
        try {
          const answer = JSON.parse(line) as { readonly id: number; readonly move: Move };
          if (answer.id === id) resolve(answer.move);
          else reject(new Error(`the external bot answered question ${answer.id} instead of ${id}`));
        } catch {
          reject(new Error(`the external bot answered with something that is not JSON: ${line.slice(0, 80)}`));
        }
      });
      this.#child.stdin.write(`${JSON.stringify({ id, do: 'choose', game, ...question })}\n`);
    });
  }
}
