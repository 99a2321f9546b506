import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import { timeWords } from '../words.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const SOON_MS = 30_000;

/** The clock of whoever is due. */
export function TimeLeft({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const left = useTimeLeft(table);
  if (left === undefined) return null;
  return (
    <span class="time-left" role="timer" aria-label={voice.say('online.timeLeft')} data-soon={left < SOON_MS}>
      <Icon name="turnClock" />
      {left > 0 ? timeWords(voice, left) : voice.say('online.timeUp')}
    </span>
  );
}
