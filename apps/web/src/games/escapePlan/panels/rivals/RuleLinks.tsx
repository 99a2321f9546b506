import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';

const RULE_ID = /(\b[A-Z]\d{1,2}\b)/u;
const BRACKETS = /(\[[^\]]*\])/u;

export function RuleLinks({ text }: { readonly text: string }): VNode {
  const { showRule } = useTable<EscapePlan>();
  const pieces = text
    .split(BRACKETS)
    .flatMap((part) => (part.startsWith('[') ? part.split(RULE_ID) : [part]))
    .map((words, i) => ({ id: `${i}${words}`, words }));
  return (
    <>
      {pieces.map(({ id, words }) =>
        RULE_ID.test(words) && words.length <= 3 ? (
          <button key={id} type="button" class="ep-rule" onClick={() => showRule(words)}>
            {words}
          </button>
        ) : (
          words
        ),
      )}
    </>
  );
}
