import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Page } from '../../ui/Page.tsx';
import { claimSeat } from '../api.ts';
import { NameForm } from '../lobby/NameForm.tsx';
import { keepSeat, markUnknown, me } from '../me.ts';
import { whyNot } from '../words.ts';

interface Props {
  readonly table: string;
  readonly secret: string;
}

/** Shown to somebody who opened the link of a seat. The seat moves to this device. */
export function SeatPage({ table, secret }: Props): VNode {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  const device = me.value?.device;
  useEffect(() => {
    if (device === undefined) return;
    void claimSeat(device, { table, secret }).then((claimed) => {
      if ('error' in claimed) {
        if (claimed.error.code === 'unknownDevice') markUnknown(device);
        return setTrouble(voice.say('online.trouble', { detail: whyNot(voice, claimed.error) }));
      }
      keepSeat(table, secret);
      // Removes the secret from the address and the history.
      location.replace(hrefOf({ page: 'table', place: 'online', id: table }));
    });
  }, [device, table, secret]);
  return (
    <Page title={voice.say('online.claim.title')}>
      {device === undefined ? <NameForm /> : null}
      {trouble === undefined ? (
        <p role="status">{device === undefined ? '' : voice.say('online.claim.asking')}</p>
      ) : (
        <p class="alert" role="alert">
          {trouble}
        </p>
      )}
    </Page>
  );
}
