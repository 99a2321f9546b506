import type { Player, PlayPort, Showing } from '@getaway/table';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { SeatMark } from './SeatMark.tsx';
import './handover.css';

/** A key or click within this time after the screen appears was meant for the previous screen. */
const GUARD_MS = 700;

interface Props {
  readonly port: Pick<PlayPort, 'sit' | 'undo'>;
  readonly players: readonly Player[];
  readonly handover: NonNullable<Showing['handover']>;
  readonly trouble: string | undefined;
}

/** The screen between two people at one device. Nothing is shown until the next player confirms. */
export function Handover({ port, players, handover: { seat, undo }, trouble }: Props): VNode {
  const voice = useVoice();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // Focuses the heading instead of the button, so that a key that is still held down does not confirm.
    heading.current?.focus();
    const timer = setTimeout(() => setReady(true), GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = players[seat]?.name ?? '';
  const [failure, setFailure] = useState(trouble);
  const guarded = (action: () => Promise<unknown>) => (): void => {
    if (ready) action().catch((error: unknown) => setFailure(String(error)));
  };
  return (
    <main class="handover" style={`--seat: var(--seat-${seat})`}>
      <div class="handover-poster">
        <SeatMark seat={seat} />
        <p class="handover-eyebrow">{voice.say('handover.eyebrow')}</p>
        <h1 ref={heading} tabIndex={-1}>
          {voice.say('handover.title', { name })}
        </h1>
        <p class="handover-text">{voice.say('handover.text', { name })}</p>
        <button type="button" class="button primary" aria-disabled={!ready} onClick={guarded(() => port.sit(seat))}>
          {voice.say('handover.sit', { name })}
        </button>
        {undo === 'possible' ? (
          <button type="button" class="button" aria-disabled={!ready} onClick={guarded(() => port.undo())}>
            <Icon name="undo" />
            {voice.say('handover.undo')}
          </button>
        ) : null}
        {failure === undefined ? null : <p role="alert">{voice.say('trouble.table', { detail: failure })}</p>}
        <a class="handover-leave" href="#/">
          {voice.say('menu.leave')}
        </a>
      </div>
    </main>
  );
}
