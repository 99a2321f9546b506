import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { localeOf, settings } from '../../settings/settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useFrame } from '../frameContext.ts';
import { loadReminders, type Reminder, remindersFor } from './reminders.ts';
import './tip.css';

/** Reminders: first those for the current decision, then all others. */
export function RememberDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  const { table, game } = useFrame();
  const { asked } = table;
  const locale = localeOf(settings.value);
  const { value: reminders } = useLoaded(() => loadReminders(game, locale), [game, locale]);
  const fitting = reminders?.filter(({ isTrue }) => isTrue?.(table.view) !== false) ?? [];
  const now = asked === undefined ? [] : remindersFor(fitting, asked);
  const others = reminders?.filter((one) => !now.includes(one) && one.basic === undefined) ?? [];
  return (
    <Dialog title={voice.say('remember.title')} onClose={onClose}>
      {reminders === undefined ? (
        <p>{voice.say('loading')}</p>
      ) : now.length === 0 ? (
        <Reminders reminders={others} />
      ) : (
        <>
          <h3>{voice.say('remember.now')}</h3>
          <Reminders reminders={now} />
          <h3>{voice.say('remember.others')}</h3>
          <Reminders reminders={others} />
        </>
      )}
    </Dialog>
  );
}

function Reminders({ reminders }: { readonly reminders: readonly Reminder[] }): VNode {
  const { table } = useFrame();
  return (
    <ul class="remember">
      {reminders.map(({ rule, text }) => (
        <li key={text}>
          {text}{' '}
          <button type="button" class="button" onClick={() => table.showRule(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ul>
  );
}
