import { listUpTo, textUpTo } from '@getaway/kernel';
import { tipKey } from '@getaway/lessons';
import { type Signal, signal } from '@preact/signals';
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

/** The tips that have been shown on this device, each as `<game>/<id>`. */
const seen = signal<readonly string[]>(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

/**
 * For each table and tip, the question with which the tip was first shown. Stored outside the component, because on a
 * phone the component is created again whenever the player returns to the choices.
 */
const shownAt = new WeakMap<OpenTable, Signal<ReadonlyMap<string, number>>>();

function shownIn(open: OpenTable): Signal<ReadonlyMap<string, number>> {
  const shown = shownAt.get(open) ?? signal<ReadonlyMap<string, number>>(new Map());
  shownAt.set(open, shown);
  return shown;
}

/** The question number of a dismissed tip. No question has this number. */
const NONE = -1;

function remember(key: string): void {
  if (seen.value.includes(key)) return;
  seen.value = [...seen.value, key];
  store(KEY, seen.value);
}

/**
 * In a first game, explains a thing when it first matters. The tip stays until it is dismissed or the question is
 * answered. On a wide screen, it is in the place of the preview. On a phone, it is above the choices, folded to one
 * line.
 */
export function Tip(): VNode | null {
  const voice = useVoice();
  const { table, game, open, narrow } = useFrame();
  const loaded = useTips(game.id, open.isFirstGame === true);
  const { asked, log, viewer, view } = table;
  const question = asked?.number;
  const shown = shownIn(open);
  const keyOf = ({ id }: { readonly id: string }): string => `${game.id}/${id}`;
  const isDue = (key: string): boolean => {
    const at = shown.value.get(key);
    return at === undefined ? !seen.value.includes(key) : at === question;
  };
  const own = log.findLastIndex(({ seat, move }) => seat === viewer && move !== undefined);
  const happened = new Set(log.slice(Math.max(0, own)).flatMap(({ events }) => events.map(({ type }) => type)));
  const tip = loaded?.tips
    .filter(({ step, event = '' }) => step === asked?.frame.step || happened.has(event))
    .filter(({ isTrue }) => isTrue?.(view) !== false)
    .find((one) => isDue(keyOf(one)));
  const key = tip === undefined ? undefined : keyOf(tip);
  const showAt = (number: number): void => {
    if (key !== undefined) shown.value = new Map(shown.value).set(key, number);
  };
  useEffect(() => {
    if (question === undefined || key === undefined || shown.value.has(key)) return;
    showAt(question);
    remember(key);
  }, [question, key]);
  if (loaded === undefined || asked === undefined || tip === undefined || key === undefined) return null;
  const words = <p>{loaded.voice.say(tipKey(tip))}</p>;
  const ways = (
    <div class="tip-ways">
      <button type="button" class="button" onClick={() => table.showRule(tip.rule)}>
        {tip.rule}
      </button>
      <button type="button" class="button" onClick={() => showAt(NONE)}>
        {voice.say('tip.read')}
      </button>
    </div>
  );
  return narrow ? (
    <details key={key} class="tip">
      <summary>
        <Icon name="rules" /> {voice.say('tip.title')}
      </summary>
      {words}
      {ways}
    </details>
  ) : (
    <aside class="tip" role="note">
      <Icon name="rules" /> {words}
      {ways}
    </aside>
  );
}
