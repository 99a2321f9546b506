import type { Pickpockets } from '@getaway/kernel/testing';
import type { TableUi } from '../../games/game.ts';

const load = () => Promise.resolve({ TABLE: {} });

export const pickpocketsTable: TableUi<Pickpockets> = {
  tables: { en: load, pt: load, cs: load, ru: load, pl: load },
  fields: {},
  isMinor: () => false,
  draw: (view, { columns }) => [JSON.stringify(view).slice(0, columns)],
  hint: () => '',
  legend: () => [],
};
