import type { AlertOutcome } from '@getaway/protocol/http';
import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useVoice, type Voice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { languageOf, settings } from '../../settings/settings.ts';
import { whyNot } from '../words.ts';
import {
  browserOf,
  canPush,
  loadNotifications,
  type Notifications,
  ownSubscription,
  saveNotifications,
  storeTexts,
  subscribe,
  testNotifications,
} from './settings.ts';

/** Settings for how the server notifies a person of their turn. */
export function NotificationSettings({ device }: { readonly device: string }): VNode | null {
  const voice = useVoice();
  const language = languageOf(settings.value);
  const [calls, setCalls] = useState<Notifications>();
  const [message, setMessage] = useState('');
  useEffect(() => void loadNotifications(device).then((loaded) => 'ok' in loaded && setCalls(loaded.ok)), [device]);
  // Saves the settings again when the page's language changes, because notifications use that language.
  useEffect(() => {
    if (calls === undefined || calls.language === language || !isNotified(calls)) return;
    void saveNotifications(device, calls, language).then((saved) => 'ok' in saved && setCalls(saved.ok));
  }, [calls, language]);
  if (calls === undefined) return null;
  const save = async (wanted: Notifications): Promise<void> => {
    const saved = await saveNotifications(device, wanted, language);
    if ('ok' in saved) setCalls(saved.ok);
    setMessage(
      'ok' in saved
        ? voice.say('online.settings.saved')
        : voice.say('online.trouble', { detail: whyNot(voice, saved.error) }),
    );
  };
  const test = async (): Promise<void> => {
    const tested = await testNotifications(device);
    if ('error' in tested) return setMessage(voice.say('online.trouble', { detail: whyNot(voice, tested.error) }));
    const words = tested.ok.map((outcome) => outcomeWords(voice, outcome));
    setMessage(words.length === 0 ? voice.say('online.settings.test.none') : words.join(' '));
  };
  return (
    <div class="online-calls">
      <h3>{voice.say('online.settings.alerts')}</h3>
      <p class="soft">{voice.say('online.settings.alertsText')}</p>
      <Push calls={calls} onChange={save} />
      <Addresses calls={calls} onChange={save} />
      <button type="button" class="button call-test" onClick={() => void test()}>
        <Icon name="bell" />
        {voice.say('online.settings.test')}
      </button>
      <p class="soft" role="status">
        {message}
      </p>
    </div>
  );
}

const isNotified = ({ push, others, ntfy, webhook }: Notifications): boolean =>
  push !== undefined || others > 0 || ntfy !== undefined || webhook !== undefined;

function outcomeWords(voice: Voice, { to, status }: AlertOutcome): string {
  if (status === undefined) return voice.say('online.settings.test.failed', { to });
  const taken = status >= 200 && status < 300;
  return voice.say(taken ? 'online.settings.test.sent' : 'online.settings.test.refused', { to, status });
}

interface Props {
  readonly calls: Notifications;
  onChange(calls: Notifications): Promise<void>;
}

function Push({ calls, onChange }: Props): VNode {
  const voice = useVoice();
  const [endpoint, setEndpoint] = useState<string>();
  const [message, setMessage] = useState('');
  useEffect(() => void ownSubscription().then((own) => setEndpoint(own?.endpoint)), []);
  const on = endpoint !== undefined && calls.push?.endpoint === endpoint;
  // Stores the texts of notifications again when the page's language changes.
  useEffect(() => {
    if (!on) return;
    const [turn, rematch, test] = (['turn', 'rematch', 'test'] as const).map((why) => voice.say(`online.push.${why}`));
    void storeTexts({ turn: turn ?? '', rematch: rematch ?? '', test: test ?? '' });
  }, [on, voice]);
  const { push: _, ...others } = calls;
  const change = async (): Promise<void> => {
    if (on) {
      await (await ownSubscription())?.unsubscribe();
      setEndpoint(undefined);
      return onChange(others);
    }
    const subscription = await subscribe();
    const browser = subscription === undefined ? undefined : browserOf(subscription);
    if (browser === undefined) return setMessage(voice.say('online.settings.push.denied'));
    setMessage('');
    setEndpoint(browser.endpoint);
    await onChange({ ...others, push: browser });
  };
  return (
    <div class="online-setting">
      <span class="setting-name">{voice.say('online.settings.push')}</span>
      <div class="setting-fields">
        {canPush() ? (
          <button type="button" class="button" aria-pressed={on} onClick={() => void change()}>
            {voice.say(on ? 'online.settings.push.off' : 'online.settings.push.on')}
          </button>
        ) : (
          <p class="soft">{voice.say('online.settings.push.unable')}</p>
        )}
        {message === '' ? null : <p role="alert">{message}</p>}
      </div>
    </div>
  );
}

function Addresses({ calls, onChange }: Props): VNode {
  const voice = useVoice();
  const [ntfy, setNtfy] = useState(calls.ntfy ?? '');
  const [webhook, setWebhook] = useState(calls.webhook ?? '');
  const [bad, setBad] = useState(false);
  const save = (): void => {
    const wrong = [ntfy, webhook].some((address) => address.trim() !== '' && !URL.canParse(address.trim()));
    setBad(wrong);
    if (wrong) return;
    const { push, others } = calls;
    const wanted = {
      others,
      ...(push === undefined ? {} : { push }),
      ...(ntfy.trim() === '' ? {} : { ntfy: ntfy.trim() }),
      ...(webhook.trim() === '' ? {} : { webhook: webhook.trim() }),
    };
    void onChange(wanted);
  };
  return (
    <form
      class="online-addresses"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Address label={voice.say('online.settings.ntfy')} example="https://ntfy.sh/…" value={ntfy} onInput={setNtfy} />
      <Address label={voice.say('online.settings.webhook')} example="https://…" value={webhook} onInput={setWebhook} />
      {bad ? <p role="alert">{voice.say('online.settings.badAddress')}</p> : null}
      <button type="submit" class="button">
        {voice.say('online.settings.save')}
      </button>
    </form>
  );
}

interface AddressProps {
  readonly label: string;
  readonly example: string;
  readonly value: string;
  onInput(value: string): void;
}

function Address({ label, example, value, onInput }: AddressProps): VNode {
  const id = useId();
  return (
    <div class="online-setting">
      <label class="setting-name" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field"
        type="url"
        placeholder={example}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
