// npm test: runs every check. Arguments select tests: `npm test -- kernel`, `npm test -- e2e`.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ensure, pinned } from './ensure.js';

const CHECKS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'lint with types', command: ['oxlint'] },
  { name: 'unused code', command: ['knip'] },
];
const wanted = process.argv.slice(2);
const colour = Boolean(process.stdout.isTTY || process.env.FORCE_COLOR);
const env = { ...pinned.env, ...(colour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
/** @type {string[]} */
const failed = [];

await ensure('everything');
await check();
await test();
headline(failed.length === 0 ? 'All checks passed.' : `FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * The checks are independent, so they run in parallel. The output of each check is printed as one block, in a fixed
 * order.
 */
async function check() {
  const started = CHECKS.map(({ name, command }) => ({ name, run: start(command) }));
  for (const { name, run } of started) if (!(await outcomeOf(name, run))) run.show();
}

/**
 * Both suites often wait, for timers or for other processes, so they run in parallel. The output of the browser suite
 * is held back until the other suite has ended.
 */
async function test() {
  const suites = [];
  if (wanted[0] !== 'e2e') suites.push({ name: 'tests', command: ['vitest', 'run', ...wanted] });
  if (wanted.length === 0 || wanted[0] === 'e2e')
    suites.push({ name: 'tests in the browser', command: ['node', 'scripts/testInBrowser.js', ...wanted.slice(1)] });
  const started = suites.map(({ name, command }) => ({ name, run: start(command) }));
  for (const { name, run } of started) {
    headline(name);
    run.show();
    await outcomeOf(name, run);
  }
}

/**
 * @param {string} name
 * @param {Run} run
 */
async function outcomeOf(name, run) {
  const { passed, seconds } = await run.end;
  headline(`${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!passed) failed.push(name);
  return passed;
}

/** @param {string} text */
function headline(text) {
  process.stdout.write(`\n── ${text}\n`);
}

/**
 * @typedef {object} Run
 * @property {Promise<{ passed: boolean, seconds: string }>} end
 * @property {() => void} show Prints the output so far, and all later output as soon as it comes.
 */

/**
 * Starts a command and keeps its output until it may be shown.
 * @param {string[]} command
 * @returns {Run}
 */
function start([command = '', ...args]) {
  const began = performance.now();
  let kept = '';
  let isShown = false;
  /** @param {string} text */
  const print = (text) => {
    // If the variable CI is set, some tools print colours in spite of NO_COLOR.
    if (isShown) process.stdout.write(colour ? text : stripVTControlCharacters(text));
    else kept += text;
  };
  /** @type {Run['end']} */
  const end = new Promise((resolve) => {
    /** @param {boolean} passed */
    const done = (passed) => resolve({ passed, seconds: ((performance.now() - began) / 1000).toFixed(1) });
    const child = spawn(command, args, { ...pinned, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      print(`${error.message}\n`);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
  return {
    end,
    show() {
      isShown = true;
      print(kept);
    },
  };
}
