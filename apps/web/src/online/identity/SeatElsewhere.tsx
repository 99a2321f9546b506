import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import { useSeatRecovery } from './useSeatRecovery.ts';
import './identity.css';

/** Shown if the person's seat has moved to another device. A button brings the seat back. */
export function SeatElsewhere({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { bringBack, trouble } = useSeatRecovery(table.id);
  const room = table.room.value;
  const isLost = room !== undefined && room.seat === undefined && bringBack !== undefined;
  if (!isLost && trouble === undefined) return null;
  return (
    <div class="identity-notice" role="status">
      <Icon name="link" />
      <p>{trouble ?? voice.say('online.seatElsewhere')}</p>
      {isLost ? (
        <button type="button" class="button" onClick={() => void bringBack()}>
          {voice.say('online.seatElsewhere.back')}
        </button>
      ) : null}
    </div>
  );
}
