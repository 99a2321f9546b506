import { readFileSync } from 'node:fs';
import { nextMoment } from './support/moment.ts';
import { BOT, startGame } from './support/newGame.ts';
import { playChoices } from './support/player.ts';
import { canMove, chooseFile, gangstaFile, once, openFile } from './support/prepared.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const midTurn = once(() => gangstaFile({ seed: 'keeping', until: (scene) => canMove(scene, 0, 'activate') }));

test('after a reload in the middle of a turn the table asks the same question', async ({ page }) => {
  await openFile(page, midTurn());
  const { question } = await nextMoment(page);
  const before = await shownOn(page);
  await page.reload();
  expect((await nextMoment(page)).question).toBe(question);
  expect(await shownOn(page)).toBe(before);
});

test('a game can be left, found again on the home page, and deleted', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', BOT] });
  const { question } = await playChoices(page, 2);
  const before = await shownOn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Leave the table' }).click();

  const kept = page.locator('.kept-game');
  await expect(kept).toContainText('Ada’s turn');
  await kept.getByRole('link', { name: 'Continue' }).click();
  expect((await nextMoment(page)).question).toBe(question);
  expect(await shownOn(page)).toBe(before);

  await page.goto('/#/');
  await kept.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No games yet.')).toBeVisible();
});

test('a game saved as a file continues in another browser', async ({ page, browser }) => {
  await openFile(page, midTurn());
  const { question } = await nextMoment(page);
  const before = await shownOn(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^getaway-gangsta-.*\.json$/u);
  const text = readFileSync(await file.path(), 'utf8');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openFile(other, text);
  expect((await nextMoment(other)).question).toBe(question);
  expect(await shownOn(other)).toBe(before);
  await elsewhere.close();

  // The download on the home page contains the whole game, too.
  await page.goto('/#/');
  const again = page.waitForEvent('download');
  await page.locator('.kept-game').getByRole('button', { name: 'Save as a file' }).click();
  expect(JSON.parse(readFileSync(await (await again).path(), 'utf8'))).toEqual(JSON.parse(text));
});

const badFiles = () =>
  [
    { what: 'is cut off', text: midTurn().slice(0, 2000), says: /This file isn’t a Getaway game/u },
    { what: 'is a picture', text: '\u0089PNG\r\n', says: /This file isn’t a Getaway game/u },
    {
      what: 'belongs to another program',
      text: '{"format":"chess","version":1}',
      says: /isn’t a Getaway game\. format "chess"/u,
    },
    {
      what: 'was changed',
      text: midTurn().replace('"move":"endTurn"', '"move":"robTheBank"'),
      says: /This game is damaged and can’t be opened\. ./u,
    },
    {
      what: 'has no players',
      text: midTurn().replace('"players":', '"folks":'),
      says: /This game is damaged.*players/u,
    },
    {
      what: 'comes from a newer version',
      text: midTurn().replace('"version":1', '"version":99'),
      says: /newer version of Getaway/u,
    },
    {
      what: 'belongs to an unknown game',
      text: midTurn().replace(/"game":"gangsta"/gu, '"game":"monopoly"'),
      says: /belongs to a game that isn’t available here: monopoly/u,
    },
  ] as const;

test('a file that is not a game or is damaged is refused with a clear message', async ({ page }) => {
  for (const { what, text, says } of badFiles())
    await test.step(what, async () => {
      await chooseFile(page, text);
      await expect(page.getByRole('alert')).toHaveText(says);
      await expect(page.locator('.kept-game')).toHaveCount(0);
    });
  // The page still works: a valid file can be opened.
  await openFile(page, midTurn());
  await nextMoment(page);
});

test('a game that is open in one tab says so in a second tab, and continues there once the first is closed', async ({
  page,
  context,
}) => {
  await openFile(page, midTurn());
  const { question } = await nextMoment(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toHaveText('This game is open in another tab. Close it there first.');
  await page.close();
  await second.getByRole('button', { name: 'Reload the page' }).click();
  expect((await nextMoment(second)).question).toBe(question);
});

test('a finished game can be open in two tabs, each at its own moment', async ({ page, context }) => {
  await openFile(page, gangstaFile({ seed: 'finished' }));
  const verdict = /wins?$/u;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verdict);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(verdict);
  await second.getByRole('button', { name: 'Log' }).click();
  await second.locator('.log-entry').nth(3).click();
  await expect(second.locator('.past-moment')).toBeVisible();
  // The game is over, so the menu does not offer to reassign seats.
  await second.getByRole('button', { name: 'Menu' }).click();
  await expect(second.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Who plays' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(verdict);
  await page.getByRole('button', { name: 'Play again, same people' }).click();
  await expect(page.locator('.prompt-bar')).toBeVisible();
});

test('an old link without “/local” leads to the game, and the back button does not return to that link', async ({
  page,
}) => {
  await openFile(page, midTurn());
  const { question } = await nextMoment(page);
  const address = page.url();
  expect(address).toMatch(/\/local$/u);
  await page.goto('/#/credits');
  await page.goto(address.replace(/\/local$/u, ''));
  await expect(page).toHaveURL(address);
  expect((await nextMoment(page)).question).toBe(question);
  await page.goBack();
  await expect(page).toHaveURL(/#\/credits$/u);
});

test('a game that no longer exists says so', async ({ page }) => {
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('alert')).toHaveText(/no longer here|no such table/u);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Getaway' })).toBeVisible();
});
