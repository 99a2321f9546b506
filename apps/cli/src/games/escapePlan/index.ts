import { acceptanceOf, HOUSE, packFaults } from '@getaway/escape-plan';
import { PACKS } from '@getaway/escape-plan/content';
import { FIELDS, isMinor, nameIn, tellable } from '@getaway/escape-plan/text';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { replaceInvisible } from '@getaway/kernel';
import type { TableUi } from '../game.ts';
import { draw, drawMap } from './draw.ts';
import { hint } from './hint.ts';
import { legend } from './legend.ts';
import { headings, outlook, sorted } from './menu.ts';
import { drawWholePlanner } from './planner.ts';
import { TABLES } from './tables.ts';

export const escapePlanTable: TableUi<EscapePlan> = {
  tables: TABLES,
  fields: FIELDS,
  isMinor,
  draw,
  figures: ['cash', 'income', 'notoriety', 'wounds', 'handcuffs', 'assetsLost', 'discs', 'cans', 'members'],
  hint,
  legend,
  nameIn(view, key, voice) {
    const name = nameIn(view, key, voice);
    return name === undefined ? undefined : replaceInvisible(name); // a pack's name must not contain control characters
  },
  tellable,
  sorted,
  headings,
  outlook,
  map: drawMap,
  ahead: drawWholePlanner,
  packTools: {
    house: HOUSE,
    faultsOf: packFaults,
    survey(document, boards) {
      const put = PACKS.put(document);
      return 'refusal' in put ? [] : acceptanceOf(PACKS.get(put.ok.hash).tiles, { cities: boards, seed: 1 });
    },
  },
};
