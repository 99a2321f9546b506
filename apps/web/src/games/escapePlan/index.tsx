import { type EscapePlan, FIELDS, nameIn, tellable } from '@getaway/escape-plan';
import type { GameUi } from '../game.ts';

export const escapePlanUi: GameUi<EscapePlan> = {
  id: 'escape-plan',
  fields: FIELDS,
  trifles: new Set(),
  Board: () => <p>board</p>,
  Own: () => <p>own</p>,
  Rivals: () => <p>rivals</p>,
  panels: [],
  status: ({ view }) => `day ${view.day}`,
  nameIn: (view, key, { say }) => nameIn(view, key, say),
  tellable,
};
