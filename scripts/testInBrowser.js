// Builds the page and runs the browser tests on it. Arguments select tests: `node scripts/testInBrowser.js undo`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.js';
import { pinned } from './ensure.js';
import { buildWeb } from './web.js';

const browser = findBrowser();
await buildWeb();
const data = mkdtempSync(join(tmpdir(), 'getaway-e2e-'));
const env = {
  ...pinned.env,
  E2E_PORT: String(await freePort()),
  E2E_DATA: data,
  ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
};
const args = ['test', '-c', 'apps/web/playwright.config.ts', ...process.argv.slice(2)];
spawn('playwright', args, { ...pinned, env, stdio: ['ignore', 'inherit', 'inherit'] }).on('close', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
