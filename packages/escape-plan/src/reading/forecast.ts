import type { Forecast, Foresight } from '@getaway/kernel';
import * as kernel from '@getaway/kernel';
import { countAssetsAt } from '../assets.ts';
import { seatOf } from '../figures.ts';
import { markerAfter } from '../notoriety.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED, ESCAPED } from '../state.ts';
import { isForced } from './forced.ts';
import { foretell } from './foretell.ts';
import { securedPlanValue } from './plan.ts';

/** The seat's figures that a move can change, each as one number. */
const FIGURES = [
  /** G5. What the plan pays for the places visited so far. */
  'plan',
  'cash',
  'income',
  /** N2. The row that the next adjustment would reach on an endless track. Each row above the top means a wound. */
  'notoriety',
  'wounds',
  'handcuffs',
  /** E5, U2. The number of assets in the box. */
  'assetsLost',
  'discs',
  'cans',
  'members',
  'escaped',
  'arrested',
] as const;
type Figure = (typeof FIGURES)[number];

export const foresight: Foresight<EscapePlan> = {
  figuresOf(state, seat): Record<Figure, number> {
    const held = seatOf(state, seat);
    return {
      plan: securedPlanValue(state, seat),
      cash: held.cash,
      income: held.income,
      notoriety: markerAfter(held),
      wounds: held.wounds,
      handcuffs: held.handcuffs,
      assetsLost: countAssetsAt(held, 'box'),
      discs: held.discs,
      cans: held.cans,
      members: held.members,
      escaped: Number(held.at === ESCAPED),
      arrested: Number(held.at === ARRESTED),
    };
  },
  // At these steps, every choice changes the figures in the same way.
  settled: new Set(['takeWound', 'takeHandcuffs', 'payEscape']),
  isForced,
  // A forecast stops before these events, because what follows does not depend on the move.
  endsWith: new Set(['turnEnded', 'partBegan', 'dayBegan']),
  tell: foretell,
};

export const changeOf: (forecast: Forecast | undefined, figure: Figure) => kernel.FigureChange | undefined =
  kernel.changeOf;
