import type { GangstaLesson } from './lesson.ts';

/** A lesson about a shared job with a rival's member. */
export const TOGETHER: GangstaLesson = {
  id: 'together',
  rivals: ['rook'],
  rules: ['P1', 'P2', 'P3', 'P5'],
  start: {
    plan: {
      chapter: 2,
      seats: [
        { boss: 'mayor-of-ninth', money: 3, gang: ['doorstop-dee', 'keystroke-kit'] },
        { boss: 'zia-fortunata', money: 2, gang: ['lucia-longshot', 'capitana-paloma'] },
      ],
      jobs: [
        'family-size-trouble',
        'loaded-dice-cold-feet',
        'the-appraisers-secret',
        'trolley-school',
        'pockets-inside-out',
      ],
      pool: ['gentle-anatoly', 'senor-nadie', 'night-ferry-ngai', 'coach-lamont', 'opera-box-ottavia'],
    },
  },
  steps: [
    {
      text: 'announce',
      goal: { moves: [{ move: 'announce', job: 'family-size-trouble' }] },
      may: [{ move: 'announce' }],
      show: ['job:family-size-trouble', 'member:lucia-longshot'],
      mistakes: [{ move: { move: 'announce' }, text: 'alone' }],
    },
    {
      text: 'ownFirst',
      goal: { moves: [{ move: 'activate' }] },
      show: ['member:mayor-of-ninth', 'member:doorstop-dee'],
    },
    {
      text: 'theirs',
      goal: { view: [{ path: 'seats.0.done.length', atLeast: 1 }] },
      show: ['member:lucia-longshot'],
      solution: [
        { move: 'activate', member: { any: ['doorstop-dee', 'mayor-of-ninth'] } },
        { move: 'activate', member: 'lucia-longshot' },
      ],
    },
  ],
};
