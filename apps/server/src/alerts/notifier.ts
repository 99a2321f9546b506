import { tableAddress } from '@getaway/protocol/address';
import type { Alert, AlertOutcome } from '@getaway/protocol/http';
import webPush from 'web-push';
import type { Keys } from '../store/keys.ts';
import type { PeopleStore } from '../store/port.ts';
import { ALERT_TEXTS } from './messages.ts';
import { type OutgoingRequest, post, type TargetRules } from './outgoing.ts';
import { type Alerts, alertsOf } from './settings.ts';

type Call = Pick<Alert, 'why' | 'game' | 'table'>;

interface NotifierDeps {
  readonly people: PeopleStore;
  readonly keys: Keys;
  /** The public URL of the server. Without it, alerts have no link. */
  readonly publicUrl: string | undefined;
  readonly reach: TargetRules;
  onCalled(outcome: 'sent' | 'failed'): void;
}

const DAY = 24 * 60 * 60;
/** Push services answer with these codes when a subscription has expired. */
const NO_LONGER = [404, 410];

/** Sends alerts to people who are away. If sending fails, the table is not affected. */
export class Notifier {
  readonly #deps: NotifierDeps;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
  }

  /** Sends an alert in every way that the person has chosen. Resolves to the result of each delivery. */
  async notify(person: string, call: Call): Promise<readonly AlertOutcome[]> {
    const found = await this.#deps.people.person(person);
    if (found === undefined) return [];
    const alerts = await alertsOf(found, this.#deps.people);
    const { publicUrl } = this.#deps;
    const link =
      publicUrl === undefined || call.table === undefined
        ? {}
        : { link: `${publicUrl}/${tableAddress(call.table, 'online')}` };
    const text = ALERT_TEXTS[alerts.language ?? 'en'][call.why];
    const news = JSON.stringify({ ...call, ...link, text } satisfies Alert);
    const pushed = await Promise.all(alerts.push.map((browser) => this.#push(browser, news)));
    const outcomes = pushed.map(
      (status): AlertOutcome => outcomeOf('push', status === 'unusable' ? undefined : status),
    );
    if (alerts.webhook !== undefined) {
      const headers = { 'content-type': 'application/json' };
      outcomes.push(outcomeOf('webhook', await this.#send({ url: alerts.webhook, headers, body: news })));
    }
    if (alerts.ntfy !== undefined) {
      const headers = { title: 'Getaway', ...(link.link === undefined ? {} : { click: link.link }) };
      outcomes.push(outcomeOf('ntfy', await this.#send({ url: alerts.ntfy, headers, body: text })));
    }
    await this.#forget(
      person,
      alerts.push.filter((_, i) => isGone(pushed[i])),
    );
    return outcomes;
  }

  /** Removes expired subscriptions. The settings may have changed during the delivery, so they are read again. */
  async #forget(person: string, gone: Alerts['push']): Promise<void> {
    if (gone.length === 0) return;
    const found = await this.#deps.people.person(person);
    if (found === undefined) return;
    const alerts = await alertsOf(found, this.#deps.people);
    const push = alerts.push.filter(({ endpoint }) => gone.every((browser) => browser.endpoint !== endpoint));
    if (push.length === alerts.push.length) return;
    await this.#deps.people.setAlerts(person, JSON.stringify({ ...alerts, push }));
  }

  /**
   * Sends an alert to a browser. Resolves to the status of the push service, or to `unusable` if the keys are invalid.
   */
  async #push(browser: Alerts['push'][number], news: string): Promise<number | 'unusable' | undefined> {
    const { keys, publicUrl } = this.#deps;
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:nobody@localhost.invalid';
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(browser, news, {
        vapidDetails: { subject, ...keys.push },
        TTL: DAY,
      });
      return await this.#send({ url: endpoint, headers: plain(headers), body });
    } catch {
      this.#deps.onCalled('failed');
      return 'unusable';
    }
  }

  async #send(letter: OutgoingRequest): Promise<number | undefined> {
    try {
      const status = await post(letter, this.#deps.reach);
      this.#deps.onCalled(status >= 200 && status < 300 ? 'sent' : 'failed');
      return status;
    } catch {
      this.#deps.onCalled('failed');
      return undefined;
    }
  }
}

/** Whether the subscription has expired or is unusable. */
const isGone = (status: number | 'unusable' | undefined): boolean =>
  status === 'unusable' || (status !== undefined && NO_LONGER.includes(status));

const outcomeOf = (to: AlertOutcome['to'], status: number | undefined): AlertOutcome =>
  status === undefined ? { to } : { to, status };

const plain = (headers: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
