import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.js';
import { buildWeb } from '../../../scripts/web.js';

/** The built page on its server, and a browser to visit it with. */
export interface Place {
  readonly address: string;
  readonly browser: Browser;
  /** Opens a browser in the state of a first visit, with nothing cached or saved except these settings. */
  visit(options?: BrowserContextOptions, settings?: Readonly<Record<string, string>>): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Bots choose at once. Other settings keep their defaults. */
const SETTINGS = { speed: 'instant' };

export async function openPlace(): Promise<Place> {
  const executable = findBrowser();
  await buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'getaway-web-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn('node', ['apps/server/src/main.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(address, server);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    ...(executable === undefined ? {} : { executablePath: executable }),
  });
  return {
    address,
    browser,
    async visit(options = {}, settings = {}) {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-GB',
        viewport: { width: 1366, height: 768 },
        ...options,
      });
      await context.addInitScript(
        (settings) => {
          if (location.protocol !== 'about:') localStorage.setItem('getaway-settings', settings);
        },
        JSON.stringify({ ...SETTINGS, ...settings }),
      );
      return context;
    },
    async close() {
      await browser.close();
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const PATIENCE_MS = 60_000;

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100)) {
    if (server.exitCode !== null) throw new Error('the server has exited');
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok === true) return;
  }
  throw new Error('the server does not respond');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
