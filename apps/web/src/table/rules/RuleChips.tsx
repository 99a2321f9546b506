import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { useFrame } from '../frameContext.ts';
import './rules.css';

/** Links to the rules behind a decision. */
export function RuleChips({ rules }: { readonly rules: readonly string[] }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  return (
    <span class="rule-chips">
      {rules.map((rule) => (
        <button
          key={rule}
          type="button"
          class="rule-chip"
          aria-label={voice.say('rule.show', { rule })}
          title={voice.say('rule.show', { rule })}
          onClick={() => table.showRule(rule)}
        >
          {rule}
        </button>
      ))}
    </span>
  );
}
