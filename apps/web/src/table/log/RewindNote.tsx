import type { WentBack } from '@getaway/table';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';

/**
 * A note that the table went back to an earlier moment although information had been revealed. It says who agreed. When
 * it is opened, it shows the events that were taken back.
 */
export function RewindNote({ note }: { readonly note: WentBack }): VNode {
  const voice = useVoice();
  const { table, tell } = useFrame();
  const { by, agreed, silent, from, to, passages } = note;
  const names = (seats: readonly number[]): string => voice.list(seats.map((seat) => table.players[seat]?.name ?? ''));
  return (
    <details class="log-back">
      <summary>
        <Icon name="past" />
        <span>
          {voice.say(`online.back.done.${by}`, { count: from - to })}
          {agreed.length === 0 ? null : ` ${voice.say('online.back.agreed', { names: names(agreed) })}`}
          {silent.length === 0 ? null : ` ${voice.say('online.back.silent', { names: names(silent) })}`}
        </span>
      </summary>
      <p class="soft">{voice.say('online.back.gone')}</p>
      <ol>
        {passages.map((passage, i) => (
          <li key={i}>
            {tell(passage).map(({ text }, line) => (
              <span key={line} class="log-line">
                {text}
              </span>
            ))}
            {(passage.wentBack ?? []).map((inner) => (
              <RewindNote key={inner.at} note={inner} />
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
