import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { claimSeat, isLinked } from '../api.ts';
import { keepSeat, markUnknown, me, seatSecrets } from '../me.ts';
import { whyNot } from '../words.ts';

interface SeatElsewhere {
  /** Gets the seat back; undefined if this device has no link to the seat. */
  readonly bringBack?: () => Promise<void>;
  readonly isThere?: () => Promise<boolean>;
  readonly trouble: string | undefined;
}

/** Recovers a seat that belonged to this device and has moved elsewhere. The stored link can bring the seat back. */
export function useSeatRecovery(table: string, onBack?: () => void): SeatElsewhere {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  const secret = seatSecrets.value[table];
  const device = me.value?.device;
  if (secret === undefined || device === undefined) return { trouble };
  return {
    trouble,
    isThere: () => isLinked(device, { table, secret }),
    async bringBack() {
      const claimed = await claimSeat(device, { table, secret });
      if ('ok' in claimed) {
        setTrouble(undefined);
        return onBack?.();
      }
      setTrouble(voice.say('online.trouble', { detail: whyNot(voice, claimed.error) }));
      if (claimed.error.code === 'unknownDevice') markUnknown(device);
      if (claimed.error.because === 'noLink') keepSeat(table, undefined); // the link no longer leads anywhere
    },
  };
}
