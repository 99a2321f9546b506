import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A whole server in its own process. It shares only the store with other processes. */
export interface Program {
  readonly url: string;
  readonly child: ChildProcess;
  readonly logged: readonly string[];
  /** Stops the server gracefully. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

const GENEROUS = { BOT_THREADS: '1', CREATIONS_PER_HOUR: '1000', SOCKET_BURST: '10000' };
const running = new Set<ChildProcess>();

/** Kills all servers that tests have started. Call this in `afterAll`. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function startProgram(settings: Readonly<Record<string, string>>): Promise<Program> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', ...GENEROUS, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const logged: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    logged.push(line);
    process.stderr.write(`${line}\n`);
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    const url = /open at (?<url>\S+)/u.exec(said)?.groups?.url;
    if (url !== undefined) return { url, child, logged, stop: () => end(child) };
  }
  throw new Error(`the server did not start: ${said}${logged.join('\n')}`);
}

async function end(child: ChildProcess): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await gone) as [number | null];
  return code;
}
