import { FIELDS, isMinor, nameIn, tellable } from '@getaway/gangsta/text';
import type { Gangsta } from '@getaway/gangsta/view';
import type { TableUi } from '../game.ts';
import { draw, legend } from './draw.ts';
import { hint } from './hint.ts';
import { TABLES } from './tables.ts';

export const gangstaTable: TableUi<Gangsta> = {
  tables: TABLES,
  fields: FIELDS,
  isMinor,
  draw,
  figures: ['money', 'influence', 'members', 'mercenary', 'informer', 'extraTurn'],
  hint,
  legend,
  nameIn,
  tellable,
};
