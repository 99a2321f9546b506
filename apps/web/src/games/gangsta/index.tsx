import { FIELDS, type Gangsta } from '@getaway/gangsta';
import type { GameUi } from '../game.ts';

export const gangstaUi: GameUi<Gangsta> = {
  id: 'gangsta',
  fields: FIELDS,
  trifles: new Set(),
  Board: () => <p>board</p>,
  Own: () => <p>own</p>,
  Rivals: () => <p>rivals</p>,
  panels: [],
  status: ({ view }) => `chapter ${view.chapter}`,
};
