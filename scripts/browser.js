// Finds a Chromium for the browser tests and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinned } from './ensure.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

/**
 * Returns the path of a browser: CHROMIUM_PATH if it is set, otherwise one found on the PATH. If there is none,
 * installs one. Returns undefined if the installed browser is Playwright's own, which Playwright finds by itself.
 */
export function findBrowser() {
  const requested = process.env.CHROMIUM_PATH ?? '';
  if (requested !== '') return requested;
  const found = onPath();
  if (found !== undefined) return found;
  process.stderr.write('No Chromium is installed; installing one for the browser tests.\n');
  if (run('playwright', 'install', 'chromium')) return undefined;
  const asRoot = process.getuid?.() === 0;
  if (asRoot && run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')) return onPath();
  if (asRoot && run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'))
    return onPath();
  process.stderr.write('Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n');
  process.exit(1);
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** @param {string[]} command */
function run(...[command = '', ...args]) {
  const env = { ...pinned.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { ...pinned, env, stdio: ['ignore', 'ignore', 2] }).status === 0;
}
