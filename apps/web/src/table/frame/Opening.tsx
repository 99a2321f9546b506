import type { VNode } from 'preact';
import { hasWorkerCrashed } from '../../browser/worker.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { useSlow } from '../../ui/useSlow.ts';

/** A table that takes longer than this to open may never open. */
const PATIENCE_MS = 10_000;

export function Opening(): VNode {
  const voice = useVoice();
  const slow = useSlow('opening', PATIENCE_MS);
  if (!slow && !hasWorkerCrashed.value) return <p class="notice">{voice.say('loading')}</p>;
  return (
    <main class="notice">
      <p role="alert">{voice.say('broken.opening')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {voice.say('broken.reload')}
      </button>
    </main>
  );
}
