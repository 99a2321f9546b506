import type { GameId } from '../../browser/gameIds.ts';
import type { IconName } from '../../icons/names.ts';
import type { Picture } from './Still.tsx';

export const PARTS = ['goal', 'turn', 'score', 'end'] as const;

/** The icons of each part of the guide, and the rule to read next. */
export const PICTURES: Readonly<
  Record<
    GameId,
    Readonly<Record<(typeof PARTS)[number], { readonly icons: readonly IconName[]; readonly rule: string }>>
  >
> = {
  gangsta: {
    goal: { icons: ['influence', 'trophy'], rule: 'G2' },
    turn: { icons: ['leader', 'members', 'jeweller'], rule: 'T1' },
    score: { icons: ['influence', 'money', 'members'], rule: 'G1' },
    end: { icons: ['members', 'mercenary', 'snitch'], rule: 'H5' },
  },
  'escape-plan': {
    goal: { icons: ['plan', 'exit'], rule: 'G2' },
    turn: { icons: ['whileTravelling', 'whileEvading', 'mayRest'], rule: 'A2' },
    score: { icons: ['plan', 'money', 'contact'], rule: 'G2' },
    end: { icons: ['barred', 'exit', 'money'], rule: 'F1' },
  },
};

/** For each part of the guide, the position in a lesson that illustrates it. */
export const STILLS: Readonly<Record<GameId, Readonly<Record<(typeof PARTS)[number], Picture>>>> = {
  gangsta: {
    goal: { lesson: 'callBack', steps: 0, part: 'own' },
    turn: { lesson: 'job', steps: 0, part: 'board' },
    score: { lesson: 'chapters', steps: 0, part: 'rivals' },
    end: { lesson: 'chapters', steps: 0, part: 'board' },
  },
  'escape-plan': {
    goal: { lesson: 'goal', steps: 0, part: 'plan' },
    turn: { lesson: 'officers', steps: 0, part: 'board' },
    score: { lesson: 'things', steps: 0, part: 'own' },
    end: { lesson: 'escape', steps: 0, part: 'board' },
  },
};
