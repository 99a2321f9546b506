// Installs what is missing, and runs commands on the Node this project pins.
// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node the system has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** What a command needs so that `node`, and every tool started by name, is the pinned one. */
export const pinned = {
  cwd: root,
  env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) },
  shell: windows, // there the tools are .cmd files
};

/** Makes node_modules what package-lock.json asks for; silent and quick when it is already. */
export async function ensure() {
  if (isInstalled()) return;
  await takeLock();
  if (!isInstalled()) install(); // the one we waited for may have done it
  rmSync(lock, { force: true });
}

/**
 * Runs one command in the place of this process: same terminal, same signals, same exit code.
 * @param {string} command
 * @param {string[]} args
 */
export function become(command, args) {
  const child = spawn(command, args, { ...pinned, stdio: 'inherit' });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // Ctrl-C reaches the whole terminal group by itself; passing it on would deliver it twice.
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

function install() {
  say('Installing the dependencies and the pinned Node. This may take a minute.');
  if (!npm('ci')) {
    say('The installation failed; trying once more.');
    if (!npm('ci')) fail('The installation failed twice, for the reason above. Run the command again to retry.');
  }
  // Where install scripts are switched off, Node still needs its own.
  if (!hasPinnedNode()) npm('rebuild', 'node', '--ignore-scripts=false');
  if (!hasPinnedNode()) fail(`All is installed except Node ${pinnedVersion()}: its install script did not succeed.`);
  writeStamp();
}

/** @param {string[]} args */
function npm(...args) {
  // `npm run` puts node_modules/.bin on the PATH, but npm must not run on a Node that it is about to replace.
  const path = process.env.PATH ?? '';
  const system = path.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: system.join(delimiter) };
  // On stderr, because stdout belongs to the job that follows.
  const { error, status } = spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 2, 2], shell: windows });
  if (error !== undefined) say(`npm could not be started: ${error.message}`);
  return status === 0;
}

function isInstalled() {
  const stamped = existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();
  return stamped && lockedPackages().every((folder) => existsSync(join(root, folder)));
}

/** Where the lockfile says that something must lie; other platforms' packages need not. */
function lockedPackages() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = /** @type {{ packages: Record<string, { optional?: boolean, devOptional?: boolean }> }} */ (
    JSON.parse(text)
  );
  return Object.entries(packages).flatMap(([folder, { optional, devOptional }]) =>
    optional || devOptional ? [] : [folder],
  );
}

function wantedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}\n`;
}

function writeStamp() {
  writeFileSync(stamp, wantedStamp());
}

function pinnedVersion() {
  const manifest = /** @type {{ devDependencies: { node: string } }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return manifest.devDependencies.node;
}

function hasPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' });
  return typeof stdout === 'string' && stdout.trim() === `v${pinnedVersion()}`;
}

/** Of two commands at once in one checkout the second waits while the first installs. */
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
    process.kill(Number(readFileSync(lock, 'utf8')), 0); // throws when there is no such process
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

// As npm's own postinstall: whoever installs by hand needs no second installation.
const isMain = realpathSync(process.argv[1] ?? root) === fileURLToPath(import.meta.url);
if (isMain && existsSync(pinnedNode)) writeStamp();
