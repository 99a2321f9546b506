import { errors, type Locator, type Page } from '@playwright/test';
import { type Moment, nextMoment, waitForReaction } from './moment.ts';

interface Target {
  /** Where the target is. `own` is among the player's own things, and `list` is in the list of choices. */
  readonly place: 'dialog' | 'board' | 'own' | 'side' | 'list' | 'primary';
  readonly text: string;
  readonly index: number;
}

/** Chooses a target. `by` counts the choices, so a strategy can vary its answers. */
export type Strategy = (targets: readonly Target[], by: number) => Target | undefined;

export interface PlayOptions {
  readonly strategy?: Strategy;
  /** How to press a target: by a tap or a click. */
  readonly press?: (target: Locator) => Promise<void>;
  /** Called before each choice. Playing stops when it returns true. */
  until?(moment: Moment): boolean | Promise<boolean>;
}

const MAX_CHOICES = 400;
/** If a target can't be clicked within this time, the target is gone, because the question has changed. */
const CLICK_MS = 4000;
/** How long a click may take to show an effect on a busy machine. */
const ANSWER_MS = 8000;
const TRIES = 3;

/** Plays until the game is over or until `options.until` stops it. */
export async function playOn(page: Page, options: PlayOptions = {}): Promise<Moment> {
  let moment = await nextMoment(page);
  for (let choice = 0; choice < MAX_CHOICES; choice += 1) {
    if (moment.at === 'over' || (await options.until?.(moment)) === true) return moment;
    moment = moment.at === 'handover' ? await sitDown(page, moment) : await chooseOnce(page, moment, choice, options);
  }
  throw new Error(`the game did not end within ${MAX_CHOICES} choices`);
}

/** Plays until `count` questions have been answered. */
export async function playChoices(page: Page, count: number, options: PlayOptions = {}): Promise<Moment> {
  const questions = new Set<string>();
  return playOn(page, { ...options, until: ({ question }) => questions.add(question).size > count });
}

export async function sitDown(page: Page, moment: Moment): Promise<Moment> {
  await page.locator('main.handover .primary:not([aria-disabled="true"])').click();
  return nextMoment(page, moment);
}

async function chooseOnce(
  page: Page,
  moment: Moment,
  by: number,
  { strategy = defaultStrategy, press }: PlayOptions,
): Promise<Moment> {
  for (let attempt = 1; ; attempt += 1) {
    const targets = await targetsOf(page);
    const target = strategy(targets, by + attempt - 1) ?? defaultStrategy(targets, by + attempt - 1);
    if (target === undefined) {
      const now = await nextMoment(page);
      if (now.mark !== moment.mark) return now; // the question changed in the meantime
      throw new Error(`the question has nothing to click: ${await page.locator('.prompt-line').innerText()}`);
    }
    try {
      const locator = locatorOf(page, target);
      await (press === undefined ? locator.click({ timeout: CLICK_MS }) : press(locator));
      await waitForReaction(page, moment, ANSWER_MS);
      return await nextMoment(page, moment, ANSWER_MS);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const now = await nextMoment(page);
      if (now.mark !== moment.mark) return now;
      if (attempt === TRIES)
        throw new Error(`clicking “${target.text}” (${target.place}) had no effect`, { cause: error });
    }
  }
}

const PLACES = ['dialog', 'board', 'own', 'side', 'list', 'primary'] as const;

/**
 * A strategy that confirms what is already picked. If nothing is picked, it finds the first of these places that has a
 * target, and chooses a target there.
 */
const among =
  (...places: readonly Target['place'][]): Strategy =>
  (targets, by) => {
    const picked = targets.find(({ text }) => /^confirm/iu.test(text));
    if (picked !== undefined) return picked;
    const here = places
      .map((place) => targets.filter((target) => target.place === place))
      .find(({ length }) => length > 0);
    return here?.[by % here.length];
  };

const defaultStrategy = among(...PLACES);

/** A strategy that finishes turns quickly. It uses the player's own things only if nothing else can be chosen. */
export const finishTurns = among('dialog', 'board', 'primary', 'list', 'side', 'own');

/** A strategy that prefers targets whose text matches these patterns, in this order. */
export const preferring =
  (...patterns: readonly RegExp[]): Strategy =>
  (targets, by) => {
    const open = targets.filter(({ place }) => place === 'dialog');
    const offered = open.length > 0 ? open : targets;
    for (const pattern of patterns) {
      const fitting = offered.filter(({ text }) => pattern.test(text));
      const picked = fitting[by % fitting.length];
      if (picked !== undefined) return picked;
    }
    return undefined;
  };

const SELECTORS: Readonly<Record<Target['place'], string>> = {
  dialog: 'dialog[open] button.choice, .sure-dialog .danger-button, .spot-menu button',
  board: 'main.board button[data-can="true"]',
  own: 'section.own button[data-can="true"]',
  side: 'aside button[data-can="true"], aside .ep-giveup, aside .ep-take',
  list: '.choices-list:not(dialog *) > li > button.choice, .choices-list:not(dialog *) > li > details:not([open]) > summary',
  primary: '.actions .primary:not([disabled]), .actions .danger-button',
};

const locatorOf = (page: Page, { place, index }: Target): Locator => page.locator(SELECTORS[place]).nth(index);

/** The targets that can be clicked now: visible, not covered and not picked yet. */
const targetsOf = (page: Page): Promise<readonly Target[]> => page.evaluate(findTargets, SELECTORS);

function findTargets(selectors: Readonly<Record<Target['place'], string>>): Target[] {
  const over = document.querySelector('dialog[open], .spot-menu:popover-open') !== null;
  const isOnTop = (element: HTMLElement): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  };
  const isFree = (element: HTMLElement): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.ariaPressed === 'true') return false;
    if (isOnTop(element)) return true;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return isOnTop(element);
  };
  return (['dialog', 'board', 'own', 'side', 'list', 'primary'] as const)
    .filter((place) => (place === 'dialog') === over)
    .flatMap((place) =>
      [...document.querySelectorAll<HTMLElement>(selectors[place])].flatMap((element, index) =>
        isFree(element)
          ? [{ place, index, text: (element.ariaLabel ?? element.innerText).replace(/\s+/gu, ' ').trim() }]
          : [],
      ),
    );
}
