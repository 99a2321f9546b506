import { nextMoment } from './support/moment.ts';
import { escapePlanFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

/**
 * The player has to place a tile with a site. The next question asks what opens on the site, and is answered on the map
 * too.
 */
const PLACING = once(() =>
  escapePlanFile({
    seed: 'poster',
    until: ({ asked }) => asked?.seat === 0 && asked.frame.step === 'placeTile',
  }),
);

for (const by of ['click', 'key'] as const)
  test(`after an answer on the map by ${by}, ${by === 'key' ? 'the focus goes to' : 'nothing previews'} the next place`, async ({
    page,
  }) => {
    await openFile(page, PLACING());
    const moment = await nextMoment(page);
    const spot = page.locator('.spot[data-can="true"]').first();
    if (by === 'click') await spot.click();
    else {
      await page.keyboard.press('Tab'); // so that the focus is visible
      await spot.focus();
      await page.keyboard.press('Enter');
    }
    await nextMoment(page, moment);
    await expect(page.locator('.spot[data-can="true"]').first()).toBeVisible();
    await expect(page.locator('.spot:focus')).toHaveCount(by === 'key' ? 1 : 0);
  });
