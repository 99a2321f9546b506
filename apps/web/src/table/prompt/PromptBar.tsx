import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import { RuleChips } from '../rules/RuleChips.tsx';
import { SeatMark } from '../seats/SeatMark.tsx';
import { Actions } from './Actions.tsx';
import { Preview } from './Preview.tsx';
import { usePromptWords } from './usePromptWords.ts';
import './prompt.css';

/** The decision and its rules, with the preview under it. Its place and size never change. */
export function PromptBar({ actions }: { readonly actions: boolean }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const { due, past } = table;
  return (
    <section
      class="prompt-bar"
      aria-label={voice.say('prompt.title')}
      data-mine={table.asked !== undefined}
      data-question={table.asked?.number}
      data-past={past !== undefined}
      style={due === undefined ? undefined : `--due: var(--seat-${due})`}
    >
      {past === undefined ? (
        <div class="prompt-words">
          <Prompt />
          <Preview />
        </div>
      ) : (
        <PastBanner past={past} />
      )}
      {actions ? <Actions /> : null}
    </section>
  );
}

function Prompt(): VNode {
  const { table, narrow } = useFrame();
  const { asked, due, past } = table;
  return (
    <div class="prompt">
      {due === undefined || past !== undefined ? null : <SeatMark seat={due} />}
      <h2 class="prompt-line">{usePromptWords()}</h2>
      {asked === undefined || narrow ? null : <RuleChips rules={asked.rules} />}
    </div>
  );
}

function PastBanner({ past }: { readonly past: number }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const steps = table.log.length;
  return (
    <div class="prompt-words past-banner">
      <div class="prompt">
        <Icon name="past" />
        <h2 class="prompt-line">{voice.say('past.title')}</h2>
      </div>
      <div class="past-way">
        <button
          type="button"
          class="button"
          disabled={past <= 1}
          aria-label={voice.say('past.earlier')}
          onClick={() => table.lookAt(past - 1)}
        >
          <Icon name="earlier" />
        </button>
        <span class="past-step">{voice.say('past.where', { step: past, steps })}</span>
        <button
          type="button"
          class="button"
          aria-label={voice.say('past.later')}
          onClick={() => table.lookAt(past + 1)}
        >
          <Icon name="later" />
        </button>
      </div>
    </div>
  );
}
