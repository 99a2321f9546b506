import webPush from 'web-push';
import type { Keys } from '../identity/keys.ts';
import type { PeopleStore } from '../store/port.ts';
import { type Letter, post, type Reach } from './outside.ts';
import { type Alerts, readAlerts } from './settings.ts';

/** What a call says; nothing of it is a secret of the game. */
export interface Call {
  readonly why: 'turn' | 'rematch';
  readonly game: string;
  readonly table: string;
}

interface Surroundings {
  readonly people: PeopleStore;
  readonly keys: Keys;
  /** Where the table is reached; without it a call can't lead there. */
  readonly publicUrl: string | undefined;
  readonly reach: Reach;
  onCalled(outcome: 'sent' | 'failed'): void;
}

const DAY = 24 * 60 * 60;
/** A push service says so when the browser has taken its permission back. */
const NO_LONGER = [404, 410];
const SENTENCES: Readonly<Record<Call['why'], string>> = {
  turn: 'It is your turn.',
  rematch: 'There is another table for you.',
};

/** Calls people who are not here. Whatever goes wrong, nobody at the table notices. */
export class Caller {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async call(person: string, call: Call): Promise<void> {
    const found = await this.#around.people.person(person);
    if (found === undefined) return;
    const alerts = readAlerts(found.alerts);
    const { publicUrl } = this.#around;
    const link = publicUrl === undefined ? {} : { link: `${publicUrl}/#/table/${call.table}` };
    const news = JSON.stringify({ ...call, ...link });
    const gone = await Promise.all(alerts.push.map((browser) => this.#push(browser, news)));
    if (alerts.webhook !== undefined)
      await this.#send({ url: alerts.webhook, headers: { 'content-type': 'application/json' }, body: news });
    if (alerts.ntfy !== undefined) {
      const headers = { title: 'Getaway', ...(link.link === undefined ? {} : { click: link.link }) };
      await this.#send({ url: alerts.ntfy, headers, body: SENTENCES[call.why] });
    }
    if (gone.includes(true)) await this.#around.people.setAlerts(person, JSON.stringify(withoutGone(alerts, gone)));
  }

  /** Whether this browser is to be forgotten. */
  async #push(browser: Alerts['push'][number], news: string): Promise<boolean> {
    const { keys, publicUrl } = this.#around;
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:nobody@localhost.invalid';
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(browser, news, {
        vapidDetails: { subject, ...keys.push },
        TTL: DAY,
      });
      const status = await this.#send({ url: endpoint, headers: plain(headers), body });
      return status !== undefined && NO_LONGER.includes(status);
    } catch {
      this.#around.onCalled('failed'); // keys that are none
      return true;
    }
  }

  async #send(letter: Letter): Promise<number | undefined> {
    try {
      const status = await post(letter, this.#around.reach);
      this.#around.onCalled(status >= 200 && status < 300 ? 'sent' : 'failed');
      return status;
    } catch {
      this.#around.onCalled('failed');
      return undefined;
    }
  }
}

const withoutGone = (alerts: Alerts, gone: readonly boolean[]): Alerts => ({
  ...alerts,
  push: alerts.push.filter((_, i) => gone[i] !== true),
});

const plain = (headers: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
