import { type GangstaLesson, RIVAL_PASSES } from './lesson.ts';

/** A lesson about recruiting for a job, and about a reward that recruits a henchman at once. */
export const RECRUIT: GangstaLesson = {
  id: 'recruit',
  rivals: ['rook'],
  rules: ['A1', 'C2', 'W3', 'A6'],
  start: {
    plan: {
      seats: [
        { boss: 'headmaster-lau', money: 5 },
        { boss: 'zia-fortunata', money: 4, gang: ['capitana-paloma'] },
      ],
      jobs: ['wrong-signature', 'talcum-mostly', 'checkout-time', 'green-light-at-nine', 'house-manners'],
      pool: ['unplugged-ugo', 'keystroke-kit', 'doorstop-dee', 'gossip-gaetano', 'hotwire-harriet'],
    },
  },
  steps: [
    {
      text: 'recruit',
      goal: { moves: [{ move: 'recruit', henchman: 'unplugged-ugo' }] },
      may: [{ move: 'recruit' }],
      show: ['job:wrong-signature', 'member:unplugged-ugo'],
      mistakes: [
        { move: { move: 'recruit', henchman: { any: ['keystroke-kit', 'doorstop-dee'] } }, text: 'oneSkill' },
        { move: { move: 'recruit' }, text: 'otherSkill' },
      ],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      after: RIVAL_PASSES,
    },
    {
      text: 'announce',
      goal: { moves: [{ move: 'announce', job: 'wrong-signature' }] },
      may: [{ move: 'announce' }, { move: 'pass' }],
      show: ['job:wrong-signature'],
      mistakes: [{ move: { move: 'pass' }, text: 'passed' }],
    },
    {
      text: 'send',
      goal: { moves: [{ move: 'activate', member: 'unplugged-ugo' }] },
      show: ['member:unplugged-ugo'],
    },
    {
      text: 'atOnce',
      goal: { moves: [{ move: 'recruit' }] },
      show: ['member:keystroke-kit', 'member:doorstop-dee', 'member:gossip-gaetano'],
      mistakes: [{ move: { move: 'decline' }, text: 'declined' }],
    },
  ],
};
