import { listUpTo, textUpTo } from '@getaway/kernel';
import { tipKey } from '@getaway/lessons';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { load, store } from '../../browser/stored.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { useTips } from './useTips.ts';
import './tip.css';

const KEY = 'getaway-tips-seen';
const MOST = 200;

/** The tips that this person has read, by game and id. */
const seen = signal<readonly string[]>(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

function dismiss(key: string): void {
  seen.value = [...seen.value, key];
  store(KEY, seen.value);
}

/**
 * In a first game, explains a thing when it matters for the first time. The tip is among the choices, so that it covers
 * nothing.
 */
export function Tip(): VNode | null {
  const voice = useVoice();
  const { table, game, open } = useFrame();
  const isWanted = open.isFirstGame === true;
  const loaded = useTips(game.id, isWanted);
  const { asked, log, viewer, view } = table;
  if (!isWanted || loaded === undefined || asked === undefined) return null;
  const own = log.findLastIndex(({ seat, move }) => seat === viewer && move !== undefined);
  const happened = new Set(log.slice(Math.max(0, own)).flatMap(({ events }) => events.map(({ type }) => type)));
  const tip = loaded.tips.find(
    (one) =>
      !seen.value.includes(`${game.id}/${one.id}`) &&
      (one.step === asked.frame.step || happened.has(one.event ?? '')) &&
      one.isTrue?.(view) !== false,
  );
  if (tip === undefined) return null;
  return (
    <aside class="tip" role="note">
      <p>
        <Icon name="rules" /> {loaded.words[tipKey(tip)]}
      </p>
      <div class="tip-ways">
        <button type="button" class="button" onClick={() => table.showRule(tip.rule)}>
          {tip.rule}
        </button>
        <button type="button" class="button" onClick={() => dismiss(`${game.id}/${tip.id}`)}>
          {voice.say('tip.read')}
        </button>
      </div>
    </aside>
  );
}
