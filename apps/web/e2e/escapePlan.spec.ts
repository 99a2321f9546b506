import { locationIn, PACKS, type View } from '@getaway/escape-plan';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { startGame } from './support/newGame.ts';
import { finishTurns, playChoices, playOn, preferring } from './support/player.ts';
import { ADA_ALONE, escapePlanFile, once, openFile } from './support/prepared.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const kindOf = ({ pack }: View, place: string): string => locationIn(PACKS.get(pack), place)?.kind ?? '';
const KINDS = 10;

/** A solo player who can reach a location of every kind. */
const crossroads = once(() =>
  escapePlanFile({
    seed: 'kinds41',
    players: ADA_ALONE,
    level: 'random',
    until: ({ asked, view }) => {
      const kinds = asked?.moves.flatMap((move) => (move.move === 'travel' ? [kindOf(view, move.to)] : []));
      return new Set(kinds).size === KINDS;
    },
  }),
);

const LOCATIONS = [
  /store [A-D]/u,
  /exit \d/u,
  /the hospital/u,
  /the gang headquarters/u,
  /the (?:casino|bar|restaurant|gym|nightclub|art gallery)/u,
  /safe house \d/u,
  /the clinic/u,
  /the church/u,
  /the helicopter pad/u,
  /the subway station/u,
];

/** Deletes the game. Otherwise, opening the same file again would resume the game as it was left. */
async function deleteGame(page: Page): Promise<void> {
  await page.goto('/#/');
  await page.locator('.kept-game').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.kept-game')).toHaveCount(0);
}

for (const half of [LOCATIONS.slice(0, 5), LOCATIONS.slice(5)])
  test(`a location of every kind can be visited from the map: ${half.map(({ source }) => source).join(', ')}`, async ({
    page,
  }) => {
    for (const location of half)
      await test.step(location.source, async () => {
        await openFile(page, crossroads());
        const question = await nextMoment(page);
        const spot = page
          .locator('.spot[data-can="true"]')
          .and(page.getByRole('button', { name: location }))
          .first();
        await spot.dispatchEvent('click'); // the spot may be outside the visible part of the map
        await nextMoment(page, question);
        await playOn(page, {
          strategy: finishTurns,
          until: async () => (await page.locator('.actions .primary').innerText()).toLowerCase() === 'end the turn',
        });
        const tab = page.getByRole('tab', { name: 'Log' });
        await tab.click();
        const log = (await page.locator('.log').textContent()) ?? '';
        expect([...log.matchAll(/You went from [^.]*? to ([^.]*)/gu)].at(-1)?.[1]).toMatch(location);
        await tab.click(); // closes the panel, which would cover a part of the map
        await deleteGame(page);
      });
  });

test('some officers are evaded by a contact at its price, the rest cause wounds', async ({ page }) => {
  const pursued = escapePlanFile({
    seed: 'mix34',
    level: 'random',
    until: ({ asked }) => {
      if (asked?.seat !== 0 || asked.frame.step !== 'evade' || asked.frame.tiles.length !== 4) return false;
      const ways = asked.moves.filter((move) => 'tile' in move && move.tile !== undefined);
      return new Set(ways.map((move) => ('card' in move ? move.card : move.move))).size > 1;
    },
  });
  await openFile(page, pursued);
  let moment = await nextMoment(page);
  const ways = page.locator('.ep-way[data-can="true"]');
  await expect(page.locator('.ep-evade-tile')).toHaveCount(4);
  const waiting = page.locator('.ep-pursuer[data-evaded="false"]');
  const before = await waiting.count();
  // The button's name for screen readers contains the name of the contact.
  await ways
    .and(page.getByRole('button', { name: /No-Footsteps Noor/u }))
    .first()
    .click();
  moment = await nextMoment(page, moment);
  await expect(page.locator('.prompt-line')).toContainText('Evade the officers on');
  expect(await waiting.count()).toBeLessThan(before);

  // Stopping here costs wounds, so the table asks for confirmation.
  await page.locator('.ep-giveup').click();
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', moment.question);
  await playChoices(page, 3, { strategy: finishTurns });
});

test('hiring a contact can’t be undone because it revealed the next one, and the table says so', async ({ page }) => {
  const hiring = escapePlanFile({
    seed: 'hiring',
    players: ADA_ALONE,
    level: 'random',
    until: ({ asked }) => asked?.frame.step === 'placeContact' && asked.moves.some(({ move }) => move === 'putContact'),
  });
  await openFile(page, hiring);
  const question = await nextMoment(page);
  await test.step('by its number key', async () => {
    await page.keyboard.press('1');
    await expect(page.locator('.ep-offer-button[data-number="1"]')).toBeFocused();
    await page.keyboard.press('1');
  });
  await nextMoment(page, question);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  const after = await shownOn(page);
  await page.keyboard.press('u');
  await expect(page.locator('.foretold')).toContainText(/it revealed hidden information.*New for hire/u);
  expect(await shownOn(page)).toBe(after);
});

test('three people finish the first day on one device', async ({ page }) => {
  const names = ['Ada', 'Ben', 'Cleo'];
  const evening = escapePlanFile({
    seed: 'three people',
    players: names.map((name) => ({ name })),
    level: 'random',
    until: ({ asked, view }) => asked?.frame.step === 'chooseTurn' && view.part === 'evening',
  });
  await openFile(page, evening);
  const seen = new Set<string>();
  await playOn(page, {
    strategy: (targets, by) => preferring(/^confirm/iu, /^rest\b/iu)(targets, by) ?? finishTurns(targets, by),
    async until({ at }) {
      if (at === 'handover') seen.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      return at === 'question' && /Day 2/u.test(await page.locator('.game-status').innerText());
    },
  });
  expect([...seen].sort()).toEqual(names.map((name) => `${name}, your turn`));
});

test('a table of Escape Plan is accessible in both themes', async ({ page }) => {
  await openFile(page, crossroads());
  const moment = await nextMoment(page);
  await expectAccessible(page, 'a journey to choose');
  for (const tab of ['Market', 'Tracks'] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page, tab, '.side');
  }
  await page
    .locator('.spot[data-can="true"]')
    .and(page.getByRole('button', { name: /exit 2/u }))
    .dispatchEvent('click');
  await expect(page.locator('.spot-menu')).toBeVisible();
  await expectAccessible(page, 'several ways to one place', '.spot-menu');
  await page.locator('.spot-menu button').first().click();
  await nextMoment(page, moment);
  await expectAccessible(page, 'evading', 'main.board');

  const afterLieutenant = escapePlanFile({
    seed: 'kinds48',
    players: ADA_ALONE,
    level: 'random',
    until: ({ asked, view }) => asked !== undefined && view.automata.lieutenant?.at === 'escaped',
  });
  await openFile(page, afterLieutenant);
  await nextMoment(page);
  await expectAccessible(page, 'the tracks, with somebody who has left', '.side');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first turns of Escape Plan by touch', async ({ page }) => {
    await startGame(page, { game: 'Escape Plan', seats: ['Ada'] });
    await page.locator('.spot[data-can="true"]').first().tap();
    const title = page.locator('.city-card .card-title');
    await expect(title).toContainText('turned');
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await playChoices(page, 9, { strategy: finishTurns, press: (target) => target.tap() });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
