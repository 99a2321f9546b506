import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';
import { PastBanner } from '../log/PastBanner.tsx';
import { PlaybackCaption } from '../playback/PlaybackCaption.tsx';
import { RuleChips } from '../rules/RuleChips.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import type { FrameTable } from '../useTableUi.ts';
import { Actions } from './Actions.tsx';
import { Preview } from './Preview.tsx';
import { usePromptWords } from './usePromptWords.ts';
import './prompt.css';

/**
 * The question and its rules. The bar never changes its position or size. On a phone, the preview of a choice replaces
 * the question.
 */
export function PromptBar({ actions }: { readonly actions: boolean }): VNode {
  const voice = useVoice();
  const { table, playback, narrow, open } = useFrame();
  const { due, past } = table;
  const { replay } = open;
  const { captioned } = playback;
  return (
    <section
      class="prompt-bar"
      aria-label={voice.say('prompt.title')}
      data-mine={table.asked !== undefined}
      data-question={table.asked?.number}
      data-past={past !== undefined}
      style={due === undefined ? undefined : `--due: var(--seat-${due})`}
    >
      {replay !== undefined ? (
        <replay.Bar />
      ) : past === undefined && captioned !== undefined ? (
        <PlaybackCaption beat={captioned} />
      ) : past === undefined ? (
        <div class="prompt-words" data-previewing={narrow && isPreviewing(table)}>
          <Prompt />
          {narrow ? <Preview /> : null}
        </div>
      ) : (
        <PastBanner past={past} />
      )}
      {actions ? <Actions /> : null}
    </section>
  );
}

const isPreviewing = ({ considered, unavailable, remarked }: FrameTable): boolean =>
  considered !== undefined || unavailable !== undefined || remarked !== undefined;

/** A prompt with more characters than this gets a smaller font on a phone. */
const LONG = 64;

function Prompt(): VNode {
  const { table, narrow } = useFrame();
  const { asked, due, past } = table;
  const words = usePromptWords();
  return (
    <div class="prompt" data-long={words.length > LONG}>
      {due === undefined || past !== undefined ? null : <SeatMark seat={due} />}
      <h2 class="prompt-line" title={words}>
        {words}
      </h2>
      {asked === undefined || narrow ? null : <RuleChips rules={asked.rules} />}
    </div>
  );
}
