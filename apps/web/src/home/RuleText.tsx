import type { VNode } from 'preact';
import { hrefOf } from '../app/route.ts';
import type { GameId } from '../games/ids.ts';

interface Props {
  readonly game: GameId;
  readonly text: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** A rule's text, in which the ids of other rules lead to them. */
export function RuleText({ game, text, ids }: Props): VNode {
  const parts = text.split(/\b([A-Z]\d{1,2})\b/u);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 1 && ids[part] !== undefined ? (
          <a key={`${i}-${part}`} href={hrefOf({ page: 'rules', game, rule: part })}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
