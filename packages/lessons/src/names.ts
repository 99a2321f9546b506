import type { Describer, Speaker } from '@getaway/text';

interface Words {
  readonly voice: Pick<Speaker, 'has'>;
  readonly describer: Pick<Describer, 'name'>;
}

/** Kinds of things whose names depend on the table. The catalogue does not contain these names. */
const NAMED_BY_TABLE: ReadonlySet<string> = new Set(['member', 'place', 'tile']);

/** The names of the highlighted things, without repetition. Things without a name are left out. */
export function namesOf({ voice, describer }: Words, subjects: readonly string[]): readonly string[] {
  const names = subjects.flatMap((subject) => {
    const colon = subject.indexOf(':');
    const kind = subject.slice(0, colon);
    const [id = ''] = subject.slice(colon + 1).split('@');
    return NAMED_BY_TABLE.has(kind) || voice.has(`${kind}.${id}`) ? [describer.name(kind, id)] : [];
  });
  return [...new Set(names)];
}
