import { nextMoment } from './support/moment.ts';
import { startGame } from './support/newGame.ts';
import { playChoices } from './support/player.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit everything works offline: a new game, a turn, a reload', async ({ page, context, faults }) => {
  await page.goto('/');
  await expect(page.getByText('Ready to play offline.')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(String, () => 'no network'))).toBe(
    'no network',
  );

  // The neural network of the stronger bot is stored for offline play, too.
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', { bot: 'mastermind' }] });
  const { question } = await playChoices(page, 4);
  const before = await shownOn(page);
  await page.reload();
  expect((await nextMoment(page)).question).toBe(question);
  expect(await shownOn(page)).toBe(before);

  await page.goto('/#/rules/escape-plan');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // Errors about the lost connection are expected.
  const gone = faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
  expect(gone).toEqual([]);
});
