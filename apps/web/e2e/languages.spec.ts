import { nextMoment } from './support/moment.ts';
import { ADA_AND_BOTS, canMove, gangstaFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const file = once(() =>
  gangstaFile({
    seed: 'languages',
    until: (scene) => canMove(scene, 0, 'recruit') && scene.log.passages.length > 20,
  }),
);
/** Matches message keys. The page shows the key if a message is missing. */
const RAW_KEY = /\b(?:home|new|menu|step|move|event|job|henchman|rules|board|own|face|stage|status|over)\.[a-z]\w+/u;

test('changing the language during a game changes the prompt, cards, log and page', async ({ page }) => {
  await openFile(page, file());
  await nextMoment(page);
  await page.getByRole('button', { name: 'Log' }).first().click();
  const parts = { prompt: '.prompt-line', card: '.gs-pool .gs-name', choice: '.choice-label', log: '.log-line' };
  const read = async (): Promise<Record<string, string>> => {
    const words: Record<string, string> = {};
    // All texts of a part are compared at once, because a single name can be the same in both languages.
    for (const [part, where] of Object.entries(parts))
      words[part] = (await page.locator(where).allTextContents()).join('; ');
    return words;
  };
  const english = await read();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('cs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await read()).prompt).not.toBe(english.prompt);
  const czech = await read();
  for (const part of Object.keys(parts)) expect(czech[part], part).not.toBe(english[part]);

  await page.reload();
  await nextMoment(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator(parts.prompt)).toHaveText(czech.prompt ?? '');
});

for (const language of ['en', 'pt', 'cs', 'ru', 'pl'] as const)
  test.describe(language, () => {
    test.use({ locale: language }); // the page uses the browser's language by default

    test(`home, rules and a table are shown in ${language}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`, 'u'));
      for (const path of [
        '#/',
        '#/new/gangsta',
        '#/new/escape-plan',
        '#/rules/gangsta',
        '#/rules/escape-plan',
        '#/settings',
        '#/credits',
      ] as const) {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
        await expect(page.locator('main')).not.toContainText(RAW_KEY);
      }
      await page.goto('/#/');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(file()) });
      await nextMoment(page);
      await expect(page.locator('.table')).not.toContainText(RAW_KEY);
      await expect(page.locator('.table')).toContainText(ADA_AND_BOTS[1]?.name ?? '');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
