import { gangsta } from '@getaway/gangsta';
import { FIELDS, isMinor, nameIn } from '@getaway/gangsta/text';
import type { Gangsta } from '@getaway/gangsta/view';
import type { TableGame } from '../game.ts';
import { draw, legend } from './draw.ts';
import { hint } from './hint.ts';
import { loadText } from './loadText.ts';

export const gangstaTable: TableGame<Gangsta> = {
  definition: gangsta,
  loadText,
  fields: FIELDS,
  isMinor,
  draw,
  hint,
  legend,
  nameIn,
};
