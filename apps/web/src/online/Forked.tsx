import type { Origin } from '@getaway/table';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';

/**
 * Says which game this game continues, and what that means for hidden cards and draws. Renders nothing if this game
 * continues no other game.
 */
export function Forked({ origin }: { readonly origin: Origin | undefined }): VNode | null {
  const voice = useVoice();
  if (origin === undefined) return null;
  const { names, passages, drawnFor } = origin;
  return (
    <p class="forked">
      {voice.say('replay.origin', { names: voice.list(names), moment: passages })}{' '}
      {drawnFor === undefined
        ? voice.say('online.fork.asWas')
        : voice.say('online.fork.again', { name: names[drawnFor] ?? '' })}{' '}
      {voice.say('online.fork.draws')}
    </p>
  );
}
