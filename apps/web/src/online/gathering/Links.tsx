import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { hrefOf, type Route } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { seatSecrets } from '../me.ts';
import { copy } from './copy.ts';
import { Qr } from './Qr.tsx';
import { useAddresses } from './reach.ts';
import '../field.css';
import './links.css';

/** The link that leads others to the table. */
export function TableLink({ table }: { readonly table: string }): VNode {
  const voice = useVoice();
  return (
    <section class="link-card">
      <h2>{voice.say('online.invite.title')}</h2>
      <p>{voice.say('online.invite.text')}</p>
      <Link label={voice.say('online.invite.label')} to={{ page: 'table', place: 'online', id: table }} />
    </section>
  );
}

/** The link that moves the viewer's own seat to another device. It is secret, so it is hidden until requested. */
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
        <Link label={voice.say('online.seatLink.label')} to={{ page: 'seat', id: table, secret }} />
      ) : (
        <button type="button" class="button" onClick={() => setShown(true)}>
          <Icon name="key" />
          {voice.say('online.seatLink.show')}
        </button>
      )}
    </section>
  );
}

/** A link as text and QR code, with a button that copies it. */
export function Link({ label, to }: { readonly label: string; readonly to: Route }): VNode {
  const voice = useVoice();
  const addresses = useAddresses();
  const [wanted, setWanted] = useState<string>();
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const field = useRef<HTMLInputElement>(null);
  const origin = wanted ?? addresses?.[0] ?? location.origin;
  const address = `${origin}${location.pathname}${hrefOf(to)}`;
  const copyIt = async (): Promise<void> => {
    if (field.current !== null) setCopied((await copy(field.current)) ? 'copied' : 'notCopied');
  };
  return (
    <div class="link">
      {addresses?.length === 0 ? <OnlyHere /> : <Qr text={address} />}
      <Origin addresses={addresses ?? []} value={origin} onChange={setWanted} />
      <div class="link-row">
        <input
          ref={field}
          class="field"
          type="text"
          readOnly
          value={address}
          aria-label={label}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copyIt()}>
          <Icon name={copied === 'copied' ? 'covered' : 'copy'} />
          {voice.say(copied === 'copied' ? 'online.copied' : 'online.copy')}
        </button>
        <span class="visually-hidden" role="status">
          {copied === 'copied' ? voice.say('online.copied') : ''}
        </span>
        {copied === 'notCopied' ? <p role="alert">{voice.say('online.notCopied')}</p> : null}
      </div>
    </div>
  );
}

/** The command that makes the server reachable from the network. The server's README explains the command. */
const COMMAND = 'HOST=0.0.0.0 npm start';

/**
 * Shown instead of a QR code if the link works only on this computer. A phone would look for the server on the phone
 * itself.
 */
function OnlyHere(): VNode {
  const voice = useVoice();
  const [before = '', after = ''] = voice.say('online.reach.how', { command: '\n' }).split('\n');
  return (
    <div class="alert link-reach">
      <p>
        <strong>{voice.say('online.reach.onlyHere')}</strong>
      </p>
      <p>
        {before}
        <code>{COMMAND}</code>
        {after}
      </p>
    </div>
  );
}

interface OriginProps {
  readonly addresses: readonly string[];
  readonly value: string;
  onChange(origin: string): void;
}

/** A computer may be in several networks, so the host chooses the address that the others can reach. */
function Origin({ addresses, value, onChange }: OriginProps): VNode | null {
  const voice = useVoice();
  const id = useId();
  if (addresses.length === 0 || addresses[0] === location.origin) return null;
  return (
    <div class="link-reach">
      <p class="soft">{voice.say('online.reach.network')}</p>
      {addresses.length < 2 ? null : (
        <>
          <label class="visually-hidden" for={id}>
            {voice.say('online.reach.address')}
          </label>
          <select id={id} class="field" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            {addresses.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
