import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { hrefOf, type Route } from '../../app/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { seatSecrets } from '../me.ts';
import { Qr } from './Qr.tsx';
import '../field.css';
import './links.css';

const addressOf = (to: Route): string => `${location.origin}${location.pathname}${hrefOf(to)}`;

/** The link by which others come to the table. */
export function TableLink({ table }: { readonly table: string }): VNode {
  const voice = useVoice();
  return (
    <section class="link-card">
      <h2>{voice.say('online.invite.title')}</h2>
      <p>{voice.say('online.invite.text')}</p>
      <Link label={voice.say('online.invite.label')} address={addressOf({ page: 'join', id: table })} />
    </section>
  );
}

/** The link that brings one's own seat back on any device; hidden until asked for, since it is a secret. */
export function SeatLink({ table }: { readonly table: string }): VNode | null {
  const voice = useVoice();
  const secret = seatSecrets.value[table];
  const [shown, setShown] = useState(false);
  if (secret === undefined) return null;
  return (
    <section class="link-card" data-secret>
      <h2>{voice.say('online.seatLink.title')}</h2>
      <p>{voice.say('online.seatLink.text')}</p>
      {shown ? (
        <Link label={voice.say('online.seatLink.label')} address={addressOf({ page: 'seat', id: table, secret })} />
      ) : (
        <button type="button" class="button" onClick={() => setShown(true)}>
          <Icon name="key" />
          {voice.say('online.seatLink.show')}
        </button>
      )}
    </section>
  );
}

function Link({ label, address }: { readonly label: string; readonly address: string }): VNode {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = async (): Promise<void> => {
    // Pages that are not served safely may not write to the clipboard: then the text is at least chosen.
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
    field?.select();
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div class="link">
      <Qr text={address} />
      <div class="link-row">
        <input
          id={id}
          class="field"
          type="text"
          readOnly
          value={address}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={copied ? 'covered' : 'copy'} />
          <span role="status">{voice.say(copied ? 'online.copied' : 'online.copy')}</span>
        </button>
      </div>
    </div>
  );
}
