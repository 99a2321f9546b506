import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { arrive, begin, dueOf, faults, introduce } from './support/online.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

test('a host teaches: open hands by consent, the adviser in the log, and a pointer on everybody’s screen', async ({
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const segment = (name: string): Promise<void> => ada.page.locator('.segment').filter({ hasText: name }).click();
  await ada.page.goto('/#/host');
  await introduce(ada);
  for (const choice of [/^Gangsta!$/u, /^2$/u]) await ada.page.locator('.segment').filter({ hasText: choice }).click();
  for (const choice of ['No limit', 'Teaching the game']) await segment(choice);
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();

  await ben.page.goto(await ada.page.getByLabel('Link to the table').inputValue());
  await introduce(ben);
  await expect(ben.page.locator('.teaching-stated')).toContainText('By taking a seat you agree to that.');
  await ben.page.getByRole('button', { name: 'Take this seat and show my hand' }).click();
  await expect(ben.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  await begin(ada);
  for (const { page } of [ada, ben])
    await expect(page.getByRole('region', { name: 'Teaching table' })).toContainText('Open hands');
  await expect(ben.page.getByRole('button', { name: 'Point at things' })).toHaveCount(0);
  await expectAccessible(ben.page, 'a teaching table');

  const job = ada.page.locator('[data-explain^="job:"]').first();
  await ada.page.getByRole('button', { name: 'Point at things' }).click();
  // The mark and the text disappear after some seconds. So the test starts to wait for both before the host points.
  const pointed = Promise.all([
    expect(ben.page.locator('.thing-mark-label')).toHaveText('Ada is pointing here'),
    expect(ben.page.getByRole('region', { name: 'Teaching table' })).toContainText('Ada is pointing at: '),
  ]);
  await job.click({ force: true }); // the host can also point at things that can't be chosen
  await pointed;
  await ada.page.keyboard.press('Escape');

  const due = await dueOf(ada, ben);
  await due.page.keyboard.press('h');
  await expect(due.page.locator('.advised').first()).toBeVisible();
  const other = due === ada ? ben : ada;
  await other.page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(other.page.locator('.log')).toContainText('All hands are open');
  await expect(other.page.locator('.log')).toContainText(`${due.name} asked the adviser.`);
  for (const guest of [ada, ben]) await guest.leave();
});
