import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useAfterGameVoice } from '../afterGame/load.ts';
import { hrefOf } from '../browser/route.ts';
import { GameTable } from '../games/GameTable.tsx';
import { useVoice } from '../i18n/voice.tsx';
import { Opening } from '../table/frame/Opening.tsx';
import type { OpenTable } from '../table/openTable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import type { Trouble } from '../worker/trouble.ts';
import { type OpenTry, openTry } from './openTry.ts';
import { Verdict } from './Verdict.tsx';

/** Lets the player try one decision again on a real table, and shows a verdict. */
export function TryPage({ id }: { readonly id: string }): VNode {
  const page = useVoice();
  const words = useAfterGameVoice();
  const voice = words.value;
  const [open, setOpen] = useState<OpenTry>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let opened: OpenTry | undefined;
    setOpen(undefined);
    openTry(id)
      .then((outcome) => {
        if ('trouble' in outcome) return setTrouble(outcome.trouble);
        opened = outcome.ok;
        if (left) opened.table.close();
        else setOpen(opened);
      })
      .catch((error: unknown) => setTrouble({ what: 'damaged', detail: String(error) }));
    return () => {
      left = true;
      opened?.table.close();
    };
  }, [id, attempt]);
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
