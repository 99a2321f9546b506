import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../../table/frameContext.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { Notice } from './Notice.tsx';
import { useTick } from './useTimeLeft.ts';

/** Shown when a player's time is up. Tells the others what they can do, and tells the player that the table waits. */
export function TimeUp({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const room = table.room.value;
  const { handFrom, deadline, setup } = room ?? {};
  useTick(handFrom !== undefined);
  const due = room?.scene?.due;
  // If the table's settings say so, a bot takes over automatically, and no notice is needed.
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
