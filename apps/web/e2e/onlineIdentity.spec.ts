import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { arrive, begin, faults, host, introduce, join, PHONE } from './support/online.ts';
import { givePasskeys } from './support/passkey.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

const AWAY = 'Your seat is now on another device.';

const confirm = (page: Page, label: string): Promise<void> =>
  page.locator('dialog[open]').getByRole('button', { name: label }).click();

test('a player who loses their seat to another device is told so, and can bring it back', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const phone = await arrive(browser, 'Ada', PHONE);
  const link = await host(ada, { game: 'Gangsta!', seats: 2, watching: 'Only the players' });
  await ada.page.getByRole('button', { name: 'Show the link' }).click();
  const seat = await ada.page.getByLabel('Link to your seat').inputValue();
  await phone.page.goto(seat);
  await introduce(phone);
  await expect(phone.page.getByText('Ada (you)')).toBeVisible();
  await expect(ada.page.getByText(AWAY)).toBeVisible();
  await expectAccessible(ada.page, 'a lost seat');
  await ada.page.getByRole('button', { name: 'Bring it back here' }).click();
  await expect(ada.page.getByText('Ada (you)')).toBeVisible();
  await expect(ada.page.getByText(AWAY)).toHaveCount(0);
  await expect(phone.page.getByText(AWAY)).toBeVisible();

  // The seat link also works during the game, and at a table without spectators.
  await join(ben, link);
  await begin(ada);
  await phone.page.getByRole('button', { name: 'Bring it back here' }).click();
  await expect(phone.page.locator('main.board')).toBeVisible();
  await expect(ada.page.getByText(AWAY)).toBeVisible();
  await ada.page.getByRole('button', { name: 'Bring it back here' }).click();
  await expect(ada.page.locator('main.board')).toBeVisible();
  for (const guest of [ada, ben, phone]) await guest.leave();
});

test('a passkey makes somebody the same person on another device, and merges the seats of that device', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await givePasskeys(page);
  await page.goto('/#/settings');
  await introduce(ada);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  const passkeys = page.getByRole('list', { name: 'Passkey' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);

  // The same browser acts as another device. That device belongs to a guest with a seat at their own table.
  await page.evaluate(() => localStorage.removeItem('getaway-me'));
  await page.reload();
  await host({ ...ada, name: 'Guest' }, { game: 'Gangsta!', seats: 2 });
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'I have a passkey' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.goto('/');
  await expect(page.locator('.lobby-table').filter({ hasText: 'You host' })).toHaveCount(1);
  await expect(page.getByText('you were Guest before')).toHaveCount(0); // nothing of the guest is left

  await page.goto('/#/settings');
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this one' })).toHaveCount(1);
  await expectAccessible(page, 'settings with devices and passkeys');
  await page.getByRole('button', { name: /^Log out ?: /u }).click();
  await confirm(page, 'Log out');
  await expect(page.getByText('Logged out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove ?: /u }).click();
  await confirm(page, 'Remove');
  await expect(passkeys).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.locator('dialog[open]')).toContainText(
    'Your devices, passkeys, notes and notification settings will be deleted.',
  );
  await confirm(page, 'Delete my data');
  await expect(page.getByLabel('What should others call you?')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('getaway-me'))).toBeNull();
  await ada.leave();
});

test('if the server temporarily does not know a person, that person loses nothing', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await host(ada, { game: 'Gangsta!', seats: 2 });
  const stranger = { status: 401, json: { error: { code: 'unknownDevice', message: '' } } };
  await page.route('**/api/me**', (route) => route.fulfill(stranger));
  await page.goto('/');
  await expect(page.getByText('This server doesn’t recognise Ada at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server still doesn’t recognise Ada.')).toBeVisible();
  await page.unroute('**/api/me**');
  await page.reload();
  await expect(page.locator('.lobby-table').filter({ hasText: 'You host' })).toHaveCount(1);

  // The browser plays as another person for a while. Then the first identity comes back.
  await page.route('**/api/me**', (route) => route.fulfill(stranger));
  await page.reload();
  await page.getByRole('link', { name: 'Host a table' }).click();
  await introduce({ ...ada, name: 'Ida' });
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await page.unroute('**/api/me**');
  await page.goto('/');
  await page.reload();
  await page.getByRole('button', { name: 'Continue as Ada' }).click();
  await expect(page.locator('.lobby-table').filter({ hasText: 'You host' })).toHaveCount(1);
  await expectAccessible(page, 'home with another name of before');
  await page.getByRole('button', { name: 'Forget Ida' }).click();
  await confirm(page, 'Forget Ida');
  await expect(page.getByRole('button', { name: 'Continue as Ida' })).toHaveCount(0);
  await ada.leave();
});

test('an unreachable ntfy topic is refused, and a test notification reports its result', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.goto('/#/settings');
  await introduce(ada);
  const save = async (address: string): Promise<void> => {
    await page.getByLabel('ntfy topic').fill(address);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Nothing to send to')).toBeVisible();
  await save('http://ntfy.sh/topic');
  await expect(page.getByText('address must begin with https://')).toBeVisible();
  await save('https://192.168.0.1/topic');
  await expect(page.getByText('the ntfy topic points into the server’s own network')).toBeVisible();
  await save('https://ntfy.invalid/topic');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('ntfy can’t be reached.')).toBeVisible();
  await ada.leave();
});
