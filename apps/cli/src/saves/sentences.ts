import type { LineFault } from '@getaway/table/file';
import { shell, type Trouble, trouble } from '../messages/shell.ts';

/** Describes where a file is damaged, and how. */
export const damagedAt = (file: string, { line, field }: Pick<LineFault, 'line' | 'field'>, reason: string): Trouble =>
  trouble('save.damaged', { file, line, fieldIs: field === '' ? 'none' : 'some', field, reason });

/** Describes what is wrong with a line. */
export function reasonIn({ because, values = {} }: LineFault): string {
  if (because !== 'wrong') return shell.say(`fault.${because}`, values);
  const { expected = '', found = '' } = values;
  return shell.say('fault.wrong', { expected: expected === '' ? shell.say('fault.name') : expected, found });
}
