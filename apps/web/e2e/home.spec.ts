import { nextMoment } from './support/moment.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('one click on the home page starts a game against bots, with notes for somebody new', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now : Gangsta!' }).click();
  await expect(page).toHaveURL(/#\/table\/.*\/local$/u);
  await nextMoment(page);
  await expect(page.locator('.tip')).toContainText('Whoever has the most influence at the end wins.');
});

test('every way to start is in sight without scrolling', async ({ page }) => {
  await page.goto('/');
  for (const game of ['Escape Plan', 'Gangsta!']) {
    await expect(page.getByRole('button', { name: `Play now : ${game}` })).toBeInViewport({ ratio: 1 });
    for (const way of ['Learn', 'Set up a game'])
      await expect(page.getByRole('link', { name: `${way} : ${game}` })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: 'Host a table' })).toBeInViewport({ ratio: 1 });
});

test('on a phone, both games can be started without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const game of ['Escape Plan', 'Gangsta!'])
    await expect(page.getByRole('button', { name: `Play now : ${game}` })).toBeInViewport({ ratio: 1 });
});

test('Play together sets up a game for several people at one device', async ({ page }) => {
  await page.goto('/');
  const together = page.getByRole('region', { name: 'Play together' });
  await expect(together.getByRole('link', { name: 'Host a table' })).toBeVisible();
  await together.getByRole('link', { name: 'Gangsta! : On one device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('main.handover')).toBeVisible();
});

for (const [device, width, height] of [
  ['laptop', 1366, 768],
  ['small laptop', 1280, 720],
  ['phone', 390, 844],
] as const)
  test(`the button that starts a game is in sight on a ${device}, for any number of players`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of ['gangsta', 'escape-plan']) {
      await page.goto(`/#/new/${game}`);
      const start = page.getByRole('button', { name: 'Start the game' });
      const add = page.getByRole('button', { name: 'Add a seat' });
      await expect(start).toBeInViewport({ ratio: 1 });
      while ((await add.count()) > 0) {
        await add.click();
        await expect(start).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(() => scrollTo(0, 0));
      await expect(start).toBeInViewport({ ratio: 1 });
    }
  });

test('the page that sets up a game says what the ratings of bots mean', async ({ page }) => {
  await page.goto('/#/new/gangsta');
  await expect(page.locator('.seats')).toContainText('“steady” has 1000');
});

test('the guide is printed in light colours even in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/#/rules/gangsta');
  const root = page.locator(':root');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the rules begin with a short guide, and a search in everyday words finds the answer', async ({ page }) => {
  await page.goto('/#/rules/gangsta');
  await expect(page.getByRole('heading', { name: 'Gangsta! in a nutshell' })).toBeInViewport();
  await page.getByLabel('Search the rules').fill('how do I win?');
  await expect(page.locator('.rule').first()).toContainText('The player with the most influence wins.');
});
