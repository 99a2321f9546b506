import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { NODE_COMPILE_CACHE } = process.env;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface RunResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program with pipes and a temporary folder for its saves. */
export function program(main = MAIN): {
  readonly folder: string;
  start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams;
  run(args: readonly string[], lines?: readonly string[]): Promise<RunResult>;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-'));
  const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcessWithoutNullStreams =>
    spawn(process.execPath, [main, ...args], { env: { PATH: '', DATA_DIR: folder, NODE_COMPILE_CACHE, ...env } });
  return {
    folder,
    start,
    run(args, lines = []) {
      const child = start(args);
      child.stdin.on('error', () => undefined); // the program may exit before it has read everything
      child.stdin.end(lines.map((line) => `${line}\n`).join(''));
      return ended(child);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<RunResult> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Waits until the program has printed this text `times` times. */
export function said(child: ChildProcessWithoutNullStreams, text: string, times = 1): Promise<void> {
  let out = '';
  return new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      out += more;
      if (out.split(text).length > times) resolve();
    });
  });
}
