import type { LineFault } from '@getaway/table/file';
import { shell, type Trouble, trouble } from '../messages/shell.ts';

/** The refusal of a damaged file, with the place and the kind of the damage. */
export const damagedAt = (file: string, { line, field }: Pick<LineFault, 'line' | 'field'>, reason: string): Trouble =>
  trouble('save.damaged', { file, line, fieldIs: field === '' ? 'none' : 'some', field, reason });

export function reasonIn({ because, values = {} }: LineFault): string {
  if (because !== 'wrong') return shell.say(`fault.${because}`, values);
  const { expected = '', found = '' } = values;
  return shell.say('fault.wrong', { expected: expected === '' ? shell.say('fault.name') : expected, found });
}
