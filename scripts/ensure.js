// Installs missing dependencies and runs commands on the pinned Node version. It is plain JavaScript without
// dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.getaway-stamp');
const lock = join(root, '.cache', 'install.lock');
const LOCK_EXPIRES_MS = 10 * 60_000;
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Options for starting processes with this project's `node` and tools. */
export const pinned = {
  cwd: root,
  env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  shell: windows, // on Windows the tools are .cmd files
};

/**
 * Which dependencies a command needs. `running` leaves out compilers, linters, test tools, and the libraries that
 * benchmarks compare with.
 * @typedef {'running' | 'everything'} Scope
 */

/**
 * Makes node_modules match package-lock.json. If they match already, this function prints nothing and is fast.
 * @param {Scope} scope
 */
export async function ensure(scope) {
  if (isInstalled(scope)) return;
  await takeLock();
  if (!isInstalled(scope)) install(scope); // another process may have installed everything while this one waited for the lock
  rmSync(lock, { force: true });
}

/**
 * Replaces this process with a command: same terminal, same signals, same exit code.
 * @param {string} command
 * @param {string[]} args
 */
export function become(command, args) {
  const child = spawn(command, args, { ...pinned, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl-C reaches all processes of the terminal. Forwarding it would deliver it twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass);
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** @param {Scope} scope */
function install(scope) {
  say(
    `Installing ${scope === 'running' ? 'what the table needs' : 'everything that the checks need'}, with the pinned Node.`,
  );
  const args = installArguments(scope);
  if (!npm(...args)) {
    say('The installation failed; retrying once.');
    if (!npm(...args)) fail('The installation failed twice, for the reason above. Run the command again to retry.');
  }
  // If npm's install scripts are disabled, the node package has to be set up separately.
  if (!hasPinnedNode()) npm('rebuild', 'node', '--ignore-scripts=false');
  if (!hasPinnedNode()) fail(`Everything is installed except Node ${pinnedVersion()}: its install script failed.`);
  removeHeaders();
  writeStamp(scope);
}

/**
 * The arguments for npm. If everything needed for running is already installed, npm changes only what differs from the
 * lockfile, so that a running server keeps its files. Otherwise, npm installs from scratch.
 * @param {Scope} scope
 */
function installArguments(scope) {
  // Hides npm's warnings, which are only about third-party packages. Skips the audit, which would contact a server.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const tools = scope === 'running' ? '--omit=dev' : '--include=dev';
  return isInstalled('running') ? ['install', '--no-save', tools, ...quiet] : ['ci', tools, ...quiet];
}

/** Removes the headers for native add-ons. They are a third of the node package, and this project does not use them. */
function removeHeaders() {
  const packages = join(root, 'node_modules', 'node', 'node_modules');
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages).filter((folder) => folder.startsWith('node-')))
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
}

/** @param {string[]} args */
function npm(...args) {
  // npm must not run on the Node that it is about to replace. That Node is in node_modules/.bin, which `npm run` puts
  // on the PATH. So this folder is removed from the PATH.
  const path = process.env.PATH ?? '';
  const system = path.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: system.join(delimiter) };
  // Uses stderr, because stdout belongs to the command that follows.
  const { error, status } = spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 2, 2], shell: windows });
  if (error !== undefined) say(`npm could not be started: ${error.message}`);
  return status === 0;
}

/** @param {Scope} scope */
function isInstalled(scope) {
  if (!existsSync(pinnedNode) || !existsSync(stamp)) return false;
  const found = readFileSync(stamp, 'utf8');
  const stamped = found === stampFor('everything') || found === stampFor(scope);
  return stamped && lockedPackages(scope).every((folder) => existsSync(join(root, folder)));
}

/**
 * The package folders that the lockfile requires, without those of other platforms.
 * @param {Scope} scope
 */
function lockedPackages(scope) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } =
    /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */ (
      JSON.parse(text)
    );
  return Object.entries(packages).flatMap(([folder, { dev, optional, devOptional }]) =>
    optional || devOptional || (dev && scope === 'running') ? [] : [folder],
  );
}

/** @param {Scope} scope */
function stampFor(scope) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${scope} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}

/** @param {Scope} scope */
function writeStamp(scope) {
  writeFileSync(stamp, stampFor(scope));
}

function pinnedVersion() {
  const manifest = /** @type {{ dependencies: { node: string } }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return manifest.dependencies.node;
}

function hasPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' });
  return typeof stdout === 'string' && stdout.trim() === `v${pinnedVersion()}`;
}

/** Takes the lock. If two commands run in one checkout, the second one waits while the first installs. */
async function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
      return;
    } catch {
      if (tries === 1) say('Another command is installing; waiting for it.');
      if (isAbandoned()) rmSync(lock, { force: true });
      else await sleep(500);
    }
  }
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LOCK_EXPIRES_MS) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0); // throws if the process does not exist
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  say(sentence);
  rmSync(lock, { force: true });
  process.exit(1);
}

// This file is also npm's postinstall script. When npm runs it, the packages are already installed.
const isMain = realpathSync(process.argv[1] ?? root) === fileURLToPath(import.meta.url);
if (isMain && existsSync(pinnedNode)) {
  removeHeaders();
  writeStamp((process.env.npm_config_omit ?? '').split(/\s/u).includes('dev') ? 'running' : 'everything');
}
