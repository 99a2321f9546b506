import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFrame } from '../frameContext.ts';
import { RuleText } from './RuleText.tsx';
import { useRulebook } from './useRulebook.ts';
import './rules.css';

/** One rule in a dialog, with links to the rules that it names, and a way back. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; onClose(): void }): VNode {
  const voice = useVoice();
  const { game, table } = useFrame();
  const book = useRulebook(game.id);
  const [path, setPath] = useState<readonly string[]>([rule]);
  const shown = path.at(-1) ?? rule;
  const section = book?.sections[shown.replace(/\d+$/u, '')] ?? '';
  return (
    <Dialog title={voice.say('rule.title', { rule: shown, section })} class="rule-dialog" onClose={onClose}>
      <p class="rule-body" aria-live="polite">
        {book === undefined ? (
          voice.say('loading')
        ) : (
          <RuleText
            text={book.rules[shown] ?? voice.say('rule.unknown')}
            rules={book.rules}
            onRule={(next) => setPath([...path, next])}
          />
        )}
      </p>
      <footer class="rule-foot">
        {path.length > 1 ? (
          <button type="button" class="button" onClick={() => setPath(path.slice(0, -1))}>
            <Icon name="earlier" />
            {voice.say('rule.back', { rule: path.at(-2) ?? rule })}
          </button>
        ) : null}
        <a class="button" href={hrefOf({ page: 'rules', game: game.id, rule: shown })}>
          <Icon name="rules" />
          {voice.say('rule.page', { game: table.voice.say('game.name') })}
        </a>
      </footer>
    </Dialog>
  );
}
