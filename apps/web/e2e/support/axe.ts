import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const GRAVE = ['serious', 'critical'];

/** Checks the current page or a part of it in both themes. Minor findings are added to the test as annotations. */
export const expectAccessible = (page: Page, what: string, part = 'html'): Promise<void> =>
  expectNone(page, what, { part, isFault: ({ impact }) => GRAVE.includes(impact) });

export const expectFlawless = (page: Page, what: string): Promise<void> =>
  expectNone(page, what, { part: 'html', isFault: () => true });

interface Finding {
  readonly impact: string;
}

interface Check {
  readonly part: string;
  isFault(finding: Finding): boolean;
}

async function expectNone(page: Page, what: string, { part, isFault }: Check): Promise<void> {
  await test.step(`axe: ${what}`, async () => {
    const { violations } = await (await checking(page, part)).analyze();
    // The themes differ only in their colours, so the other theme is checked only for contrast.
    const theme = await otherTheme(page);
    const { violations: inOther } = await (await checking(page, part)).withRules(['color-contrast']).analyze();
    await otherTheme(page);
    const found = [
      ...violations.map((violation) => ({ ...violation, where: what })),
      ...inOther.map((violation) => ({ ...violation, where: `${what}, ${theme}` })),
    ].map(({ id, impact, where, nodes }) => ({
      id,
      impact: impact ?? '',
      where,
      at: nodes.map(({ html }) => html.slice(0, 160)).slice(0, 5),
    }));
    for (const { id, where, at, impact } of found.filter((each) => !isFault(each)))
      test.info().annotations.push({ type: `axe ${impact}`, description: `${id} on ${where}: ${at.join(' ')}` });
    expect(found.filter(isFault)).toEqual([]);
  });
}

/**
 * Two settings make a check much faster: legacy mode, which skips frames, and reporting only violations. The large axe
 * script is loaded once per document.
 */
async function checking(page: Page, part: string): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);
}

/** Switches to the other theme and returns its name once all colours have changed. */
const otherTheme = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    return dataset.theme;
  });
