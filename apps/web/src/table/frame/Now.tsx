import type { RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useBeforePaint } from '../../ui/useBeforePaint.ts';
import { Adviser } from '../advice/Adviser.tsx';
import { Choices } from '../choices/Choices.tsx';
import { useFrame } from '../frameContext.ts';
import { Digest } from '../log/Digest.tsx';
import { useWaitWords } from '../prompt/useWaitWords.ts';
import { RuleChips } from '../rules/RuleChips.tsx';
import { Tip } from '../tips/Tip.tsx';

/** The choices of the viewer's decision, or the summary of recent events while others play. */
export function Now(): VNode {
  const { table, game, narrow, stacked, open } = useFrame();
  const { Stage } = game;
  const part = useRef<HTMLDivElement>(null);
  // Scrolls back to the top for a new question.
  useBeforePaint(() => {
    part.current?.scrollTo({ top: 0 });
    part.current?.closest('.tab-panel')?.scrollTo({ top: 0 });
  }, [table.asked?.number]);
  return (
    <div ref={part} class="now">
      <PinnedInView list={part} />
      {table.past === undefined && open.replay === undefined ? <Digest /> : null}
      {stacked && Stage !== undefined ? (
        <ErrorBoundary quiet moment={table.view}>
          <Stage />
        </ErrorBoundary>
      ) : null}
      {narrow ? <Tip /> : null}
      <Adviser />
      {table.asked === undefined ? <Waiting /> : <Choices />}
      {narrow && table.asked !== undefined ? <RuleChips rules={table.asked.rules} /> : null}
    </div>
  );
}

/**
 * Scrolls the list to the choice whose preview is pinned, for example after a tap on the board. A separate component,
 * because it renders on every preview.
 */
function PinnedInView({ list }: { readonly list: RefObject<HTMLElement | null> }): null {
  const { considered } = useFrame().table;
  const pinned = considered?.pinned === true ? considered.moves[0] : undefined;
  useEffect(() => {
    if (pinned !== undefined) list.current?.querySelector('[data-pinned="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [pinned]);
  return null;
}

function Waiting(): VNode | null {
  const voice = useVoice();
  const { table, open } = useFrame();
  const { past, beat, replaced, viewer, result, due, players } = table;
  const waiting = useWaitWords();
  if (open.replay !== undefined) return null;
  if (past !== undefined) return <p class="waiting">{voice.say('past.nothing')}</p>;
  if (beat !== undefined) return <p class="waiting">{voice.say('playback.hint')}</p>;
  if (open.lesson !== undefined) return <p class="waiting">{voice.say('wait.lesson')}</p>;
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
  const isBot = due !== undefined && players[due]?.bot !== undefined;
  return (
    <p class="waiting" data-thinking={isBot}>
      <Icon name="waiting" />
      {waiting}
    </p>
  );
}
