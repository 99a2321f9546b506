import { expect, test } from '@playwright/test';
import { arrive, faults, host } from './support/online.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

const REFUSALS = {
  cs: 'To se nepovedlo: jméno Ada už tu někdo má. Vyber si v nastavení jiné.',
  ru: 'Не получилось: Ada здесь уже есть. Выберите другое имя в настройках.',
} as const;

test('refusals of the server are shown in the reader’s language', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const link = await host(ada, { game: 'Gangsta!', seats: 3 });
  for (const [language, sentence] of Object.entries(REFUSALS)) {
    const { page, leave } = await arrive(browser, 'Ada', {}, { language });
    await page.goto(link);
    await page.locator('.name-form input').fill('Ada');
    await page.locator('.name-form button').click();
    await page.locator('.gather-seat button').first().click();
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await leave();
  }
  await ada.leave();
});

test('a host without a seat finds the table again on the home page', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  await host(ada, { game: 'Gangsta!', seats: 3 });
  const { page } = ada;
  await page.getByRole('button', { name: 'Leave the seat' }).click();
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toHaveCount(0);
  await page.goto('/#/');
  const mine = page.locator('.lobby-table').filter({ hasText: 'You host' });
  await expect(mine).toHaveCount(1);
  await mine.getByRole('link', { name: /Go to the table/u }).click();
  await expect(page.getByRole('button', { name: /^Start/u })).toBeVisible();
  await ada.leave();
});
