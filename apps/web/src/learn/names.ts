import type { TableUi } from '../table/tableUi.ts';

/** The names of marked things, each once; what has no name of its own is left out. */
export function namesOf(
  { voice, describer }: Pick<TableUi, 'voice' | 'describer'>,
  subjects: readonly string[],
): string[] {
  const names = subjects.flatMap((subject) => {
    const [kind = '', id = ''] = subject.split(/:(?<id>.*)/u);
    const thing = id.split('@')[0] ?? '';
    if (kind === 'member') return [describer.name('member', thing)];
    return voice.has(`${kind}.${thing}`) || kind === 'place' || kind === 'tile' ? [describer.name(kind, thing)] : [];
  });
  return [...new Set(names)];
}
