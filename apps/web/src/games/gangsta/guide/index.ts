import '../icons/index.ts';
import type { GameGuide } from '../../../table/gameGuide.ts';
import { GUIDES } from './messages/index.ts';
import './guide.css';

export const GUIDE: GameGuide = {
  messages: GUIDES,
  parts: {
    goal: {
      icons: ['influence', 'trophy'],
      rule: 'G2',
      picture: { lesson: 'callBack', steps: 0, part: 'own' },
    },
    turn: {
      icons: ['leader', 'members', 'jeweller'],
      rule: 'T1',
      picture: { lesson: 'job', steps: 0, part: 'board' },
    },
    score: {
      icons: ['influence', 'money', 'members'],
      rule: 'G1',
      picture: { lesson: 'chapters', steps: 0, part: 'rivals' },
    },
    end: {
      icons: ['members', 'mercenary', 'snitch'],
      rule: 'H5',
      picture: { lesson: 'chapters', steps: 0, part: 'board' },
    },
  },
  forgotten: ['M1', 'H5', 'A6', 'A3', 'P3', 'W4', 'H1', 'H2', 'R2', 'N1', 'G1'],
};
