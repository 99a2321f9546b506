// npm test: runs every check. Arguments select tests: `npm test -- kernel`, `npm test -- e2e`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.js';
import { ensure, pinned } from './ensure.js';
import { buildWeb } from './web.js';

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
if (wanted[0] !== 'e2e') await test('tests', ['vitest', 'run', ...wanted]);
if (wanted.length === 0 || wanted[0] === 'e2e') await testInBrowser(wanted.slice(1));
headline(failed.length === 0 ? 'All checks passed.' : `FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * The checks are independent, so they run in parallel. The output of each check is printed as one block, in a fixed
 * order.
 */
async function check() {
  const started = CHECKS.map(({ name, command }) => ({ name, outcome: run(command, 'pipe') }));
  for (const { name, outcome } of started) {
    const { passed, output, seconds } = await outcome;
    headline(`${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (passed) continue;
    // If the variable CI is set, some tools print colours in spite of NO_COLOR.
    process.stdout.write(colour ? output : stripVTControlCharacters(output));
    failed.push(name);
  }
}

/** @param {string[]} more */
async function testInBrowser(more) {
  const browser = findBrowser();
  await buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'getaway-e2e-'));
  const place = { E2E_PORT: String(await freePort()), E2E_DATA: data };
  const config = ['-c', 'apps/web/playwright.config.ts'];
  await test('tests in the browser', ['playwright', 'test', ...config, ...more], {
    ...place,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  });
  rmSync(data, { recursive: true, force: true });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} more
 */
async function test(name, command, more = {}) {
  headline(name);
  const { passed, seconds } = await run(command, 'inherit', more);
  headline(`${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!passed) failed.push(name);
}

/** @param {string} text */
function headline(text) {
  process.stdout.write(`\n── ${text}\n`);
}

/**
 * @param {string[]} command
 * @param {'pipe' | 'inherit'} output
 * @param {Record<string, string>} more
 * @returns {Promise<{ passed: boolean, output: string, seconds: string }>}
 */
function run([command = '', ...args], output, more = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    let text = '';
    /** @param {boolean} passed */
    const done = (passed) =>
      resolve({ passed, output: text, seconds: ((performance.now() - start) / 1000).toFixed(1) });
    const child = spawn(command, args, { ...pinned, env: { ...env, ...more }, stdio: ['ignore', output, output] });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('error', (error) => {
      text += `${error.message}\n`;
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}
