import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBeforePaint } from '../../ui/useBeforePaint.ts';
import { useFrame } from '../frameContext.ts';
import { DigestLines } from './DigestLines.tsx';
import { isAfterSetup } from './digest.ts';
import { useDigest } from './useDigest.ts';
import './digest.css';

/**
 * The summary of what has happened since the viewer's last turn. It grows while others play, and disappears when the
 * viewer makes a choice.
 */
export function Digest(): VNode | null {
  const voice = useVoice();
  const { table, playback, game, narrow } = useFrame();
  const { from, lines } = useDigest();
  const list = useRef<HTMLUListElement>(null);
  const [dismissed, setDismissed] = useState('');
  const [isWhole, showWhole] = useState(false);
  const mine = table.asked !== undefined;
  const begins = `${from?.passage} ${from?.event}`;
  // While others play, the list scrolls to the newest entry. On the viewer's turn it starts at the top.
  useBeforePaint(() => {
    list.current?.scrollTo({ top: mine ? 0 : list.current.scrollHeight });
    // On a phone the sheet around the list scrolls, so the last entry is brought into view.
    if (!mine && narrow) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, mine]);
  if (lines.length === 0 || (mine && dismissed === begins)) return null;
  const isFirstTurn = from !== undefined && isAfterSetup(from);
  const title = voice.say(mine ? (isFirstTurn ? 'digest.first' : 'digest.title') : 'digest.now');
  return (
    <section class="digest" aria-labelledby="digest-title">
      <header>
        <h3 id="digest-title">{title}</h3>
        {game.playback === undefined || playback.beat !== undefined ? null : (
          <DigestButton icon="replay" label={voice.say('playback.replay')} onClick={() => playback.replay()} />
        )}
        <DigestButton icon="expand" label={voice.say('digest.whole')} onClick={() => showWhole(true)} />
        {mine ? (
          <DigestButton icon="close" label={voice.say('digest.dismiss')} onClick={() => setDismissed(begins)} />
        ) : null}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the list. */}
      <ul ref={list} tabIndex={0} aria-labelledby="digest-title">
        <DigestLines lines={lines} />
      </ul>
      {isWhole ? (
        <Dialog title={title} onClose={() => showWhole(false)}>
          <ul class="digest-whole">
            <DigestLines lines={lines} />
          </ul>
        </Dialog>
      ) : null}
    </section>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  onClick(): void;
}

function DigestButton({ icon, label, onClick }: ButtonProps): VNode {
  return (
    <button type="button" class="button icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
