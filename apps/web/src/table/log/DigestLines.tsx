import type { VNode } from 'preact';
import { NamedText, useNameFinder } from '../explain/NamedText.tsx';
import { ActorMark } from './ActorMark.tsx';
import type { DigestLine } from './digest.ts';

/** The lines of a digest; each mark is shown where the actor changes. */
export function DigestLines({ lines }: { readonly lines: readonly DigestLine[] }): VNode {
  const find = useNameFinder();
  return (
    <>
      {lines.map(({ passage, event, actor, text }, i) => (
        <li key={`${passage} ${event}`}>
          <ActorMark actor={i > 0 && actor === lines[i - 1]?.actor ? undefined : actor} />
          <NamedText parts={find(text)} />
        </li>
      ))}
    </>
  );
}
