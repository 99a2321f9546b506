import { expect, test } from '@playwright/test';
import { expectFlawless } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { arrive, begin, faults, host, PHONE } from './support/online.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

for (const [name, size] of [
  ['wide', {}],
  ['phone', PHONE],
] as const)
  test(`everything outside the table is accessible in both themes: ${name}`, async ({ browser }) => {
    const ada = await arrive(browser, 'Ada', size);
    const { page } = ada;
    await page.goto('/#/host');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFlawless(page, 'the host’s form');
    await host(ada, { game: 'Gangsta!', seats: 2 });
    await page.getByRole('button', { name: 'Show the link' }).click();
    await expectFlawless(page, 'people gather');
    await begin(ada);
    await nextMoment(page); // on a phone, a new turn opens the tab with the choices
    await page.getByRole('tab', { name: 'Online' }).click();
    await page.getByLabel('Message to everybody at the table').fill('Anybody?');
    await page.getByRole('button', { name: 'Send' }).click();
    for (const more of ['My notes', 'Links']) await page.locator('summary').filter({ hasText: more }).click();
    await ada.network(false);
    await expect(page.getByText('Connection lost')).toBeVisible();
    await expectFlawless(page, 'the table without a connection');
    for (const path of ['', 'settings']) {
      await page.goto(`/#/${path}`);
      await expect(page.getByRole('heading', { name: /^Play(?:ing)? online$/u })).toBeVisible();
      await expectFlawless(page, path);
    }
    await ada.leave();
  });
