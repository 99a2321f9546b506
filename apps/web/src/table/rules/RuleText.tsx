import type { VNode } from 'preact';

const RULE_ID = /(\b[A-Z]\d{1,2}\b)/u;

interface Props {
  readonly text: string;
  readonly rules: Readonly<Record<string, string>>;
  onRule(rule: string): void;
}

/** A rule's text, with the ids of other rules as links. */
export function RuleText({ text, rules, onRule }: Props): VNode {
  return (
    <>
      {text.split(RULE_ID).map((part, i) =>
        i % 2 === 1 && rules[part] !== undefined ? (
          <button key={i} type="button" class="rule-link" title={rules[part]} onClick={() => onRule(part)}>
            {part}
          </button>
        ) : (
          part
        ),
      )}
    </>
  );
}
