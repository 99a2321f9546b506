import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A folder at the same depth as the tutorial's folder, because the tutorial uses relative imports. */
const FOLDER = join(ROOT, '.cache', 'your-first-game');
const PAGE = readFileSync(new URL('./your-first-game.md', import.meta.url), 'utf8');

/** A code block of the page that contains a whole file, or a diff of a file. */
interface FileBlock {
  readonly file: string;
  readonly isDiff: boolean;
  readonly text: string;
}

/** A command and its output as the page shows them, and the files to write before the command is run. */
interface Step {
  readonly files: readonly FileBlock[];
  readonly command: string;
  readonly shown: readonly string[];
}

const BLOCK = /(?:\*\*`(?<file>[^`]+)`\*\*\n\n)?```(?<language>\w+)\n(?<text>[\s\S]*?)```\n/gu;

function stepsOf(page: string): readonly Step[] {
  const steps: Step[] = [];
  let files: FileBlock[] = [];
  for (const { groups: { file, language, text = '' } = {} } of page.matchAll(BLOCK)) {
    if (file !== undefined) files.push({ file, isDiff: language === 'diff', text });
    if (language !== 'console') continue;
    const [first = '', ...shown] = text.trimEnd().split('\n');
    steps.push({ files, command: first.replace(/^\$ /u, ''), shown });
    files = [];
  }
  return steps;
}

function write({ file, isDiff, text }: FileBlock): void {
  const path = join(FOLDER, file);
  writeFileSync(path, isDiff ? changed(readFileSync(path, 'utf8'), text) : text);
}

function changed(before: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (other: string): string =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  expect(before).toContain(side('+'));
  return before.replace(side('+'), () => side('-'));
}

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

function run(command: string): Promise<Ran> {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const env = { PATH: path, DATA_DIR: join(FOLDER, 'games'), LANG: 'C' };
  const child = spawn('sh', ['-c', command], { cwd: FOLDER, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * The lines that the page shows but the output does not have. The lines must be in the same order as on the page. An
 * ellipsis on the page stands for omitted lines.
 */
function missingIn(output: string, shown: readonly string[]): readonly string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  let from = 0;
  return shown.filter((line) => {
    if (line === '…') return false;
    const at = lines.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

const STEPS = stepsOf(PAGE);

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('the page breaks a promise, keeps all of them, compiles, and plays in the terminal and online', () => {
  expect(STEPS.map(({ command }) => command)).toEqual([
    'node promises.ts',
    'node promises.ts',
    'tsc -p .',
    'node terminal.ts rules safecracker S3',
    'yes 1 | node terminal.ts play safecracker --names Ada --seed safe',
    'node online.ts',
  ]);
});

test.each(STEPS)('$command', async ({ files, command, shown }) => {
  for (const file of files) write(file);
  const { code, output } = await run(command);
  const missing = missingIn(output, shown);
  const isFault = shown.some((line) => line.startsWith('Error: '));
  if (missing.length > 0 || (code !== 0) !== isFault)
    throw new Error(`It ended with ${code} and printed:\n${output}\nThe page also shows:\n${missing.join('\n')}`);
});
