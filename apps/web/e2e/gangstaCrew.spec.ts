import { planJob } from '@getaway/gangsta/reading';
import { nextMoment, waitForReaction } from './support/moment.ts';
import { gangstaPosition } from './support/positions.ts';
import { canMove, gangstaFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

/** A moment when the player can pull jobs. */
const file = once(() =>
  gangstaPosition('jobs in chapter II', (scene) => canMove(scene, 0, 'announce') && scene.view.chapter === 2),
);

test('pointing at a job shows what it brings and who will be out; sending the suggested crew takes one click', async ({
  page,
}) => {
  await openFile(page, file());
  const asked = await nextMoment(page);
  const job = page.locator('main.board .gs-jobs [data-can="true"]').first();
  await job.hover();
  await expect(page.locator('.foretold-facts')).toContainText('out until called back');
  await expect(page.locator('.foretold .mark').first()).toContainText('→');
  await job.click();
  await waitForReaction(page, asked, 5000);
  const suggestion = page.locator('.gs-stage .gs-action');
  // A job with only one possible crew is done at once, without a suggestion.
  if ((await suggestion.count()) > 0) await suggestion.click();
  await expect(page.locator('.gs-underway')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('#panel-log')).toContainText('You pulled off');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a job of three members takes at most three taps', async ({ page }) => {
    /** The index, in the list of choices, of a job that needs three members. */
    let nth = -1;
    const file = gangstaFile({
      seed: 'three taps',
      until: ({ asked, view }) => {
        const jobs = (asked?.moves ?? []).flatMap((move) => (move.move === 'announce' ? [move.job] : []));
        nth = asked?.seat === 0 ? jobs.findIndex((job) => planJob(view, 0, job, 'announce')?.crew.length === 3) : -1;
        return nth >= 0;
      },
    });
    await openFile(page, file);
    await nextMoment(page);
    const done = page.locator('.gs-underway');
    const primary = page.locator('.thumb .actions .button').last();
    await page.locator('.choice').nth(nth).tap();
    await expect(primary).toBeEnabled();
    await primary.tap();
    // If there are several crews, the third tap sends the suggested one.
    await expect(primary).toHaveText(/End the turn|suggested crew|Choose|Skip|Pick/u);
    if (/suggested crew/u.test((await primary.textContent()) ?? '')) await primary.tap();
    await expect(done).toHaveCount(0);
    await expect(page.locator('.gs-stage[data-step="pullJob"]')).toHaveCount(0);
  });
});
