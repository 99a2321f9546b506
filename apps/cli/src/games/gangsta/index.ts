import { FIELDS, type Gangsta, nameIn } from '@getaway/gangsta';
import type { TableUi } from '../game.ts';
import { draw, legend } from './draw.ts';
import { hint } from './hint.ts';
import { TABLES } from './tables.ts';

export const gangstaTable: TableUi<Gangsta> = {
  tables: TABLES,
  fields: FIELDS,
  trifles: new Set([
    'turnBegan',
    'turnEnded',
    'jobLaid',
    'henchmanLaid',
    'jobAnnounced',
    'memberActivated',
    'memberMobilised',
    'skillIgnored',
  ]),
  draw,
  hint,
  legend,
  nameIn,
};
