import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { arrive, begin, faults, type Guest, host, introduce, join } from './support/online.ts';
import { playChoices, playOn, preferring } from './support/player.ts';
import { columnsOf } from './support/scoreSheet.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const logLength = (page: Page): Promise<number> => page.locator('.log-entry, .log li').count();
/** By the list; what ends a step is preferred, so that the game is short. */
const taste = preferring(/^(?:Pass|Decline|Go on|End|Stay|Done|Keep|No)/u);

test('two people play a whole game of Escape Plan against each other, and the host opens the next table', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await join(ben, await host(ada, { game: 'Escape Plan', seats: 2 }));
  await begin(ada);
  await Promise.all([playOn(ada.page, { taste }), playOn(ben.page, { taste })]);
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/iu);
    expect(
      (await columnsOf(page))
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Ada', 'Ben']);
  }
  await expect(ben.page.getByText('The host can open the next table.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Play again, same people' }).click();
  await ben.page.getByRole('link', { name: 'To the next table' }).click();
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.page.getByText('Ben', { exact: true })).toBeVisible();
  await ada.leave();
  await ben.leave();
});

/** Who is asked now. */
async function dueOf(...guests: readonly Guest[]): Promise<Guest> {
  const due = await Promise.any(
    guests.map(async (guest) => {
      await guest.page.locator('.prompt-bar[data-mine="true"]').waitFor();
      return guest;
    }),
  );
  return due;
}

test('a choice made without a network is kept, and made once when it is back', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await join(ben, await host(ada, { game: 'Gangsta!', seats: 2 }));
  await begin(ada);
  const due = await dueOf(ada, ben);
  const other = due === ada ? ben : ada;
  const before = await nextMoment(due.page);

  await due.network(false);
  await expect(due.page.getByText('The connection is lost. Trying again … What you see stays.')).toBeVisible();
  await expect(due.page.locator('main.board')).toBeVisible();
  const choice = due.page.locator('.choices-list button.choice').first();
  await choice.click();
  await expect(due.page.getByText('Your choice is kept and sent as soon as it is back.')).toBeVisible();

  await due.network(true);
  await due.page.getByRole('button', { name: 'Try now' }).click();
  await nextMoment(due.page, before);
  await expect(due.page.getByText('The connection is lost')).toHaveCount(0);
  await expect(due.page.locator('.table-alert')).toHaveCount(0);
  for (const { page } of [due, other]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect.poll(() => logLength(page)).toBeGreaterThan(0);
  }
  await ada.leave();
  await ben.leave();
});

test('somebody watches without a name and without secrets, and a phone plays a turn by touch', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben', PHONE);
  const link = await host(ada, { game: 'Gangsta!', seats: 2 });
  await join(ben, link);
  await begin(ada);
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(link);
  await expect(eve.page.getByRole('button', { name: 'Not your turn' })).toBeVisible();
  await expect(eve.page.locator('section.own [data-can="true"], .choices-list button')).toHaveCount(0);

  if ((await dueOf(ada, ben)) === ada) {
    await playOn(ada.page, {
      until: async () => (await ada.page.locator('.prompt-bar[data-mine="true"]').count()) === 0,
    }).catch(() => undefined);
  }
  await ben.page.locator('.prompt-bar[data-mine="true"]').waitFor();
  await playChoices(ben.page, 2, { press: (target) => target.tap({ timeout: 4000 }) });
  await eve.page.getByRole('tab', { name: 'Log' }).click();
  await expect(eve.page.locator('#panel-log')).toContainText('Ben');

  await ben.page.getByRole('tab', { name: 'Together' }).click();
  await ben.page.getByLabel('Message to all at the table').fill('Your go.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ada.page.getByRole('button', { name: '1 new message' })).toBeVisible();
  await ada.page.getByRole('button', { name: '1 new message' }).click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toContainText('Your go.');
  await expect(ada.page.getByRole('button', { name: '1 new message' })).toHaveCount(0);
  for (const guest of [ada, ben, eve]) await guest.leave();
});
