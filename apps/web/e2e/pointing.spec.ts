import { nextMoment } from './support/moment.ts';
import { canMove, gangstaFile, once, openFile } from './support/prepared.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

/** The other players have just moved, and Ada can't afford one of the henchmen in the pool. */
const file = once(() =>
  gangstaFile({
    seed: 'pointing',
    until: (scene) =>
      canMove(scene, 0, 'pass') &&
      scene.log.passages.length > 15 &&
      scene.log.passages.at(-1)?.seat !== 0 &&
      (scene.asked?.moves ?? []).filter(({ move }) => move === 'recruit').length < scene.view.pool.length,
  }),
);

test.use({ settings: { speed: 'instant', motion: 'full' } });

test('something that can’t be chosen says why, with a link to the rule', async ({ page }) => {
  await openFile(page, file());
  const { question } = await nextMoment(page);
  const dear = page.locator('.gs-pool .choosable[aria-disabled="true"]').first();
  await dear.hover();
  const line = page.locator('.foretold');
  await expect(line).toContainText(/\$\d+ short/u);
  const chip = line.locator('.rule-chip');
  const rule = (await chip.textContent()) ?? '';
  expect(rule).toMatch(/^[A-Z]\d+$/u);

  await chip.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Rule ${rule} `, 'u') });
  await expect(dialog.locator('.rule-body')).toHaveText(/\w{3}/u);
  // The Escape key closes the rule, and the question is still the same.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);

  await page.locator('.prompt .rule-chip').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'All rules of Gangsta!' }).click();
  await expect(page.locator('.rule.wanted')).toBeInViewport();
});

test('pointing at a choice previews its effect', async ({ page }) => {
  await openFile(page, file());
  const { question } = await nextMoment(page);
  await page.locator('main.board [data-can="true"]').first().hover();
  // A preview shows figures before and after the move. Sentences of the log begin with "You", but those of a preview do
  // not.
  await expect(page.locator('.foretold .mark').first()).toContainText('→');
  await expect(page.locator('.foretold-facts')).not.toContainText('You ');
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);
});

test('an entry of the log shows the table as it was then, with a way back to the present', async ({ page }) => {
  await openFile(page, file());
  await nextMoment(page);
  const now = await page.locator('main.board').innerText();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-entry').nth(2).click();
  await expect(page.getByRole('heading', { name: 'Viewing an earlier moment' })).toBeVisible();
  await expect.poll(() => page.locator('main.board').innerText()).not.toBe(now);
  await expect(page.locator('main.board [data-can="true"]')).toHaveCount(0);
  const where = page.locator('.past-moment');
  const step = await where.innerText();
  await page.getByRole('button', { name: 'One step later' }).click();
  await expect(where).not.toHaveText(step);

  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => page.locator('main.board').innerText()).toBe(now);
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-mine', 'true');
});

test('the digest lists what others did since the player’s last turn, and can be dismissed', async ({ page }) => {
  await openFile(page, file());
  await nextMoment(page);
  const digest = page.getByRole('region', { name: 'Since your last turn' });
  await expect(digest).toContainText(/Duchess|Slick/u);
  const before = await shownOn(page);
  await digest.getByRole('button', { name: 'Dismiss' }).click();
  await expect(digest).toHaveCount(0);
  expect(await shownOn(page)).toBe(before);
});
