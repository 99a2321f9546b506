import { errors, type Locator, type Page } from '@playwright/test';
import { answered, type Moment, nextMoment } from './moment.ts';

/** Something that can be clicked to answer the question. */
interface Target {
  /** Where it is: in an open dialog, glowing on the table, in the list of choices, or the big button. */
  readonly place: 'dialog' | 'board' | 'own' | 'side' | 'list' | 'primary';
  readonly text: string;
  readonly index: number;
}

/** Chooses among what there is. `by` is a number that differs from choice to choice. */
export type Taste = (targets: readonly Target[], by: number) => Target | undefined;

/** Somebody who plays the seat at this device by what the page shows. */
export interface Habits {
  readonly taste?: Taste;
  /** Finger or mouse. */
  readonly press?: (target: Locator) => Promise<void>;
  /** Called before each choice; true stops. */
  until?(moment: Moment): boolean | Promise<boolean>;
}

const MOST_CHOICES = 400;
/** A thing that can't be clicked within this time has just gone: the table went on by itself. */
const CLICK_MS = 4000;
/** So long a click may take to show an effect, on a busy machine. */
const ANSWER_MS = 8000;
const TRIES = 3;

/** Plays until the game is over, or until somebody says stop. */
export async function playOn(page: Page, habits: Habits = {}): Promise<Moment> {
  let moment = await nextMoment(page);
  for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
    if (moment.at === 'over' || (await habits.until?.(moment)) === true) return moment;
    moment = moment.at === 'handover' ? await sitDown(page, moment) : await chooseOnce(page, moment, choice, habits);
  }
  throw new Error(`the game did not end within ${MOST_CHOICES} choices`);
}

/** Plays so many choices. */
export async function playChoices(page: Page, count: number, habits: Habits = {}): Promise<Moment> {
  const questions = new Set<string>();
  return playOn(page, { ...habits, until: ({ question }) => questions.add(question).size > count });
}

export async function sitDown(page: Page, moment: Moment): Promise<Moment> {
  await page.locator('main.handover .primary:not([aria-disabled="true"])').click();
  return nextMoment(page, moment);
}

async function chooseOnce(page: Page, moment: Moment, by: number, { taste = usual, press }: Habits): Promise<Moment> {
  for (let attempt = 1; ; attempt += 1) {
    const targets = await targetsOf(page);
    const target = taste(targets, by + attempt - 1) ?? usual(targets, by + attempt - 1);
    if (target === undefined)
      throw new Error(`nothing can be chosen: ${await page.locator('.prompt-line').innerText()}`);
    try {
      const locator = locatorOf(page, target);
      await (press === undefined ? locator.click({ timeout: CLICK_MS }) : press(locator));
      await answered(page, moment, ANSWER_MS);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const now = await nextMoment(page);
      if (now.mark !== moment.mark) return now;
      if (attempt === TRIES) throw new Error(`“${target.text}” (${target.place}) led to nothing`, { cause: error });
      continue;
    }
    return nextMoment(page, moment);
  }
}

const PLACES = ['dialog', 'board', 'own', 'side', 'list', 'primary'] as const;

/** What was picked is confirmed; else the first of these places that has something. */
const among =
  (...places: readonly Target['place'][]): Taste =>
  (targets, by) => {
    const picked = targets.find(({ text }) => /^confirm/iu.test(text));
    if (picked !== undefined) return picked;
    const here = places
      .map((place) => targets.filter((target) => target.place === place))
      .find(({ length }) => length > 0);
    return here?.[by % here.length];
  };

const usual = among(...PLACES);

/** Goes on rather than to use what it has: own things only where nothing else is left. */
export const briskly = among('dialog', 'board', 'primary', 'list', 'side', 'own');

/** Prefers what its words match, in this order. */
export const preferring =
  (...wishes: readonly RegExp[]): Taste =>
  (targets, by) => {
    const open = targets.filter(({ place }) => place === 'dialog');
    const offered = open.length > 0 ? open : targets;
    for (const wish of wishes) {
      const fitting = offered.filter(({ text }) => wish.test(text));
      const picked = fitting[by % fitting.length];
      if (picked !== undefined) return picked;
    }
    return undefined;
  };

const SELECTORS: Readonly<Record<Target['place'], string>> = {
  dialog: 'dialog[open] button.choice, .spot-menu button',
  board: 'main.board button[data-can="true"]',
  own: 'section.own button[data-can="true"]',
  side: 'aside button[data-can="true"]',
  list: '.choices-list:not(dialog *) > li > button.choice, .choices-list:not(dialog *) > li > details:not([open]) > summary',
  primary: '.actions .primary:not([disabled])',
};

const locatorOf = (page: Page, { place, index }: Target): Locator => page.locator(SELECTORS[place]).nth(index);

/** Everything that somebody could click now: seen, not picked yet, and with nothing over it. */
const targetsOf = (page: Page): Promise<readonly Target[]> => page.evaluate(findTargets, SELECTORS);

/** Runs in the page. */
function findTargets(selectors: Readonly<Record<Target['place'], string>>): Target[] {
  const over = document.querySelector('dialog[open], .spot-menu:popover-open') !== null;
  const isFree = (element: HTMLElement): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.ariaPressed === 'true') return false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
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
