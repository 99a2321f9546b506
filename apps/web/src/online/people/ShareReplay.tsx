import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Link } from '../gathering/Links.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';

/**
 * Shown after the game. Here a player agrees that anybody with the link may see the replay. The link is shown when all
 * players have agreed.
 */
export function ShareReplay({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  const { shared, taken = [], seat, players = [] } = table.room.value ?? {};
  if (shared === undefined || seat === undefined) return null;
  const missing = taken.filter((other) => !shared.includes(other));
  const agree = async (agrees: boolean): Promise<void> => {
    const answer = await table.act('share', { agrees });
    setTrouble('refusal' in answer ? voice.say('online.trouble', { detail: answer.refusal.message }) : undefined);
  };
  return (
    <div class="over-share">
      <label class="over-share-choice">
        <input
          type="checkbox"
          checked={shared.includes(seat)}
          onChange={({ currentTarget }) => void agree(currentTarget.checked)}
        />
        <span>{voice.say('replay.share')}</span>
      </label>
      <p class="soft">{voice.say('replay.shareWho')}</p>
      {missing.length > 0 ? (
        <p class="soft">
          {voice.say('replay.shareWaits', { names: voice.list(missing.map((other) => players[other]?.name ?? '')) })}
        </p>
      ) : (
        <Link label={voice.say('replay.shareLink')} to={{ page: 'replay', place: 'online', id: table.id }} />
      )}
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </div>
  );
}
