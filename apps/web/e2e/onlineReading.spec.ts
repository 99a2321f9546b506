import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { arrive, begin, faults, host, PHONE } from './support/online.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

for (const theme of ['dark', 'light'] as const)
  for (const size of [{}, PHONE])
    test(`everything outside the table is accessible: ${theme}, ${'hasTouch' in size ? 'phone' : 'wide'}`, async ({
      browser,
    }) => {
      const ada = await arrive(browser, 'Ada', size, { theme });
      const faultsOf = async (): Promise<readonly string[]> => {
        const { violations } = await new AxeBuilder({ page: ada.page }).analyze();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      };
      await ada.page.goto('/#/host');
      await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOf()).toEqual([]);
      await host(ada, { game: 'Gangsta!', seats: 2 });
      await ada.page.getByRole('button', { name: 'Show the link' }).click();
      expect(await faultsOf()).toEqual([]);
      await begin(ada);
      await nextMoment(ada.page); // a turn opens the choices on a phone
      await ada.page.getByRole('tab', { name: 'Online' }).click();
      await ada.page.getByLabel('Message to everybody at the table').fill('Anybody?');
      await ada.page.getByRole('button', { name: 'Send' }).click();
      for (const more of ['My notes', 'Links']) await ada.page.locator('summary').filter({ hasText: more }).click();
      await ada.network(false);
      await expect(ada.page.getByText('Connection lost')).toBeVisible();
      expect(await faultsOf()).toEqual([]);
      for (const page of ['', 'settings']) {
        await ada.page.goto(`/#/${page}`);
        await expect(ada.page.getByRole('heading', { name: /^Play(?:ing)? online$/u })).toBeVisible();
        expect(await faultsOf()).toEqual([]);
      }
      await ada.leave();
    });
