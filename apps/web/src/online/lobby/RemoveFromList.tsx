import type { ListedTable } from '@getaway/protocol/http';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { deleteTable, putAway, type Reply } from '../api.ts';
import { keepSeat, me } from '../me.ts';
import { whyNot } from '../words.ts';
import { lookAtMine } from './tables.ts';

/**
 * Removes a table from the person's own list. The table is deleted when all its players have removed it, or when its
 * host deletes it.
 */
export function RemoveFromList({
  table,
  about,
}: {
  readonly table: ListedTable;
  readonly about: string;
}): VNode | null {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  const { id, state, hosting = false, seat } = table;
  const device = me.value?.device;
  if (device === undefined) return null;
  const tidy = async (action: Promise<Reply<unknown>>): Promise<void> => {
    const done = await action;
    if ('error' in done) return setTrouble(voice.say('online.trouble', { detail: whyNot(voice, done.error) }));
    keepSeat(id, undefined);
    await lookAtMine();
  };
  const seated = seat === undefined ? 'watching' : state;
  return (
    <>
      {hosting && state === 'gathering' ? null : (
        <ConfirmButton
          class="lobby-tidy"
          label={voice.say('online.tidy.away')}
          about={about}
          question={voice.say('online.tidy.awaySure')}
          text={voice.say('online.tidy.awayText', { state: state === 'over' ? state : seated })}
          onSure={() => void tidy(putAway(device, id))}
        />
      )}
      {hosting && state !== 'playing' ? (
        <ConfirmButton
          class="lobby-tidy"
          label={voice.say('online.tidy.all')}
          about={about}
          question={voice.say('online.gather.removeSure')}
          text={voice.say('online.tidy.allText')}
          onSure={() => void tidy(deleteTable(device, id))}
        />
      ) : null}
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </>
  );
}
