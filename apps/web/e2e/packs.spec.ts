import { escapePlan } from '@getaway/escape-plan';
import { type Browser, expect, test } from '@playwright/test';
import { addPack, arrive, begin, faults, type Guest, host, introduce, join, playByList } from './support/online.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

interface House {
  readonly tiles: readonly { readonly id: string; readonly name: string; readonly drawing: string }[];
  readonly prices: Readonly<Record<string, unknown>>;
}

const { packs } = escapePlan;
const HOUSE = packs.documentOf(packs.names()[0]?.hash ?? '') as House;

/** If the page rendered this name as HTML, the name would change the page's title. */
const HTML_NAME = '<img src=x onerror=document.title=1>';
const BOX = JSON.stringify({
  ...HOUSE,
  id: 'my-box',
  tiles: HOUSE.tiles.map((tile) => ({ ...tile, name: `Quay ${tile.id} ${HTML_NAME}` })),
});

async function expectBoxNames({ page }: Guest): Promise<void> {
  await expect(page.locator('.prompt-bar')).toBeVisible();
  await expect(page.getByText(/Quay \S+ <img src=x/u).first()).toBeAttached();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
}

async function oneMore(browser: Browser, link: string): Promise<Guest> {
  const guest = await arrive(browser, 'Eve');
  await guest.page.goto(link);
  return guest;
}

test('a host brings their own pack, and everybody else sees its names', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const link = await host(ada, { game: 'Escape Plan', seats: 2, pack: BOX });
  await expect(ada.page.getByText('Host’s content pack: my-box')).toBeVisible();
  await join(ben, link);
  await expect(ben.page.getByText('Host’s content pack: my-box')).toBeVisible();
  await begin(ada);
  await expectBoxNames(ada);
  await expectBoxNames(ben);
  const eve = await oneMore(browser, link);
  await expectBoxNames(eve);
  await Promise.any([playByList(ada, 3), playByList(ben, 3)]);

  // A pack whose content does not match its hash is rejected.
  const mallory = await arrive(browser, 'Mallory');
  await mallory.page.route('**/api/packs/*', (route) => route.fulfill({ json: HOUSE }));
  await mallory.page.goto(link);
  await expect(mallory.page.getByRole('alert')).toContainText('This table’s content pack couldn’t be loaded');
  await mallory.page.unroute('**/api/packs/*');
  await mallory.page.getByRole('button', { name: 'Try again' }).click();
  await expectBoxNames(mallory);
  for (const guest of [ada, ben, eve, mallory]) await guest.leave();
});

test('wherever a table has a pack and learned bots, the page says that they were not trained, and what bots see', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  const expectAboutBots = async (note: number, ratings = true): Promise<void> => {
    const about = page.locator('.about-bots');
    await expect(about.getByRole('status')).toHaveCount(note);
    if (note > 0) await expect(about.getByRole('status')).toContainText('haven’t practised with this content pack');
    await expect(about.getByText('in games with two players: “steady” has 1000')).toHaveCount(ratings ? 1 : 0);
    await about.getByText('Bots see only what you would see in their seat.').click();
    await expect(about).toContainText('How often a bot then chose something else: 0.');
    await expect(about).toContainText('npm run blindness');
  };
  // A local game that is set up, and the dialog that changes its seats.
  await page.goto('/#/new/escape-plan');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expectAboutBots(0);
  await addPack(page, BOX);
  await expect(page.locator('.about-bots').getByRole('status')).toHaveCount(1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await expectAboutBots(1);
  await page.keyboard.press('Escape');
  // An online table: the form, the gathering, and the running game.
  await page.goto('/#/host');
  await introduce(ada);
  await page.locator('.segment').filter({ hasText: 'Escape Plan' }).click();
  await page.locator('.packs .segment').filter({ hasText: 'my box' }).click();
  await expectAboutBots(1);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  await expectAboutBots(1);
  await begin(ada);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Online' }).click();
  await expectAboutBots(1, false);
  await ada.leave();
});

test('an invalid pack is refused with the reason, and nothing changes', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.goto('/#/host');
  await introduce(ada);
  const alert = page.getByRole('alert');
  await addPack(page, JSON.stringify({ ...HOUSE, prices: { ...HOUSE.prices, gang: -1 } }));
  await expect(alert).toHaveText(/^This content pack can’t be used\. The pack: The field prices\.gang/u);
  await addPack(page, 'no pack at all');
  await expect(alert).toHaveText('This file isn’t a content pack.');
  await expect(page.locator('.packs .segment')).toHaveText(['Built-in']);

  // A valid pack stays available until it is deleted, and local games can use it too.
  await addPack(page, BOX);
  await expect(alert).toHaveCount(0);
  await page.goto('/#/new/escape-plan');
  await page.locator('.packs .segment').filter({ hasText: 'my box' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expectBoxNames(ada);
  await page.goto('/#/host');
  await page.locator('.packs .segment').filter({ hasText: 'my box' }).click();
  await page.getByRole('button', { name: 'Delete this content pack' }).click();
  await expect(page.locator('.packs .segment')).toHaveText(['Built-in']);
  await ada.leave();
});

test('a pack with unusual figures shows a warning and can still be played', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  const tiles = HOUSE.tiles.map((tile) =>
    tile.id === 'C1' ? { ...tile, drawing: tile.drawing.replaceAll('w', 'W') } : tile,
  );
  await page.goto('/#/new/escape-plan');
  await addPack(page, JSON.stringify({ ...HOUSE, id: 'my-box', tiles }));
  const warnings = page.locator('.packs').getByRole('status');
  await expect(warnings).toContainText('This content pack can be used, but 3 things about it are unusual:');
  await expect(warnings).toContainText('Tile C1: business site touches only water without a ferry.');
  await page.locator('.packs .segment').first().click();
  await expect(warnings).toHaveCount(0);
  await page.locator('.packs .segment').filter({ hasText: 'my box' }).click();
  await page.getByLabel('Gentle Lieutenant').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt-bar')).toBeVisible();
  await ada.leave();
});
