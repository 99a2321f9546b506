import { defineConfig } from '@playwright/test';

const { E2E_ADDRESS, E2E_PORT = '8430', E2E_DATA = '', CHROMIUM_PATH } = process.env;
const address = E2E_ADDRESS ?? `http://localhost:${E2E_PORT}`;
/** All tests share one IP address, so they need higher limits than a household. */
const LIMITS = {
  CREATIONS_PER_HOUR: '10000',
  REQUESTS_PER_MINUTE: '10000',
  ADDRESS_RATE: '10000',
  ADDRESS_BURST: '10000',
};
const server = {
  command: 'node ../server/src/main.ts',
  url: address,
  env: { PORT: E2E_PORT, ...LIMITS, ...(E2E_DATA === '' ? {} : { DATA_DIR: E2E_DATA }) },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const;

/** Plays whole games in a real browser, against the same server that people run. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  timeout: 240_000, // a busy machine must not fail the tests
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 2, // on a busy machine a test may fail once, and is then reported as flaky
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reuseContext: true, // a new context would load and compile the page again for every test
    serviceWorkers: 'block', // a service worker downloads the whole page, so only tests of offline play allow it
    actionTimeout: 30_000,
    launchOptions: {
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  // If E2E_ADDRESS is set, it is the address of a running server. So no server is started.
  ...(E2E_ADDRESS === undefined ? { webServer: server } : {}),
});
