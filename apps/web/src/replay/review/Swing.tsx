import type { ReviewedSeat } from '@getaway/bots/review';
import type { SeatId } from '@getaway/kernel';
import type { VNode } from 'preact';
import type { AfterGameVoice } from '../../afterGame/load.ts';
import { useFrame } from '../../table/frameContext.ts';
import { useReplay } from '../control/context.ts';
import { useDescriberAt } from './useDescriberAt.ts';

interface Props {
  readonly voice: AfterGameVoice;
  readonly seat: SeatId;
  readonly swing: ReviewedSeat['swings'][number];
}

/** One swing of luck: how much it changed the chance to win, and what happened at that moment. */
export function Swing({ voice, seat, swing: { number, luck } }: Props): VNode {
  const control = useReplay();
  const { game } = useFrame();
  const onlooker = control.onlooker.value;
  const reader = typeof onlooker === 'number' ? onlooker : undefined;
  const describer = useDescriberAt(number + 1, seat, reader);
  const happened = control.log.value[number]?.events.filter((event) => !game.isMinor(event)) ?? [];
  return (
    <li>
      <button type="button" class="button" onClick={() => control.seek(number + 1)}>
        {voice.say('review.swing', { moment: number, luck: voice.percent(luck, 'change') })}
      </button>
      {describer === undefined ? null : <p>{happened.map((event) => describer.event(event)).join(' ')}</p>}
    </li>
  );
}
