import { gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

test('a review adds up, shows a better plan on the table and what nobody could know, and leaves practice', async ({
  page,
}) => {
  const players = [{ name: 'Ada' }, { name: 'Slick', bot: 'steady' }];
  await openFile(page, gangstaFile({ seed: 'review', level: 'random', players }));
  const id = /table\/(?<id>[^/]+)/u.exec(page.url())?.groups?.id ?? '';
  await page.goto(`/#/replay/${id}/local`);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the review' })).toBeVisible();
  // The player may leave the page during the review.
  await page.goto('/#/');
  await page.goto(`/#/replay/${id}/local`);
  const ada = page.locator('.seat-review', { has: page.locator('summary', { hasText: 'Ada' }) });
  await expect(ada).toBeVisible({ timeout: 120_000 });

  const shares = await ada.locator('.account td').allInnerTexts();
  const [start = 0, choices = 0, luck = 0, result = 0] = shares.map((text) =>
    Number(text.replace('−', '-').replace('%', '')),
  );
  expect(shares).toHaveLength(4);
  expect(Math.abs(start + choices + luck - result)).toBeLessThanOrEqual(2); // each is rounded
  expect([0, 100]).toContain(result);

  await ada.getByRole('button', { name: 'Show on the table' }).first().click();
  await expect(ada.locator('.decision-why')).toBeVisible();
  await expect(ada.locator('.hindsight p').first()).not.toBeEmpty();

  await page.goto('/#/practice');
  await expect(page.locator('.practice-item')).not.toHaveCount(0);
  await page
    .getByRole('link', { name: /^Try it/u })
    .first()
    .click();
  await expect(page.getByText('You’re in Ada’s seat at step')).toBeVisible();
});
