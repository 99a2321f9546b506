import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { cacheCompiledModules } from './apps/server/src/base/compileCache.ts';
import { gameIcons } from './apps/web/build/gameIcons.ts';
import { workers } from './apps/web/build/workers.ts';

// Tests start hundreds of threads and processes, which load the same modules again and again.
cacheCompiledModules();

/**
 * Lets Node itself load the modules, as in production. Vite would transform every module, and its code for imports is
 * slower.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

/** Lets tests import the page's components in the same way as the build of the page does. */
const asBuilt = (): TestProjectInlineConfiguration => ({
  extends: true,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), workers()],
});
const REMEMBERING = 'apps/web/src/{app,browser,fairness,online,replay,settings,worker}/**/*.test.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default'],
    // Long timeouts, so that tests do not fail on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // Tests of pure code leave no state behind, so all test files share their workers. This is many times as fast
        // as a new worker for each file.
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', '{docs,scripts}/**/*.test.ts'],
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        // The modules of the server and the terminal take a second to load, so these test files share their workers
        // too. Each file restores the language, spies and timers that it changes.
        extends: true,
        test: {
          name: 'programs',
          include: ['apps/{cli,server}/src/**/*.test.ts'],
          isolate: false,
          experimental: NATIVE,
          // These tests start processes, sockets and databases, so CI gives a failed test a second attempt. Second
          // attempts are reported, as in the browser suite.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
      {
        // What the page draws depends only on its input, so these test files share their workers.
        ...asBuilt(),
        test: {
          name: 'drawing',
          include: ['apps/web/build/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          exclude: [REMEMBERING],
          isolate: false,
        },
      },
      {
        // These parts of the page remember something, such as settings or a connection, so each test file needs a page
        // of its own.
        ...asBuilt(),
        test: { name: 'page', include: [REMEMBERING] },
      },
    ],
  },
});
