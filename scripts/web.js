// Builds the page into .cache/web if any of the page's sources has changed. This script is plain JavaScript, because
// `npm start` runs it on the system's Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pinned } from './ensure.js';

const root = pinned.cwd;
const page = join(root, '.cache', 'web');
const fresh = join(root, '.cache', `web-${process.pid}`);
const stamp = join(page, '.stamp');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const COMPRESSED = /\.(?:js|css|html|svg|webmanifest|json)$/u;

export async function buildWeb() {
  const wanted = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the page.\n');
  const build = ['build', 'apps/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'error'];
  // Bug reports name the build by this hash.
  const env = { ...pinned.env, VITE_SOURCES: wanted.slice(0, 12) };
  const { status } = spawnSync('vite', build, { ...pinned, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    process.stderr.write('The page could not be built, for the reason above.\n');
    process.exit(1);
  }
  // Compresses several files at once, because Node compresses in several threads.
  await Promise.all(
    filesIn(fresh)
      .filter((name) => COMPRESSED.test(name))
      .map((file) => compress(join(fresh, file))),
  );
  writeFileSync(join(fresh, '.stamp'), wanted);
  // The old page is removed only when the new one is complete, so that a half-built page is never served.
  rmSync(page, { recursive: true, force: true });
  renameSync(fresh, page);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = source.includes('.')
      ? ['']
      : filesIn(path).filter((file) => !/node_modules|\.test\.tsx?$|^(?:e2e|bench)\//u.test(file));
    for (const file of files.sort())
      hash.update(`${source}/${file}\0`).update(readFileSync(file === '' ? path : join(path, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params }),
  ]);
  writeFileSync(`${file}.gz`, gz);
  writeFileSync(`${file}.br`, br);
}
