import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useShell } from '../../table/shellContext.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { Notice } from './Notice.tsx';
import { useTick } from './useTimeLeft.ts';

/** Somebody's time is up and the table waits: says who can do what about it, to those who can and to who is waited for. */
export function Stuck({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useShell();
  const room = table.room.value;
  const { handFrom, deadline, setup } = room ?? {};
  useTick(handFrom !== undefined);
  const due = room?.scene?.due;
  // Where the host wished so, a bot goes on by itself at that moment.
  const byItself = deadline !== undefined && setup?.onTimeout === 'bot';
  if (room === undefined || due === undefined || handFrom === undefined || byItself) return null;
  if (typeof table.viewer !== 'number' || table.now() < handFrom) return null;
  const name = room.players[due]?.name ?? '';
  if (due === table.viewer) return <Notice icon="turnClock" text={voice.say('online.stuck.mine')} />;
  return (
    <Notice icon="turnClock" text={voice.say('online.stuck.others', { name })}>
      <button type="button" class="button" onClick={() => ui.substitute(due, 'server')}>
        <Icon name="bot" />
        {voice.say('online.hand', { name })}
      </button>
    </Notice>
  );
}
