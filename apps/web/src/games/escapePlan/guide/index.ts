import '../icons/index.ts';
import type { GameGuide } from '../../../table/gameGuide.ts';
import { GUIDES } from './messages/index.ts';
import './guide.css';

export const GUIDE: GameGuide = {
  messages: GUIDES,
  parts: {
    goal: {
      icons: ['plan', 'exit'],
      rule: 'G2',
      picture: { lesson: 'goal', steps: 0, part: 'plan' },
    },
    turn: {
      icons: ['whileTravelling', 'whileEvading', 'mayRest'],
      rule: 'A2',
      picture: { lesson: 'officers', steps: 0, part: 'board' },
    },
    score: {
      icons: ['plan', 'money', 'contact'],
      rule: 'G2',
      picture: { lesson: 'things', steps: 0, part: 'own' },
    },
    end: {
      icons: ['barred', 'exit', 'money'],
      rule: 'F1',
      picture: { lesson: 'escape', steps: 0, part: 'board' },
    },
  },
  forgotten: ['E2', 'E1', 'V8', 'L1', 'L3', 'D10', 'L4', 'F3', 'F4'],
};
