import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { findServer, server } from '../online/api.ts';
import { NameForm } from '../online/lobby/NameForm.tsx';
import { justOpened, markUnknown, me } from '../online/me.ts';
import { whyNot } from '../online/words.ts';
import { useReplay } from './control/context.ts';
import { openOnlineFork } from './openOnlineFork.ts';

interface Props {
  readonly passages: number;
  /** The seat that the host takes. */
  readonly seat: SeatId;
  /** Whatever this seat did not know is drawn again. If undefined, hidden cards stay as they were. */
  readonly from: SeatId | undefined;
}

/**
 * Opens an online table that continues from a moment of a replay. Other people join by the link of the table, and bots
 * take the free seats.
 */
export function PlayOnline({ passages, seat, from }: Props): VNode {
  const voice = useVoice();
  const { about, exported, id } = useReplay().source;
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  useEffect(() => void findServer(), []);
  if (server.value === 'away')
    return <p role="status">{voice.say('online.trouble', { detail: whyNot(voice, OFFLINE) })}</p>;
  if (me.value === undefined) return <NameForm />;
  const { device } = me.value;
  const open = async (): Promise<void> => {
    const file = await exported?.();
    if (file === undefined || 'trouble' in file)
      return setTrouble(voice.say(`trouble.${file?.trouble.what ?? 'gone'}`, { detail: file?.trouble.detail ?? '' }));
    const names = about.players.map(({ name }) => name);
    const origin = { id, passages, names, ...(from === undefined ? {} : { drawnFor: from }) };
    const opened = await openOnlineFork(file.ok, origin, device);
    if ('ok' in opened) {
      justOpened.set(opened.ok.id, seat);
      return go({ page: 'table', place: 'online', id: opened.ok.id });
    }
    if (opened.error.code === 'unknownDevice') markUnknown(device);
    setTrouble(voice.say('online.trouble', { detail: whyNot(voice, opened.error) }));
  };
  const begin = (): void => {
    setSending(true);
    open()
      .catch((error: unknown) => setTrouble(voice.say('online.trouble', { detail: String(error) })))
      .finally(() => setSending(false));
  };
  return (
    <>
      <button type="button" class="button primary" disabled={isSending} onClick={begin}>
        {voice.say('replay.beginOnline', { moment: passages })}
      </button>
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </>
  );
}

const OFFLINE = { code: 'offline', message: '' };
