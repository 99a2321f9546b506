import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { POSITIONS } from './support/positions.ts';
import { ADA_ALONE, canMove, escapePlanFile, gangstaFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const escapeFile = once(() =>
  escapePlanFile({
    seed: 'explain',
    until: (scene) => scene.view.day === 2 && canMove(scene, 0, 'travel'),
  }),
);
const soloFile = once(() =>
  escapePlanFile({
    seed: 'explain alone',
    players: ADA_ALONE,
    until: (scene) => scene.view.day === 1 && canMove(scene, 0, 'travel'),
  }),
);
const gangFile = once(() =>
  gangstaFile({
    seed: 'explain',
    options: { families: true, resources: true },
    until: (scene) => canMove(scene, 0, 'mobilise') && scene.view.chapter === 2,
  }),
);

const card = (page: Page): Locator => page.locator('.explain-card');

/** Moves the pointer onto a thing in several steps, as a person would, and leaves it there. */
async function pointAt(page: Page, thing: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(card(page)).toHaveCount(0);
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

/** Expects a card that explains the thing and links to its rules. The card must not cover the thing. */
async function expectCard(page: Page, thing: Locator): Promise<void> {
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('h2')).toHaveText(/\S/u);
  await expect(card(page).locator('.explain-what p').first()).toHaveText(/\S/u);
  await expect(card(page).locator('.explain-rules button').first()).toHaveText(/^[A-Z]\d+$/u);
  const [on, shown] = [await thing.boundingBox(), await card(page).boundingBox()];
  if (on === null || shown === null) throw new Error('the card or its thing is gone');
  const middle = { x: on.x + on.width / 2, y: on.y + on.height / 2 };
  const covers =
    middle.x > shown.x && middle.x < shown.x + shown.width && middle.y > shown.y && middle.y < shown.y + shown.height;
  expect(covers, 'the card covers what it explains').toBe(false);
}

/** Expects, for each kind such as `officer`, at least one visible thing that can be explained. */
async function expectSubjects(page: Page, kinds: readonly string[], part = 'body'): Promise<void> {
  for (const kind of kinds)
    await expect(page.locator(part).locator(`[data-explain^="${kind}:"]:visible`)).not.toHaveCount(0);
}

const seen = (page: Page, kind: string): Locator => page.locator(`[data-explain^="${kind}:"]:visible`);

test('pointing at anything of Escape Plan explains it', async ({ page }) => {
  await openFile(page, escapeFile());
  await nextMoment(page);
  await expectSubjects(page, ['place', 'tile', 'officer', 'seat', 'row', 'day', 'plan']);
  for (const kind of ['place', 'seat']) {
    const thing = seen(page, kind).first();
    await pointAt(page, thing);
    await expectCard(page, thing);
  }
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: 'My board' }).click();
  await expectSubjects(page, ['contact', 'asset', 'token', 'haunt']);
  const contact = seen(page, 'contact').first();
  await pointAt(page, contact);
  await expectCard(page, contact);
  await expectAccessible(page, 'the card about a contact', '.explain-card');
  // Closes both panels, because they would cover the market.
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByRole('button', { name: 'My board' }).click();
  await page.getByRole('tab', { name: 'Market' }).click();
  await expectSubjects(page, ['key', 'locker', 'equipment', 'fixer', 'deck'], '.side');
  const locker = page.locator('.side [data-explain^="locker:"]:visible').first();
  await pointAt(page, locker);
  await expectCard(page, locker);
});

test('a tile that is not in the city yet shows its picture and what is on it', async ({ page }) => {
  await openFile(page, soloFile());
  await nextMoment(page);
  await page.getByRole('tab', { name: 'Tracks' }).click();
  const tile = page.locator('.ep-display [data-explain^="tile:"]').first();
  await pointAt(page, tile);
  await expectCard(page, tile);
  await expect(card(page).locator('.ep-about-tile .terrain').first()).toBeVisible();
  await expect(card(page)).toContainText('Locations:');
});

test('pointing at anything of Gangsta! explains it', async ({ page }) => {
  await openFile(page, gangFile());
  await nextMoment(page);
  await expectSubjects(page, ['family', 'reward', 'deck', 'chapter', 'seat', 'resource', 'token']);
  for (const kind of ['skill', 'job', 'member', 'reward']) {
    const thing =
      kind === 'member'
        ? page.locator('.gs-rival [data-explain^="member:"]:visible').first()
        : seen(page, kind).first();
    await pointAt(page, kind === 'job' ? thing.locator('.gs-name') : thing);
    await expectCard(page, kind === 'job' ? thing.locator('.gs-name') : thing);
    if (kind === 'skill') await expectAccessible(page, `the card about a ${kind}`, '.explain-card');
  }
});

test('pointing at the middle of a card explains the card, with a line about the mark there', async ({ page }) => {
  await openFile(page, gangFile());
  await nextMoment(page);
  for (const row of ['.gs-jobs', '.gs-pool']) {
    const thing = page.locator(`${row} .gs-slot`).first();
    await pointAt(page, thing.locator('[data-explain^="skill:"]').first());
    await expect(card(page).locator('h2')).toHaveText((await thing.locator('.gs-name').textContent()) ?? '');
    await expect(card(page).locator('.explain-mark b')).toHaveText(
      /^(?:Leader|Mercenary|Informer|Sniper|Brawler|Hacker)\.$/u,
    );
  }
});

test('the pointer can go to the card and follow its links', async ({ page }) => {
  await openFile(page, gangFile());
  await nextMoment(page);
  await pointAt(page, seen(page, 'chapter').first());
  const rule = card(page).locator('.explain-rules button').first();
  await expect(rule).toBeVisible();
  const box = await rule.boundingBox();
  if (box === null) throw new Error('no link');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 20 });
  const name = (await rule.textContent()) ?? '';
  await rule.click();
  await expect(page.getByRole('dialog', { name: new RegExp(`^Rule ${name} `, 'u') })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('names in the log explain themselves, by pointer and by key', async ({ page }) => {
  for (const file of [escapeFile(), gangFile()]) {
    await openFile(page, file);
    await nextMoment(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const name = page.locator('.log .named').last();
    await pointAt(page, name);
    await expectCard(page, name);

    await page.mouse.move(1, 1);
    await expect(card(page)).toHaveCount(0);
    await page
      .locator('.log-entry')
      .filter({ has: page.locator('.named') })
      .last()
      .focus();
    await page.keyboard.press('i');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.log-entry:focus')).toHaveCount(1);
  }
});

test('the keyboard explains what has the focus', async ({ page }) => {
  await openFile(page, escapeFile());
  await nextMoment(page);
  await page.getByRole('button', { name: 'My board' }).click();
  const contact = page.locator('.ep-contacts button').first();
  await contact.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAttribute('aria-description', /\S/u);
  await expect(card(page)).toBeVisible();

  await page.keyboard.press('i');
  await expect(card(page)).toBeFocused();
  await expectAccessible(page, 'the pinned card', '.explain-card');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(contact).toBeFocused();
});

/** Expects that the I key opens the card of the focused thing, and that Escape returns the focus to the thing. */
async function expectExplained(page: Page, kind: string): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('data-explain', new RegExp(`^${kind}:`, 'u'));
  const subject = (await focused.getAttribute('data-explain')) ?? '';
  await page.keyboard.press('i');
  await expect(card(page)).toBeFocused();
  await expect(card(page).locator('h2')).toHaveText(/\S/u);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(focused).toHaveAttribute('data-explain', subject);
}

test('the keyboard reaches every tile, place, officer, person and terrain on the map', async ({ page }) => {
  await openFile(page, escapeFile());
  await nextMoment(page);
  const focused = page.locator(':focus');
  const map = page.getByRole('region', { name: 'The city' });
  const stops = await page.locator('.city-frame [tabindex="0"]').count();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expectExplained(page, 'tile');
  const first = (await focused.getAttribute('data-explain')) ?? '';
  await expect(focused).toHaveAccessibleName(/\S/u);
  await expectAccessible(page, 'the things on the map', '.city-middle');

  // The arrow keys reach every tile.
  const reached = new Set([first]);
  for (const tile of reached)
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
      await page.locator(`.look[data-explain="${tile}"]`).focus();
      await page.keyboard.press(key);
      reached.add((await focused.getAttribute('data-explain')) ?? '');
    }
  expect(reached.size).toBe(await page.locator('.look').count());

  // Enter goes to the things on a tile that has an officer.
  const officer = page.locator('.officer[data-explain^="officer:"]').first();
  const tile = ((await officer.getAttribute('data-explain')) ?? '').split('@')[1];
  await page.locator(`.look[data-explain="tile:${tile}"]`).focus();
  await page.keyboard.press('Enter');
  const kinds = new Set<string>();
  const count = await page.locator('.look').count();
  for (let i = 0; i < count; i += 1) {
    await expect(focused).toHaveAccessibleName(/\S/u);
    const kind = ((await focused.getAttribute('data-explain')) ?? '').split(':')[0] ?? '';
    if (!kinds.has(kind)) await expectExplained(page, kind);
    kinds.add(kind);
    await page.keyboard.press('ArrowRight');
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['place', 'officer', 'terrain']));

  await page.keyboard.press('Escape');
  await expect(focused).toHaveAttribute('data-explain', `tile:${tile}`);
  await page.keyboard.press('Escape');
  await expect(map).toBeFocused();
  // The things of the map are not tab stops.
  await expect(page.locator('.city-frame [tabindex="0"]')).toHaveCount(stops);
});

test('the keyboard explains rows of the notoriety track, rivals and the time', async ({ page }) => {
  await openFile(page, escapeFile());
  await nextMoment(page);
  await page.locator('.ep-ribbon').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toContainText('Row 1');
  await expectExplained(page, 'row');

  await page.getByRole('tab', { name: 'Tracks' }).click();
  await page.getByRole('group', { name: 'Notoriety' }).last().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expectExplained(page, 'row|line|seat|automaton');
  await page.getByRole('group', { name: 'Tiles and officers' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectExplained(page, 'deck');

  await page.getByRole('group', { name: 'Time' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectExplained(page, 'day');
  await page.keyboard.press('ArrowRight');
  await expectExplained(page, 'part');
});

test('the keyboard explains a chapter and a deck of Gangsta!', async ({ page }) => {
  await openFile(page, gangFile());
  await nextMoment(page);
  for (const [thing, text] of [
    ['.gs-chapter', 'Chapter'],
    ['.gs-deck[data-deck="jobs"] .gs-back', 'Job deck'],
  ] as const) {
    await page.locator(thing).focus();
    await page.keyboard.press('i');
    await expect(card(page)).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  }
});

/** Moves through a group with the arrow key. Returns the subjects of its things, in order. */
async function walk(page: Page, group: string): Promise<readonly string[]> {
  await page.locator(group).focus();
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('ArrowRight');
    const [number, subject] = await page.evaluate((selector) => {
      const focused = document.activeElement;
      const all = [...(document.querySelector(selector)?.querySelectorAll('*') ?? [])];
      return [focused === null ? -1 : all.indexOf(focused), focused?.getAttribute('data-explain') ?? ''] as const;
    }, group);
    const place = `${subject} ${number}`;
    if (found.at(-1) === place) return found.map((one) => one.slice(0, one.lastIndexOf(' ')));
    found.push(place);
  }
}

test('arrow keys reach everything of a gang: the seat, figures, skills, families, members and the resource', async ({
  page,
}) => {
  await openFile(page, gangFile());
  await nextMoment(page);
  const own = await walk(page, '.gs-own');
  expect(own.slice(0, 3)).toEqual(['seat:0', 'token:money', 'token:influence']);
  for (const kind of ['skill', 'family', 'member', 'resource'])
    expect(own.filter((subject) => subject.startsWith(`${kind}:`)).length, kind).toBeGreaterThan(0);
  const gang = await page.locator('.gs-own .gs-gang > li').count();
  expect(own.filter((subject) => subject.startsWith('member:')).length).toBe(gang);

  await page.locator('.gs-own').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  await expect(card(page)).toBeFocused();
  await expect(card(page).locator('h2')).toHaveText('You');
  await page.keyboard.press('Escape');
  await expect(page.locator('.gs-own [data-explain="seat:0"]')).toBeFocused();
  await expectAccessible(page, 'the gang after walking through it', '.gs-own');

  const rivals = await walk(page, '.gs-rivals');
  expect(rivals.filter((subject) => subject.startsWith('seat:'))).toEqual(['seat:1', 'seat:2']);
});

test('everything that a pointer can explain in Gangsta! can be reached by keyboard', async ({ page }) => {
  for (const { name, file } of POSITIONS['Gangsta!']()) {
    await openFile(page, file);
    await nextMoment(page);
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('[data-explain]')]
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
        .filter((thing) => {
          const stop = thing.closest('button, a, summary, [tabindex="0"]');
          return stop === null || stop.matches('[role="tabpanel"]');
        })
        .map((thing) => `${thing.getAttribute('data-explain')} in ${thing.parentElement?.className}`),
    );
    expect(missed, name).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [game, file, thing] of [
    ['Escape Plan', escapeFile, '.spot[data-explain^="place:"]'],
    ['Gangsta!', gangFile, '.gs-jobs [data-explain^="job:"] .gs-name'],
  ] as const)
    test(`a long press explains a thing of ${game} and does not choose it`, async ({ page }) => {
      await openFile(page, file());
      const { question } = await nextMoment(page);
      const target = page.locator(thing).first();
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await target.boundingBox();
      if (box === null) throw new Error('nothing to press');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await expect(card(page)).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(card(page)).toBeVisible();
      await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);
      await expect(page.locator('[data-pinned="true"]')).toHaveCount(0);
      await expectAccessible(page, 'the card on a phone', '.explain-card');
      await card(page).getByRole('button', { name: 'Close' }).tap();
      await expect(card(page)).toHaveCount(0);
    });
});

test('a thing that scrolls away from a resting pointer is not explained', async ({ page }) => {
  await page.clock.install();
  await openFile(page, gangFile());
  await nextMoment(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const name = page.locator('.log-entry [data-explain]:visible').last();
  await name.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    // When the pointer moves, the log scrolls to its first entry. So the name under the pointer goes out of view.
    const first = document.querySelector('.log-entry');
    document.addEventListener('pointermove', () => first?.scrollIntoView({ block: 'start' }), { once: true });
  });
  const box = await name.boundingBox();
  if (box === null) throw new Error('nothing to point at');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.clock.runFor(2000);
  await expect(card(page)).toHaveCount(0);
  // The name is under the pointer again, so the next movement of the pointer opens the card about it.
  await name.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(middle[0] + 1, middle[1]);
  await page.clock.runFor(2000);
  await expect(card(page)).toBeVisible();
});
