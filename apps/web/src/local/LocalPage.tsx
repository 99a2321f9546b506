import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { GameTable } from '../games/GameTable.tsx';
import { useVoice } from '../i18n/voice.tsx';
import { PAUSES, settings } from '../settings/settings.ts';
import { NoTable } from '../table/frame/NoTable.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useOpened } from '../ui/useOpened.ts';
import { trouble as failure } from '../worker/trouble.ts';
import { openLocal } from './openLocal.ts';

/** Opens a local game, shows it, and closes it when the player leaves. */
export function LocalPage({ id }: { readonly id: string }): VNode {
  const { value: open, trouble } = useOpened(
    {
      open: () => openLocal(id).catch((error: unknown) => failure('noStorage', String(error))),
      close: (table) => table.close(),
    },
    [id],
  );
  const { speed } = settings.value;
  useEffect(() => open?.setPause(PAUSES[speed]), [open, speed]);
  if (trouble !== undefined)
    return (
      <NoTable trouble={trouble}>
        <Reload />
      </NoTable>
    );
  if (open === undefined) return <Opening />;
  return (
    <ErrorBoundary>
      <GameTable open={open} />
    </ErrorBoundary>
  );
}

function Reload(): VNode {
  const voice = useVoice();
  return (
    <button type="button" class="button" onClick={() => location.reload()}>
      {voice.say('broken.reload')}
    </button>
  );
}
