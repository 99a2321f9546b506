import { expect, test } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import {
  arrive,
  begin,
  dueOf,
  faults,
  type Guest,
  host,
  introduce,
  join,
  PHONE,
  playByList,
} from './support/online.ts';
import { playChoices } from './support/player.ts';
import { columnsOf } from './support/scoreSheet.ts';
import { finishOverSockets, seatAdaAndBen } from './support/wire.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

/** How many choices are made in the pages before the rest of the game is played over sockets. */
const CHOICES = 8;

test('two people play Escape Plan online up to the scores, and a rematch with the same seats', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await join(ben, await host(ada, { game: 'Escape Plan', seats: 2 }));
  await begin(ada);
  for (let choices = 0; choices < CHOICES; choices += 1) await playByList(await dueOf(ada, ben), 1);
  await finishOverSockets([ada, ben]);
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/iu);
    expect(
      (await columnsOf(page))
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Ada', 'Ben']);
  }
  // After the game the chat still works. Any player can open a rematch, and everybody keeps their seat there.
  await ben.page.getByLabel('Message to everybody at the table').fill('Good game.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toContainText('Good game.');
  await ben.page.getByRole('button', { name: 'Play again, same people' }).click();
  await expect(ben.page.getByText('Ben (you)')).toBeVisible();
  const seats = ben.page.locator('.gather-seat');
  await expect(seats.filter({ hasText: 'Ada' })).toContainText('away');
  await expect(
    ada.page.getByRole('status').filter({ hasText: 'A new table is open for the same players.' }),
  ).toBeVisible();
  await ada.page.getByRole('link', { name: 'Go to the next table' }).click();
  await expect(ada.page.getByText('Ada (you)')).toBeVisible();
  await expect(seats.filter({ hasText: 'Ada' })).toContainText('here');
  await ada.page.getByRole('button', { name: 'Make a link for my seat' }).click();
  await ada.page.getByRole('button', { name: 'Show the link' }).click();
  await expect(ada.page.getByLabel('Link to your seat')).toHaveValue(/\/seat\//u);
  await ada.page.goto('/');
  await expect(ada.page.locator('.lobby-table').filter({ hasText: 'All seats taken' })).toBeVisible();
  await ada.leave();
  await ben.leave();
});

/** Lets `other` play until it is the turn of `wanted`. */
async function untilDue(wanted: Guest, other: Guest): Promise<void> {
  while ((await dueOf(wanted, other)) !== wanted) await playByList(other, 1);
}

test('a choice made while offline is kept, and sent exactly once when the network is back', async ({ browser }) => {
  const { ada, ben } = await seatAdaAndBen(browser);
  const due = await dueOf(ada, ben);
  const other = due === ada ? ben : ada;
  const before = await nextMoment(due.page);

  await due.network(false);
  await expect(due.page.getByText('Connection lost. Reconnecting… You can still look at the table.')).toBeVisible();
  await expect(due.page.locator('main.board')).toBeVisible();
  const choice = due.page.locator('.choices-list button.choice').first();
  await choice.click();
  await expect(due.page.getByText('Your choice is saved and will be sent when you’re back online.')).toBeVisible();

  await due.network(true);
  // The page may reconnect before the click. Then the button is gone.
  await Promise.race([
    due.page.getByRole('button', { name: 'Try now' }).click(),
    expect(due.page.getByText('Connection lost')).toHaveCount(0),
  ]);
  await nextMoment(due.page, before);
  await expect(due.page.getByText('Connection lost')).toHaveCount(0);
  await expect(due.page.locator('.table-alert')).toHaveCount(0);
  // Both logs have the choice exactly once. The other player may get it a moment later.
  for (const { page } of [due, other]) await page.getByRole('tab', { name: 'Log' }).click();
  const logged = async ({ page }: Guest): Promise<number> =>
    (await page.locator('#panel-log').innerText()).split('\n').length;
  await expect.poll(() => logged(other)).toBe(await logged(due));
  await ada.leave();
  await ben.leave();
});

test('a spectator without a name sees no secrets, and a phone plays a turn by touch', async ({ browser }) => {
  const { ada, ben, link } = await seatAdaAndBen(browser, { ben: { options: PHONE } });
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(link);
  await expect(eve.page.locator('.prompt-bar')).toContainText('Waiting for');
  await expect(eve.page.locator('.actions button')).toHaveCount(0);
  await expect(eve.page.getByRole('tab', { name: 'Players' })).toBeVisible(); // for players, this tab is called Rivals
  await expect(eve.page.locator('section.own [data-can="true"], .choices-list button')).toHaveCount(0);

  await untilDue(ben, ada);
  await playChoices(ben.page, 2, { press: (target) => target.tap({ timeout: 4000 }) });
  await eve.page.getByRole('tab', { name: 'Log' }).click();
  await expect(eve.page.locator('#panel-log')).toContainText('Ben');

  await ben.page.getByRole('tab', { name: 'Online' }).click();
  await ben.page.getByLabel('Message to everybody at the table').fill('Your go.');
  await ben.page.getByRole('button', { name: 'Send' }).click();
  await expect(ada.page.getByRole('button', { name: '1 new message' })).toBeVisible();
  await ada.page.getByRole('button', { name: '1 new message' }).click();
  await expect(ada.page.getByRole('log', { name: 'Chat' })).toContainText('Your go.');
  await expect(ada.page.getByRole('button', { name: '1 new message' })).toHaveCount(0);

  // If the tab is hidden, its title tells the player that it is their turn.
  await untilDue(ben, ada);
  await ada.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await ben.page.getByRole('tab', { name: 'Choices' }).click();
  await untilDue(ada, ben);
  await expect(ada.page).toHaveTitle(/^● Your turn · Gangsta!/u);
  for (const guest of [ada, ben, eve]) await guest.leave();
});

test('with everybody’s consent the table rewinds past revealed information, and says what was revealed', async ({
  browser,
}) => {
  const { ada, ben } = await seatAdaAndBen(browser);
  await untilDue(ada, ben);
  await untilDue(ben, ada);
  await ada.page.getByRole('tab', { name: 'Online' }).click();
  await ada.page.getByRole('button', { name: 'Ask to rewind to before my last choice' }).click();
  await expect(ada.page.getByText('You asked to rewind. Waiting for Ben.')).toBeVisible();
  const asked = ben.page.locator('.online-notice').filter({ hasText: 'Ada wants to rewind' });
  await expect(asked).toContainText('This happened and was seen:');
  await expect(asked).toContainText('Making a choice cancels the request');
  await asked.getByRole('button', { name: 'Show less' }).click();
  await expect(asked.getByText('This happened and was seen:')).toHaveCount(0);
  await asked.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Ask to rewind to before my last choice' }).click();
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, ben])
    await expect(page.locator('.online-notice').getByText('Everybody agreed to rewind')).toBeVisible();
  await expect(ada.page.locator('.prompt-bar[data-mine="true"]')).toBeVisible();

  // The log keeps what was revealed, and shows it to people who join later.
  const eve = await arrive(browser, 'Eve');
  await eve.page.goto(ben.page.url());
  for (const { page } of [ben, eve]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    const note = page.locator('.log-back');
    await expect(note).toContainText('Agreed: Ada and Ben.');
    await note.locator('summary').click();
    await expect(note).toContainText('This was seen and no longer counts:');
    await expect(note.locator('.log-line').first()).toBeVisible();
  }
  await expect(eve.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await eve.leave();
  for (const guest of [ada, ben]) await guest.leave();
});

test('a bot takes over when a player’s time is up, and the returning player takes the seat back', async ({
  browser,
}) => {
  // A time limit of a few seconds. The page offers only longer limits.
  const pace = { kind: 'live', turn: 4, increment: 2 } as const;
  const { ada, ben, link } = await seatAdaAndBen(browser, { pace, onTimeout: 'bot' });
  await ada.page.getByRole('tab', { name: 'Online' }).click();
  await expect(ada.page.getByRole('timer').first()).toBeVisible();

  await ben.page.goto('about:blank');
  void playByList(ada).catch(() => undefined); // stops with an error when she leaves
  await expect(
    ada.page.locator('.together-people').getByText('bot has taken over', { exact: true }).first(),
  ).toBeVisible();

  await ben.page.goto(link);
  // The bot keeps playing and the button moves. So the click is dispatched to the button directly.
  await ben.page.getByRole('button', { name: 'Take my seat back' }).first().dispatchEvent('click');
  await expect(ben.page.getByText('A bot has taken over for you.')).toHaveCount(0);
  for (const guest of [ada, ben]) await guest.leave();
});

test('a table survives its host leaving, and a host can remove somebody', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const eve = await arrive(browser, 'Eve');
  const link = await host(ada, { game: 'Gangsta!', seats: 3 });
  await join(ben, link);
  await join(eve, link);
  await expect(ben.page.locator('.gather-seat').filter({ hasText: 'Ada' })).toContainText('host');
  await ada.page.getByRole('button', { name: /^Remove.*Eve$/u }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(eve.page.getByText('The host removed you from this table.')).toBeVisible();
  // A removed guest stays removed even with a new identity in the same browser.
  await eve.page.evaluate(() => localStorage.removeItem('getaway-me'));
  await eve.page.reload();
  await introduce(eve);
  await expect(eve.page.getByText('The host removed you from this table.')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Leave the seat' }).click();
  await expect(ben.page.locator('.gather-seat').filter({ hasText: 'Ben (you)' })).toContainText('host');
  await begin(ben);
  for (const guest of [ada, ben, eve]) await guest.leave();
});

test('a seat link moves the seat to another device', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const phone = await arrive(browser, 'Ada', PHONE);
  await host(ada, { game: 'Gangsta!', seats: 2 });
  await ada.page.getByRole('button', { name: 'Show the link' }).click();
  await phone.page.goto(await ada.page.getByLabel('Link to your seat').inputValue());
  await introduce(phone);
  await expect(phone.page.getByText('Ada (you)')).toBeVisible();
  await expect(phone.page).not.toHaveURL(/seat/u);
  await expect(ada.page.getByText('Ada (you)')).toHaveCount(0);
  for (const guest of [ada, phone]) await guest.leave();
});
