import type { GangstaLesson } from './lesson.ts';

/** A lesson about families and resources. */
export const VARIANTS: GangstaLesson = {
  id: 'variants',
  extra: true,
  rivals: ['rook'],
  rules: ['F1', 'F2', 'Q1', 'Q2', 'Q9'],
  start: {
    plan: {
      seats: [
        { boss: 'zia-fortunata', money: 2, gang: ['lucia-longshot'], inactive: 'privateJet' },
        { boss: 'volkova', money: 4, gang: ['capitana-paloma'] },
      ],
      options: { families: true, resources: true },
      jobs: ['talcum-mostly', 'checkout-time', 'knock-on-the-cage', 'wrong-signature', 'house-manners'],
      pool: ['gossip-gaetano', 'keystroke-kit', 'doorstop-dee', 'clockwork-tam', 'gentle-anatoly'],
    },
  },
  steps: [
    {
      text: 'family',
      goal: { moves: [{ move: 'recruit', henchman: 'gossip-gaetano' }] },
      may: [{ move: 'recruit' }],
      show: ['member:gossip-gaetano', 'family:mafia', 'resource:privateJet'],
      mistakes: [{ move: { move: 'recruit' }, text: 'otherFamily' }],
    },
    {
      text: 'resource',
      goal: { moves: [{ move: 'endTurn' }] },
      show: ['resource:privateJet'],
    },
  ],
};
