import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GameTable } from '../games/GameTable.tsx';
import { useVoice } from '../i18n/voice.tsx';
import { PAUSES, settings } from '../settings/settings.ts';
import { NoTable } from '../table/frame/NoTable.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { Trouble } from '../worker/trouble.ts';
import { openLocal } from './openLocal.ts';

/** Opens a local game, shows it, and closes it when the player leaves. */
export function LocalPage({ id }: { readonly id: string }): VNode {
  const [open, setOpen] = useState<OpenTable>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    let left = false;
    let opened: OpenTable | undefined;
    openLocal(id)
      .then((outcome) => {
        if ('trouble' in outcome) return setTrouble(outcome.trouble);
        opened = outcome.ok;
        if (left) opened.close();
        else setOpen(opened);
      })
      .catch((error: unknown) => setTrouble({ what: 'noStorage', detail: String(error) }));
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
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
