import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useAfterGameVoice } from '../afterGame/load.ts';
import { hrefOf } from '../browser/route.ts';
import { GameTable } from '../games/GameTable.tsx';
import { useVoice } from '../i18n/voice.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { useOpened } from '../ui/useOpened.ts';
import { openTry } from './openTry.ts';
import { Verdict } from './Verdict.tsx';

/** Lets the player try one decision again on a real table, and shows a verdict. */
export function TryPage({ id }: { readonly id: string }): VNode {
  const page = useVoice();
  const words = useAfterGameVoice();
  const voice = words.value;
  const [attempt, setAttempt] = useState(0);
  const { value: open, trouble } = useOpened(
    { open: () => openTry(id), close: ({ table: opened }) => opened.close() },
    [id, attempt],
  );
  const table = useMemo(
    (): OpenTable | undefined =>
      open === undefined || voice === undefined
        ? undefined
        : {
            ...open.table,
            lesson: {
              leaveTo: hrefOf({ page: 'practice' }),
              Coach: (): VNode => (
                <Verdict id={id} voice={voice} open={open} onAgain={() => setAttempt((n) => n + 1)} />
              ),
            },
          },
    [open, voice],
  );
  if (trouble !== undefined)
    return (
      <main class="notice">
        <p role="alert">{page.say(`trouble.${trouble.what}`, { detail: trouble.detail ?? '' })}</p>
        <a class="button" href={hrefOf({ page: 'practice' })}>
          {page.say('practice.title')}
        </a>
      </main>
    );
  if (words.failed) return <NotLoaded {...words} />;
  if (table === undefined) return <Opening />;
  return (
    <ErrorBoundary>
      <GameTable open={table} />
    </ErrorBoundary>
  );
}
