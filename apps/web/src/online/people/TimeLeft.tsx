import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import { timeWords } from '../words.ts';
import { useTimeLeft } from './useTimeLeft.ts';

const SOON_MS = 30_000;

interface Props {
  readonly table: OnlineTable;
  /** The player to name beside the clock; undefined if the name is already there. */
  readonly of?: { readonly seat: number; readonly name: string };
}

export function TimeLeft({ table, of }: Props): VNode | null {
  const voice = useVoice();
  const left = useTimeLeft(table);
  if (left === undefined) return null;
  const label = of === undefined ? voice.say('online.timeLeft') : voice.say('online.timeOf', { name: of.name });
  return (
    <span class="time-left" role="timer" aria-label={label} data-soon={left < SOON_MS}>
      {of === undefined ? null : (
        <>
          <SeatMark seat={of.seat} />
          <span class="time-name">{of.name}</span>
        </>
      )}
      <Icon name="turnClock" />
      {left > 0 ? timeWords(voice, left) : voice.say('online.timeUp')}
    </span>
  );
}
