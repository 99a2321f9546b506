// npm test: every check there is. Arguments go to the tests: `npm test -- kernel`.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensure, pinned } from './ensure.js';

const CHECKS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'lint with types', command: ['oxlint'] },
  { name: 'unused code', command: ['knip'] },
];
const TESTS = { name: 'tests', command: ['vitest', 'run', ...process.argv.slice(2)] };
const colour = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR);
const env = { ...pinned.env, ...(colour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };

await ensure();

// The checks do not need each other, so they run side by side, each printing in one piece when its turn has come.
const started = CHECKS.map((check) => ({ ...check, outcome: run(check.command, 'pipe') }));
const failed = [];
for (const { name, outcome } of started) {
  const { passed, output, seconds } = await outcome;
  headline(`${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (passed) continue;
  process.stdout.write(colour ? output : stripVTControlCharacters(output)); // some colour everything where CI is set
  failed.push(name);
}

headline(TESTS.name);
const { passed, seconds } = await run(TESTS.command, 'inherit');
if (!passed) failed.push(TESTS.name);

headline(failed.length === 0 ? `All checks passed; the tests took ${seconds} s.` : `FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string} text */
function headline(text) {
  process.stdout.write(`\n── ${text}\n`);
}

/**
 * @param {string[]} command
 * @param {'pipe' | 'inherit'} output
 * @returns {Promise<{ passed: boolean, output: string, seconds: string }>}
 */
function run([command = '', ...args], output) {
  const start = performance.now();
  return new Promise((resolve) => {
    let text = '';
    /** @param {boolean} passed */
    const done = (passed) =>
      resolve({ passed, output: text, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    const child = spawn(command, args, { ...pinned, env, stdio: ['ignore', output, output] });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('error', (error) => {
      text += `${error.message}\n`;
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}
