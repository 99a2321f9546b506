import type { Move } from '@getaway/escape-plan';
import { evadingOf, leftIn } from '../model/evading.ts';
import type { Table } from '../model/table.ts';

/** E. Nobody is wounded by a stray click: leaving officers unevaded is said twice. */
export const careful = ({ view, asked }: Pick<Table, 'view' | 'asked'>, move: Move): boolean =>
  move.move === 'endEvading' && asked?.frame.step === 'evade' && leftIn(evadingOf({ view, asked }, asked.frame)) > 0;
