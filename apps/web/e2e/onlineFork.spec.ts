import { expect, test } from '@playwright/test';
import { arrive, begin, faults, introduce, PHONE } from './support/online.ts';
import { gangstaFile, openFile } from './support/prepared.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

test('a moment of a replay becomes an online table, which says where it comes from', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben', PHONE);
  const players = [{ name: 'Duchess' }, { name: 'Slick', bot: 'steady' }];
  await openFile(ada.page, gangstaFile({ seed: 'fork', level: 'random', players }));
  const id = /table\/(?<id>[^/]+)/u.exec(ada.page.url())?.groups?.id ?? '';
  await ada.page.goto(`/#/replay/${id}/local/30`);
  await ada.page.getByText('Play on from here').click();
  await ada.page.getByLabel('The others').selectOption({ label: 'People online' });
  await introduce(ada);
  await ada.page.getByRole('button', { name: 'Open an online table at step 30' }).click();
  await expect(ada.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();

  await ben.page.goto(await ada.page.getByLabel('Link to the table').inputValue());
  const origin = ben.page.getByText('Continued from step 30 of a game with Duchess and Slick.');
  await expect(origin).toContainText('Hidden cards and money were drawn again from what Duchess knew.');
  await expect(origin).toContainText('Nobody can check the draws of this table');
  await introduce(ben);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(ben.page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  await begin(ada);
  await expect(ben.page.locator('.prompt-bar')).toBeVisible();
  await ada.page.goto(`/#/replay/${id}/local`);
  await expect(ada.page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('1');
});
