import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useFrame } from '../frameContext.ts';
import { nameFinder, type TextPart } from './names.ts';
import { about } from './subject.ts';

/** Finds names of things at this table in texts. */
export function useNameFinder(): (text: string) => readonly TextPart[] {
  const { game, table } = useFrame();
  return useMemo(() => nameFinder(game.names(table)), [table.describer]);
}

export function NamedText({ parts }: { readonly parts: readonly TextPart[] }): VNode {
  return (
    <span>
      {parts.map(({ text, subject }, i) =>
        subject === undefined ? (
          text
        ) : (
          <span key={i} class="named" {...about(subject.kind, subject.id)}>
            {text}
          </span>
        ),
      )}
    </span>
  );
}
