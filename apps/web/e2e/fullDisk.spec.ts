import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canFillDisk, clearDisk, fillDisk } from '@getaway/server/testing/disk';
import { startProgram } from '@getaway/server/testing/program';
import { expect, test } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { dueOf, faults, playByList } from './support/online.ts';
import { seatAdaAndBen } from './support/wire.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

const testOnLinux = canFillDisk ? test : test.skip;

testOnLinux(
  'a choice that the server can’t save is reported, and saved automatically when the disk has space again',
  async ({ browser }) => {
    const data = mkdtempSync(join(tmpdir(), 'getaway-full-disk-'));
    const server = await startProgram({ DATA_DIR: data, LOG_LEVEL: 'silent' });
    const pid = server.child.pid ?? 0;
    const { ada, ben } = await seatAdaAndBen(browser, { url: server.url });
    const due = await dueOf(ada, ben);
    const before = await nextMoment(due.page);
    const lines = async (): Promise<readonly number[]> => {
      const counts = [];
      for (const { page } of [ada, ben]) {
        await page.getByRole('tab', { name: 'Log' }).click();
        counts.push((await page.locator('#panel-log').innerText()).split('\n').length);
      }
      return counts;
    };

    fillDisk(pid, data);
    const unsaved = due.page.getByText('Your choice isn’t saved yet: the server can’t save anything at the moment.');
    await due.page.locator('.choices-list button.choice').first().click();
    await expect(unsaved).toBeVisible();
    const tries = due.sent('play');
    await expect.poll(() => due.sent('play')).toBeGreaterThan(tries); // the page sends the choice again
    await expect(unsaved).toBeVisible();
    await expect(due.page.locator('.table-alert')).toHaveCount(0);

    clearDisk(pid);
    await nextMoment(due.page, before);
    await expect(unsaved).toHaveCount(0);
    await expect(due.page.locator('.table-alert')).toHaveCount(0);
    const [mine, others] = await lines();
    expect(mine).toBe(others);
    await playByList(await dueOf(ada, ben), 1);
    await ada.leave();
    await ben.leave();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  },
);
