import type { VNode } from 'preact';
import { NamedText, useNameFinder } from '../explain/NamedText.tsx';
import { ActorMark } from './ActorMark.tsx';
import type { DigestLine } from './digest.ts';

/** The lines of the summary of recent events. A mark shows where the actor changes. */
export function DigestLines({ lines }: { readonly lines: readonly DigestLine[] }): VNode {
  const find = useNameFinder();
  return (
    <>
      {runsOf(lines).map(({ passage, event, actor, text, times }, i, runs) => (
        <li key={`${passage} ${event}`}>
          <ActorMark actor={i > 0 && actor === runs[i - 1]?.actor ? undefined : actor} />
          <span>
            <NamedText parts={find(text)} />
            {times > 1 ? ` ×${times}` : null}
          </span>
        </li>
      ))}
    </>
  );
}

interface Run extends DigestLine {
  readonly times: number;
}

/** If the same sentence occurs several times in a row, merges these lines into one. */
function runsOf(lines: readonly DigestLine[]): readonly Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && last.actor === line.actor && last.text === line.text)
      runs[runs.length - 1] = { ...last, times: last.times + 1 };
    else runs.push({ ...line, times: 1 });
  }
  return runs;
}
