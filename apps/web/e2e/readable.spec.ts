import type { Page } from '@playwright/test';
import { changeLanguage, LANGUAGES } from './support/language.ts';
import { nextMoment } from './support/moment.ts';
import { POSITIONS } from './support/positions.ts';
import { openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';
import { findUnreadable } from './support/unreadable.ts';

const GAMES = ['Escape Plan', 'Gangsta!'] as const;
type Game = (typeof GAMES)[number];

const DESKTOPS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const PHONE = { width: 390, height: 844 };

/** Each position is checked with the next of these panels open, so that every panel is checked in every language. */
const PANELS = {
  wide: ['rivals', 'market', 'tracks', 'log', ''],
  narrow: ['choices', 'me', 'rivals', 'choices', 'log'],
};

/** The parts of the player's board that are open over the map. Each position uses the next combination. */
const OWN = [[], ['board'], ['plan', 'board']] as const;

interface Checked {
  readonly game: Game;
  readonly panels: readonly string[];
  readonly smallest: number;
}

/** Opens every position once and checks it in every language. */
async function unreadableIn(page: Page, { game, panels, smallest }: Checked): Promise<readonly string[]> {
  const faults: string[] = [];
  const found = POSITIONS[game]();
  expect(found).toHaveLength(10);
  for (const [i, position] of found.entries()) {
    await openFile(page, position.file);
    await nextMoment(page);
    await openPanel(page, panels[i % panels.length] ?? '');
    await openOwn(page, OWN[i % OWN.length] ?? []);
    // The order alternates, so that each position starts with the language in which the previous one was checked last.
    for (const language of i % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()) {
      await changeLanguage(page, language);
      const unreadable = await page.evaluate(findUnreadable, smallest);
      faults.push(...unreadable.map((fault) => `${position.name}, ${language}: ${fault}`));
    }
  }
  return faults;
}

for (const game of GAMES) {
  // Each screen size has its own test, so that the tests run in parallel.
  for (const viewport of DESKTOPS)
    test.describe(`on a desktop of ${viewport.width} px`, () => {
      test.use({ viewport });

      test(`in ${game} no text is cut off, covered or too small in ten positions and five languages`, async ({
        page,
      }) => {
        expect(await unreadableIn(page, { game, panels: PANELS.wide, smallest: 12 })).toEqual([]);
      });
    });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test(`in ${game} no text is cut off, covered or too small in ten positions and five languages`, async ({
      page,
    }) => {
      expect(await unreadableIn(page, { game, panels: PANELS.narrow, smallest: 14 })).toEqual([]);
    });
  });
}

async function openPanel(page: Page, panel: string): Promise<void> {
  const tab = page.locator(`#tab-${panel === '' ? 'none' : panel}`);
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) === 'false') await tab.click();
}

async function openOwn(page: Page, parts: readonly string[]): Promise<void> {
  for (const button of await page.locator('.fold-button').all()) {
    const part = (await button.getAttribute('aria-controls'))?.replace('own-', '') ?? '';
    const isOpen = (await button.getAttribute('aria-expanded')) === 'true';
    if (isOpen !== parts.includes(part)) await button.click();
  }
}
