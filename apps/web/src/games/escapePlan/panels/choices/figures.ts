import type { FigureLook } from '../../../../table/gameUi.ts';

/** The figures of a forecast, most important first. */
export const FIGURES: readonly FigureLook[] = [
  { figure: 'plan', icon: 'plan', better: 'more' },
  { figure: 'cash', icon: 'money', better: 'more' },
  { figure: 'income', icon: 'income', better: 'more' },
  { figure: 'notoriety', icon: 'notoriety' },
  { figure: 'wounds', icon: 'wound', better: 'less' },
  { figure: 'handcuffs', icon: 'handcuffs', better: 'less' },
  { figure: 'assetsLost', icon: 'locked', better: 'less' },
  { figure: 'discs', icon: 'disc', better: 'more' },
  { figure: 'cans', icon: 'can', better: 'more' },
  { figure: 'members', icon: 'gangMember', better: 'more' },
];
