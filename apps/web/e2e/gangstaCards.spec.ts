import { changeLanguage, LANGUAGES } from './support/language.ts';
import { nextMoment } from './support/moment.ts';
import { gangstaPosition } from './support/positions.ts';
import { gangstaFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const atWork = once(() =>
  gangstaFile({
    seed: 'cards',
    options: { resources: true, families: true },
    until: ({ asked, view }) =>
      asked?.seat === 0 &&
      asked.frame.step === 'mobilise' &&
      view.chapter === 2 &&
      view.seats[0]?.resource?.status === 'active',
  }),
);

test('names on cards are never split inside a word, and a badge covers neither family nor influence', async ({
  page,
}) => {
  await openFile(page, atWork());
  await nextMoment(page);
  for (const language of LANGUAGES) {
    await changeLanguage(page, language);
    expect(await page.locator('.gs-card .gs-name').evaluateAll(splitWords), `split in ${language}`).toEqual([]);
    await expect(page.locator('.gs-own .gs-out').first()).toBeVisible();
    expect(await page.locator('.gs-own .gs-member').evaluateAll(coveredMarks), `covered in ${language}`).toEqual([]);
  }
});

test('every choice of a gang war is visible', async ({ page }) => {
  const file = gangstaPosition(
    'a gang war with six choices',
    ({ asked, view }) => asked?.frame.step === 'giveUp' && asked.moves.length > 5 && view.chapter === 2,
  );
  await openFile(page, file);
  await nextMoment(page);
  await expect(page.locator('.gs-stage .gs-helper').nth(5)).toBeVisible();
  const clipped = await page.locator('.gs-stage').evaluate((stage) => {
    const { bottom } = stage.getBoundingClientRect();
    const board = stage.closest('main')?.getBoundingClientRect().bottom ?? 0;
    return [...stage.querySelectorAll('.gs-helper')]
      .filter((helper) => helper.getBoundingClientRect().bottom > Math.min(bottom, board) + 1)
      .map((helper) => helper.textContent);
  });
  expect(clipped).toEqual([]);
});

/** Runs in the page. Finds the words that occupy more than one line. */
function splitWords(names: Element[]): string[] {
  return names.flatMap((name) => {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    for (let node = text.nextNode(); node !== null; node = text.nextNode())
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) split.push(word[0]);
      }
    const box = name.closest('.gs-card')?.getBoundingClientRect();
    const wide = name.scrollWidth > name.clientWidth + 1 || name.getBoundingClientRect().right > (box?.right ?? 0) + 1;
    return wide ? [...split, `${name.textContent} is cut off`] : split;
  });
}

/** Runs in the page. Finds the members whose badge overlaps their marks or is itself cut off. */
function coveredMarks(members: Element[]): string[] {
  return members.flatMap((member) => {
    const badge = member.querySelector<HTMLElement>('.gs-out');
    if (badge === null) return [];
    const { top } = badge.getBoundingClientRect();
    const marks = [...member.querySelectorAll('.gs-marks > *')];
    // The card is slightly rotated, so an overlap of a few pixels is allowed.
    const covered = marks.some((mark) => mark.getBoundingClientRect().bottom > top + 3);
    return covered || badge.scrollWidth > badge.clientWidth + 1 ? [member.textContent ?? ''] : [];
  });
}
