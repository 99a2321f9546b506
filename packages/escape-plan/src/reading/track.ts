import { packOf } from '../geography.ts';
import { crosses } from '../notoriety.ts';
import type { View } from '../view.ts';

/** N3. The row just above the next line. Undefined if no line is left. */
export function nextLine(view: Pick<View, 'pack'>, row: number): number | undefined {
  const { lines, penalties } = packOf(view).track;
  const next = lines.find((line) => crosses(line, row, penalties.length));
  return next === undefined ? undefined : next + 1;
}
