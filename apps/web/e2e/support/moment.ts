import type { Page } from '@playwright/test';
import { waitForRestingMap } from './restingMap.ts';

export interface Moment {
  readonly at: 'question' | 'handover' | 'over';
  readonly question: string;
  /** Changes with every effect of a click, such as another question, a dialog or a picked card. */
  readonly mark: string;
}

const TIMEOUT_MS = 60_000;

/**
 * Waits until the player can act and the map stands still. With `after`, also waits until the state differs from
 * `after`.
 */
export async function nextMoment(page: Page, after?: Moment, patience = TIMEOUT_MS): Promise<Moment> {
  const found = await page.waitForFunction(
    readMoment,
    { mark: after?.mark, isEnough: false },
    { polling: 30, timeout: patience },
  );
  const moment = await found.jsonValue();
  if (moment === null || moment === true) throw new Error('the page shows no moment to act on');
  await waitForRestingMap(page);
  return moment;
}

/** Waits until the page has reacted to a click in any way. Use `nextMoment` to wait for the player's turn. */
export async function waitForReaction(page: Page, { mark }: Moment, patience: number): Promise<void> {
  await page.waitForFunction(readMoment, { mark, isEnough: true }, { polling: 30, timeout: patience });
}

function readMoment({
  mark: old,
  isEnough,
}: {
  readonly mark: string | undefined;
  readonly isEnough: boolean;
}): Moment | true | null {
  const shown = (selector: string): Element | null => document.querySelector(selector);
  const bar = shown('.prompt-bar[data-mine="true"]');
  const at = shown('main.handover') ? 'handover' : shown('main.game-over') ? 'over' : bar ? 'question' : undefined;
  if (at === undefined) return isEnough ? true : null; // other players are playing
  const question = bar?.getAttribute('data-question') ?? shown('main h1')?.textContent ?? '';
  const open = document.querySelectorAll('dialog[open], .spot-menu:popover-open, .ep-sure').length;
  const picked = document.querySelectorAll('[aria-pressed="true"], [data-pinned="true"], .city-card.live').length;
  const turned = [...document.querySelectorAll('details[open]')].length;
  const spots = document.querySelectorAll('.spot[data-can="true"]').length;
  const button = shown('.actions .primary')?.textContent ?? '';
  const mark = [at, question, open, picked, turned, spots, button].join(' ');
  return mark === old ? null : { at, question, mark };
}
