import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Choices } from '../choices/Choices.tsx';
import { useFrame } from '../frameContext.ts';
import { Digest } from '../log/Digest.tsx';

/** The choices of the viewer's decision, or the digest while others play. */
export function Now(): VNode {
  const { table, game, narrow } = useFrame();
  const { Stage } = game;
  return (
    <div class="now">
      {table.past === undefined ? <Digest /> : null}
      {narrow && Stage !== undefined ? (
        <ErrorBoundary quiet moment={table.view}>
          <Stage />
        </ErrorBoundary>
      ) : null}
      {table.asked === undefined ? <Waiting /> : <Choices />}
    </div>
  );
}

function Waiting(): VNode | null {
  const voice = useVoice();
  const { table } = useFrame();
  const { past, replaced, viewer, result, due, players } = table;
  if (past !== undefined) return <p class="waiting">{voice.say('past.nothing')}</p>;
  if (result !== undefined) return null;
  if (replaced && typeof viewer === 'number')
    return (
      <div class="waiting">
        <p>{voice.say('seats.replaced')}</p>
        <button type="button" class="button" onClick={() => table.substitute(viewer, undefined)}>
          <Icon name="human" />
          {voice.say('seats.takeMine')}
        </button>
      </div>
    );
  const player = due === undefined ? undefined : players[due];
  return (
    <p class="waiting" data-thinking={player?.bot !== undefined}>
      <Icon name="waiting" />
      {player === undefined
        ? ''
        : voice.say(player.bot === undefined ? 'wait.person' : 'wait.bot', { name: player.name })}
    </p>
  );
}
