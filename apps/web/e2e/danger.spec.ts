import { threatsIn } from '@getaway/gangsta/reading';
import type { Page } from '@playwright/test';
import { editedFile } from './support/edited.ts';
import { nextMoment } from './support/moment.ts';
import { ADA_ALONE, escapePlanFile, gangstaFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const nearExit = once(() =>
  escapePlanFile({
    seed: 'kinds37',
    players: ADA_ALONE,
    level: 'random',
    until: ({ asked }) => asked?.moves.some((move) => move.move === 'travel' && move.escape) === true,
  }),
);

/**
 * The position of `nearExit`, with no officers in the way. Escaping costs $10k because the Lieutenant has left, but Ada
 * has only $7k.
 */
const tooPoor = once(() =>
  editedFile(nearExit(), ADA_ALONE, (state) => {
    const { lieutenant, inspector } = state.automata;
    const [site = ''] = Object.keys(state.sites);
    if (inspector !== undefined) inspector.at = site;
    if (lieutenant !== undefined) lieutenant.at = 'escaped';
    if (!state.escaped.includes('lieutenant')) state.escaped.push('lieutenant');
    for (const seat of state.seats) {
      seat.cash = 7;
      for (const contact of seat.contacts) contact.faceUp = false; // otherwise the table would ask whether to use a star
    }
    for (const [tile, officers] of Object.entries(state.officers)) {
      for (const officer of officers) state.bag[officer] += 1;
      state.officers[tile] = [];
    }
  }),
);

/** Ada is leaving the city with enough money, and can still use something against the officers at the exit. */
const leaving = once(() =>
  escapePlanFile({
    seed: 'leaving',
    until: ({ asked, view }) =>
      asked?.seat === 0 &&
      asked.frame.step === 'evade' &&
      view.pending.some(({ step }) => step === 'payEscape') &&
      (view.seats[0]?.cash ?? 0) >= view.escapeCost,
  }),
);

const escapeEntry = (page: Page) =>
  page.locator('.choices-list .choice[data-danger="true"]', { hasText: 'Escape' }).first();

test('a choice that leads to an arrest says so, is not primary, and asks for confirmation', async ({ page }) => {
  await openFile(page, tooPoor());
  const { question } = await nextMoment(page);
  const entry = escapeEntry(page);
  await expect(entry).toContainText('You’ll be arrested: escaping costs $10k, and you have only $7k.');
  await expect(entry.locator('.danger .icon')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('$-');
  await entry.hover();
  await expect(page.locator('.foretold .dangers')).toContainText('You’ll be arrested');
  await expect(page.locator('.actions .primary')).not.toContainText('Escape');

  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('You’ll be arrested');
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);

  await entry.click();
  await dialog.getByRole('button', { name: /^Yes/u }).click();
  await expect(page.locator('main.game-over')).toBeVisible();
  await expect(page.locator('main.game-over')).toContainText('Couldn’t pay $10k to leave, had only $7k.');
  const said = (await page.locator('main.game-over').innerText()).match(/Couldn’t pay/gu);
  expect(said, 'the reason is said once').toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a second tap and the button at the bottom both ask for confirmation', async ({ page }) => {
    await openFile(page, tooPoor());
    const { question } = await nextMoment(page);
    await escapeEntry(page).tap();
    await expect(page.locator('.foretold .dangers')).toContainText('You’ll be arrested');
    const button = page.locator('.thumb .danger-button');
    await expect(button).toBeVisible();
    await expect(page.locator('.thumb .primary')).toHaveCount(0);
    await button.tap();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.getByRole('button', { name: 'Not now' }).tap();
    await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);
  });

  test('the planner says what is left to pay once the escape is declared', async ({ page }) => {
    await openFile(page, leaving());
    await nextMoment(page);
    await expect(
      page.locator('.ep-planner-facts').getByText(/^You’re leaving: (?:it’s free|\$\d+k to pay)/u),
    ).toBeVisible();
  });
});

test('a place out of reach says how far it is, with the rule as a link', async ({ page }) => {
  await openFile(page, nearExit());
  await nextMoment(page);
  const line = page.locator('.foretold');
  for (const spot of await page.locator('.spot[data-can="false"][data-spot^="place"]').all()) {
    await spot.focus();
    if ((await line.textContent())?.includes('movement points') === true) break;
  }
  await expect(line).toContainText(/It takes \d+ movement points, and you have \d+\./u);
  await expect(line).toContainText(/^\p{Lu}/u);
  await expect(line.locator('.rule-chip')).toHaveText('V2');
});

/** H2. Ada can recruit the seventh member, but would then lose the gang war. */
const beforeWar = once(() =>
  gangstaFile({
    seed: 'war',
    until: ({ asked, view }) => {
      if (asked?.seat !== 0 || asked.frame.step !== 'act' || view.chapter !== 2) return false;
      const [own = 0, ...others] = threatsIn(view).war?.mercenaries ?? [];
      const strongest = Math.max(...others);
      return (
        view.seats[0]?.gang.length === view.threshold - 1 &&
        asked.moves.some(({ move }) => move === 'recruit') &&
        own < strongest
      );
    },
  }),
);

test('a recruit that ends chapter II and loses the gang war is red and asks for confirmation', async ({ page }) => {
  await openFile(page, beforeWar());
  const { question } = await nextMoment(page);
  const entry = page.locator('.choices-list .choice[data-danger="true"]', { hasText: 'Recruit' }).first();
  await expect(entry).toContainText('You’ll lose a henchman in the gang war.');
  await expect(page.locator('.actions .primary')).not.toContainText('Recruit');
  await entry.click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('You’ll lose a henchman in the gang war.');
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);

  await entry.click();
  await dialog.getByRole('button', { name: /^Yes/u }).click();
  await expect(page.locator('.actions')).toContainText('End the turn');
});
