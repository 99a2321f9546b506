import type { Page } from '@playwright/test';
import { LANGUAGES, speak } from './support/language.ts';
import { nextMoment } from './support/moment.ts';
import { type Position, positions } from './support/positions.ts';
import { openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';
import { findUnreadable } from './support/unreadable.ts';

const SCREENS = {
  '1366 × 768': { viewport: { width: 1366, height: 768 } },
  '1920 × 1080': { viewport: { width: 1920, height: 1080 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Opened one after another, so that every panel is looked at in every language. */
const PANELS = {
  wide: ['rivals', 'market', 'tracks', 'log', ''],
  narrow: ['choices', 'me', 'rivals', 'choices', 'log'],
};

/** The parts of the player's board that are open over the map. */
const OWN = [[], ['board'], ['plan', 'board']] as const;

let found: readonly Position[] | undefined;

for (const [name, use] of Object.entries(SCREENS))
  test.describe(name, () => {
    test.use(use);

    test(`on ${name}, no text is cut off, covered or too small, in twenty positions and five languages`, async ({
      page,
    }) => {
      found ??= positions();
      const isPhone = use.viewport.width < 700;
      const panels = isPhone ? PANELS.narrow : PANELS.wide;
      const faults: string[] = [];
      for (const [i, position] of found.entries()) {
        await openFile(page, position.file);
        await nextMoment(page);
        await openPanel(page, panels[i % panels.length] ?? '');
        await openOwn(page, OWN[i % OWN.length] ?? []);
        // Every other position goes through the languages backwards, so that it starts in the language in which the
        // previous one ended.
        for (const language of i % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()) {
          await speak(page, language);
          const unreadable = await page.evaluate(findUnreadable, isPhone ? 14 : 12);
          faults.push(...unreadable.map((fault) => `${position.name}, ${language}: ${fault}`));
        }
      }
      expect(found).toHaveLength(20);
      expect(faults).toEqual([]);
    });
  });

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
