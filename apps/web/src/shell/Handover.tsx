import type { Player, Showing, TablePort } from '@getaway/table';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';

/** Between two people at one device: nothing is shown until the next one says so. */
export function Handover({
  port,
  players,
  handover: { seat, undo },
}: {
  readonly port: TablePort;
  readonly players: readonly Player[];
  readonly handover: NonNullable<Showing['handover']>;
}): VNode {
  const voice = useVoice();
  const name = players[seat]?.name ?? '';
  return (
    <main class="handover">
      <h1>{voice.say('handover.title', { name })}</h1>
      <p>{voice.say('handover.text', { name })}</p>
      <button type="button" class="button primary" onClick={() => void port.sit(seat)}>
        {voice.say('handover.sit', { name })}
      </button>
      {undo === 'possible' ? (
        <button type="button" class="button" onClick={() => void port.undo()}>
          {voice.say('handover.undo')}
        </button>
      ) : null}
    </main>
  );
}
