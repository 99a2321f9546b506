import { tipKey } from '@getaway/lessons';
import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFrame } from '../frameContext.ts';
import { useTips } from './useTips.ts';
import './tip.css';

/** Reminders: first those for the current decision, then a short list of all others. */
export function RememberDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  const { table, game } = useFrame();
  const loaded = useTips(game.id, true);
  const now = table.asked?.frame.step;
  const isNow = ({ step }: { readonly step?: string }): boolean => step !== undefined && step === now;
  const sorted = loaded?.tips.toSorted((a, b) => Number(isNow(b)) - Number(isNow(a))) ?? [];
  return (
    <Dialog title={voice.say('remember.title')} onClose={onClose}>
      {loaded === undefined ? (
        <p>{voice.say('loading')}</p>
      ) : (
        <ul class="remember">
          {sorted.map((tip) => (
            <li key={tip.id} data-now={isNow(tip)}>
              {isNow(tip) ? <b>{loaded.words[tipKey(tip)]}</b> : loaded.words[tipKey(tip)]}{' '}
              <button type="button" class="button" onClick={() => table.showRule(tip.rule)}>
                {tip.rule}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
