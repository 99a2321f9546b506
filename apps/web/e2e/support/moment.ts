import type { Page } from '@playwright/test';

/** Where the table stands, as its screen shows it. */
export interface Moment {
  readonly at: 'question' | 'handover' | 'over';
  /** Tells one question from the next. */
  readonly question: string;
  /** Changes with everything that a click can lead to: another question, a dialog, a card that is picked. */
  readonly mark: string;
}

/** Waits until somebody has to do something; if `after` is given, until it is not as it was then. */
export async function nextMoment(page: Page, after?: Moment, patience = 60_000): Promise<Moment> {
  const found = await page.waitForFunction(look, after?.mark ?? null, { polling: 30, timeout: patience });
  const moment = await found.jsonValue();
  if (moment === null) throw new Error('there is nothing to do');
  return moment;
}

/** Runs in the page. */
function look(after: string | null): Moment | null {
  const shown = (selector: string): Element | null => document.querySelector(selector);
  const bar = shown('.prompt-bar[data-mine="true"]');
  const at = shown('main.handover') ? 'handover' : shown('main.game-over') ? 'over' : bar ? 'question' : undefined;
  if (at === undefined) return null;
  const question = bar?.getAttribute('data-question') ?? shown('main h1')?.textContent ?? '';
  const open = document.querySelectorAll('dialog[open], .spot-menu:popover-open').length;
  const picked = document.querySelectorAll('[aria-pressed="true"], [data-pinned="true"]').length;
  const turned = [...document.querySelectorAll('details[open]')].length;
  const button = shown('.actions .primary')?.textContent ?? '';
  const mark = [at, question, open, picked, turned, button].join(' ');
  return mark === after ? null : { at, question, mark };
}
