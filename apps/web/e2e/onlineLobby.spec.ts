import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { arrive, begin, faults, type Guest, host, introduce, join, PHONE, playByList } from './support/online.ts';
import { finishOverSockets, seatAdaAndBen } from './support/wire.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

/** More messages than fit on the screen, but not more than the rate limit allows. */
const MESSAGES = 5;

async function boxOf(part: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

const due = (page: Page): Promise<boolean> => page.locator('.prompt-bar[data-mine="true"]').isVisible();

const BEN_ON_A_PHONE = { ben: { options: PHONE } } as const;

test('the home page begins with the table that waits for the player, and the tab title counts it', async ({
  browser,
}) => {
  const { ada, ben } = await seatAdaAndBen(browser, BEN_ON_A_PHONE);
  await expect.poll(async () => (await due(ada.page)) || (await due(ben.page))).toBe(true);
  const [waited, other] = (await due(ada.page)) ? [ada, ben] : [ben, ada];
  for (const { page } of [waited, other]) {
    await page.goto('/');
    await expect(page.locator('.lobby-table').first()).toBeVisible();
  }
  await expect(waited.page).toHaveTitle('(1) Getaway');
  await expect(other.page).toHaveTitle('Getaway');
  for (const size of [PHONE.viewport, { width: 1366, height: 768 }]) {
    await waited.page.setViewportSize(size);
    const way = await boxOf(waited.page.getByRole('link', { name: 'Go to the table' }));
    expect(way.bottom).toBeLessThan(size.height);
    expect(way.bottom).toBeLessThan((await boxOf(waited.page.locator('.game-card').first())).top);
  }
  await expectAccessible(waited.page, 'home with a table that waits');

  // When a player removes the table from their list, a bot takes over. A table without players is deleted.
  for (const { page } of [other, waited]) {
    await page.getByRole('button', { name: /^Remove from my list ?: Gangsta!/u }).click();
    await expect(page.locator('dialog[open]')).toContainText('A bot will take over your seat');
    await page.locator('dialog[open]').getByRole('button', { name: 'Remove from my list' }).click();
    await expect(page.getByRole('link', { name: 'Go to the table' })).toHaveCount(0);
  }
  for (const guest of [ada, ben]) await guest.leave();
});

test('the host chooses the bots of free seats, in the form and at the table; everybody sees them', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.goto('/#/host');
  await introduce(ada);
  await page.locator('.segment').filter({ hasText: 'Gangsta!' }).click();
  const second = page.getByLabel('Bot in seat 2', { exact: true });
  const third = page.getByLabel('Bot in seat 3', { exact: true });
  const usual = await second.inputValue();
  const levels = await second
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const [weakest = '', strongest = ''] = [levels[0], levels.at(-1)];
  await second.selectOption(weakest);
  await expectAccessible(page, 'form of an online table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Waits for the table, because the form that opened it has the same labels.
  await expect(page.getByLabel('Link to the table')).toBeVisible();
  await expect(second).toHaveValue(weakest);
  await expect(third).toHaveValue(usual);
  await third.selectOption(strongest);

  const ben = await arrive(browser, 'Ben', PHONE);
  await join(ben, await page.getByLabel('Link to the table').inputValue());
  const name = await third.locator(`option[value="${strongest}"]`).textContent();
  await expect(ben.page.locator('.gather-seat').nth(2)).toContainText(name ?? '');
  await expect(ben.page.locator('.gather-seat select')).toHaveCount(0);
  await expectAccessible(ben.page, 'gathering with bots');
  await begin(ada);
  await Promise.all([ada.leave(), ben.leave()]);
});

test('a finished game can be saved by its players only, and deleted by its host', async ({ browser }) => {
  const { ada, ben, link } = await seatAdaAndBen(browser, { ...BEN_ON_A_PHONE, watching: false });
  await finishOverSockets([ada, ben]);
  const { page } = ada;
  await page.getByRole('button', { name: 'Look at the final table' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByText('Save as a file').click();
  const file = await (await (await saving).createReadStream()).toArray();
  expect(JSON.parse(Buffer.concat(file).toString())).toMatchObject({ format: 'getaway-game' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Delete for everybody ?: Gangsta!/u }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete for everybody' }).click();
  await expect(page.getByRole('link', { name: 'Go to the table' })).toHaveCount(0);
  await ben.page.goto('/');
  await ben.page.goto(link);
  await expect(ben.page.getByText('There is no such table')).toBeVisible();
  for (const guest of [ada, ben]) await guest.leave();
});

test('people, chat and the message field are visible without scrolling', async ({ browser }) => {
  const { ada, ben } = await seatAdaAndBen(browser, BEN_ON_A_PHONE);
  for (const { page } of [ada, ben]) {
    await page.getByRole('tab', { name: 'Online' }).click();
    const field = await boxOf(page.getByLabel('Message to everybody at the table'));
    const panel = await boxOf(page.locator('#panel-together'));
    expect(field.bottom).toBeLessThanOrEqual(panel.bottom);
    expect((await boxOf(page.locator('.together-people'))).top).toBeGreaterThanOrEqual(panel.top);
    for (let i = 0; i < MESSAGES; i += 1) {
      await page
        .getByLabel('Message to everybody at the table')
        .fill(`Message ${i} of ${page === ada.page ? 'Ada' : 'Ben'}`);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByLabel('Message to everybody at the table')).toHaveValue('');
    }
    await expect(page.locator('.chat-message').last()).toBeInViewport();
    await expect(page.locator('.chat-message').first()).not.toBeInViewport();
    expect((await boxOf(page.getByLabel('Message to everybody at the table'))).bottom).toBeLessThanOrEqual(
      panel.bottom,
    );
    await expectAccessible(page, 'the panel of people and chat', '#panel-together');
  }
  for (const guest of [ada, ben]) await guest.leave();
});

test('a lost connection is noticed at once, and forecasts that have arrived are still shown', async ({ browser }) => {
  // Uses the browser's own sockets, because intercepted sockets would not notice the lost connection.
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const ada: Guest = {
    name: 'Ada',
    page,
    sent: () => 0,
    network: () => Promise.resolve(),
    leave: () => context.close(),
  };
  await host(ada, { game: 'Gangsta!', seats: 2 });
  await begin(ada);
  await expect(page.locator('.prompt-bar[data-mine="true"]')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  await page.locator('.choices-list button.choice').first().hover();
  await expect(page.locator('.foretold-facts')).not.toHaveText('');
  await context.setOffline(false);
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await ada.leave();
});

test('a page that is older than the server says so, and loads the new version', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  await host(ada, { game: 'Gangsta!', seats: 2 });
  const { page } = ada;
  let isOld = true;
  await page.routeWebSocket(/\/api\/socket$/u, (client) => {
    const server = client.connectToServer();
    client.onMessage((text) => {
      server.send(isOld ? String(text).replace(/"protocol":\d+/u, '"protocol":1') : text);
    });
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('are running different versions');
  await expectAccessible(page, 'a page of another version');
  isOld = false;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Sit here' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await ada.leave();
});

test('the bell rings when it is the player’s turn, even if all other sounds are off', async ({ browser }) => {
  const { ada, ben } = await seatAdaAndBen(browser, BEN_ON_A_PHONE);
  for (const { page } of [ada, ben])
    await page.evaluate(() => {
      Object.assign(globalThis, { rung: 0 });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        Object.assign(globalThis, { rung: Number(Reflect.get(globalThis, 'rung')) + 1 });
        start.call(this, when);
      };
    });
  const rung = ({ page }: Guest): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'rung')));
  await expect.poll(async () => (await due(ada.page)) || (await due(ben.page))).toBe(true);
  const [one, other] = (await due(ada.page)) ? [ada, ben] : [ben, ada];
  const playOn = async (): Promise<boolean> => {
    if (await due(one.page)) await playByList(one, 1);
    return due(other.page);
  };
  await expect.poll(playOn, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => rung(other)).toBeGreaterThan(0);
  expect(await rung(one)).toBe(0); // another choice in the same turn is not announced
  for (const guest of [ada, ben]) await guest.leave();
});

test('a link that nobody else can open says so, and how to change that', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await host(ada, { game: 'Gangsta!', seats: 2 });
  await expect(page.getByText('Only this computer can open this link.')).toBeVisible();
  await expect(page.getByText('HOST=0.0.0.0 npm start')).toBeVisible();
  await expect(page.locator('.qr')).toHaveCount(0);
  await expectAccessible(page, 'a link for this computer only');

  const network = ['http://192.168.7.7:8420', 'http://10.0.0.7:8420'];
  await page.route('**/api/reach', (route) => route.fulfill({ json: { network } }));
  await page.reload();
  const link = page.getByLabel('Link to the table');
  await expect(link).toHaveValue(/^http:\/\/192\.168\.7\.7:8420\/#\/table\/[^/]+\/online$/u);
  await page.getByLabel('This computer’s address').selectOption(network[1] ?? '');
  await expect(link).toHaveValue(/^http:\/\/10\.0\.0\.7:8420\//u);
  await expect(page.locator('.qr')).toHaveCount(1);

  // Pages without HTTPS have no clipboard API and use the legacy command.
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The link is selected, so you can copy it by hand.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  await page.evaluate(() => Reflect.deleteProperty(document, 'execCommand'));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await ada.leave();
});

test('a host sees explanations of the time limit and of empty seats', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', PHONE);
  const { page } = ada;
  await host(ada, { game: 'Gangsta!', seats: 2 });
  await page.goto('/#/host');
  await expect(page.getByText('Seats that nobody takes are played by bots.')).toBeVisible();
  await page.locator('.segment').filter({ hasText: 'By the clock' }).click();
  await expect(page.getByLabel('Extra seconds for each choice')).toHaveAccessibleDescription(
    'This many seconds are added to the turn’s time with every choice.',
  );
  await expectAccessible(page, 'the host’s form');
  await ada.leave();
});

test('the footer says that the page works offline, and covers nothing', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada', { ...PHONE, serviceWorkers: 'allow' });
  const { page } = ada;
  await page.goto('/');
  // This text appears when all files are cached.
  await expect(page.locator('.home-footer').getByText('Ready to play offline.')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.update-notice')).toHaveCount(0);
  await ada.leave();
});
