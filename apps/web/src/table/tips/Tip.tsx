import { listUpTo, textUpTo } from '@getaway/kernel';
import { tipKey } from '@getaway/lessons';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { load, store } from '../../browser/stored.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import type { OpenTable } from '../openTable.ts';
import { useTips } from './useTips.ts';
import './tip.css';

const KEY = 'getaway-tips-seen';
const MOST = 200;

/** The tips that this person has read, by game and id. */
const seen = signal<readonly string[]>(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

/**
 * For each table and tip, the number of the question at which the tip was first shown. It is kept outside the
 * component, because a phone draws the choices anew when they are reopened.
 */
const shownAt = new WeakMap<OpenTable, Map<string, number>>();

function shownIn(open: OpenTable): Map<string, number> {
  const shown = shownAt.get(open) ?? new Map<string, number>();
  shownAt.set(open, shown);
  return shown;
}

function dismiss(...keys: readonly string[]): void {
  seen.value = [...seen.value, ...keys];
  store(KEY, seen.value);
}

/**
 * In a first game, explains a thing when it matters for the first time, until that question is answered. The tip is
 * among the choices, so that it covers nothing.
 */
export function Tip(): VNode | null {
  const voice = useVoice();
  const { table, game, open } = useFrame();
  const loaded = useTips(game.id, open.isFirstGame === true);
  const { asked, log, viewer, view } = table;
  const question = asked?.number;
  const shown = shownIn(open);
  const keyOf = ({ id }: { readonly id: string }): string => `${game.id}/${id}`;
  const isAnswered = (key: string): boolean => (shown.get(key) ?? question) !== question;
  const own = log.findLastIndex(({ seat, move }) => seat === viewer && move !== undefined);
  const happened = new Set(log.slice(Math.max(0, own)).flatMap(({ events }) => events.map(({ type }) => type)));
  const tip = loaded?.tips
    .filter(({ step, event = '' }) => step === asked?.frame.step || happened.has(event))
    .filter(({ isTrue }) => isTrue?.(view) !== false)
    .find((one) => !seen.value.includes(keyOf(one)) && !isAnswered(keyOf(one)));
  const key = tip === undefined ? undefined : keyOf(tip);
  useEffect(() => {
    if (question === undefined) return;
    const answered = [...shown.keys()].filter((one) => isAnswered(one) && !seen.value.includes(one));
    if (answered.length > 0) dismiss(...answered);
    if (key !== undefined) shown.set(key, question);
  }, [question, key]);
  if (loaded === undefined || asked === undefined || tip === undefined || key === undefined) return null;
  return (
    <aside class="tip" role="note">
      <p>
        <Icon name="rules" /> {loaded.voice.say(tipKey(tip))}
      </p>
      <div class="tip-ways">
        <button type="button" class="button" onClick={() => table.showRule(tip.rule)}>
          {tip.rule}
        </button>
        <button type="button" class="button" onClick={() => dismiss(key)}>
          {voice.say('tip.read')}
        </button>
      </div>
    </aside>
  );
}
