import { FIELDS, type Gangsta, gangsta } from '@getaway/gangsta';
import { RULEBOOK, SECTIONS } from '@getaway/gangsta/rulebook/en';
import type { TableGame } from '../game.ts';
import { catalogue } from './catalogue.ts';
import { draw, legend } from './draw.ts';
import { hint } from './hint.ts';

export const gangstaTable: TableGame<Gangsta> = {
  definition: gangsta,
  catalogue,
  fields: FIELDS,
  rulebook: RULEBOOK,
  sections: SECTIONS,
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
};
