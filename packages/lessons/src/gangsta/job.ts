import { type GangstaLesson, RIVAL_PASSES } from './lesson.ts';

/** A lesson about the goal of the game, and a job from the announcement to the reward. */
export const JOB: GangstaLesson = {
  id: 'job',
  rivals: ['rook'],
  rules: ['G2', 'A2', 'A3', 'A4', 'T2', 'M3'],
  start: {
    plan: {
      seats: [
        { boss: 'volkova', money: 2, gang: ['doorstop-dee'] },
        { boss: 'zia-fortunata', money: 4, gang: ['capitana-paloma'] },
      ],
      jobs: ['portrait-of-a-getaway', 'suitcase-weather', 'stash-house-sonata', 'talcum-mostly', 'crossed-wires'],
      pool: ['coach-lamont', 'gossip-gaetano', 'oksana-offline', 'senor-nadie', 'clockwork-tam'],
    },
  },
  steps: [
    {
      text: 'announce',
      goal: { moves: [{ move: 'announce', job: 'portrait-of-a-getaway' }] },
      may: [{ move: 'announce' }],
      show: ['job:portrait-of-a-getaway'],
      mistakes: [
        { move: { move: 'announce', job: 'suitcase-weather' }, text: 'moneyOnly' },
        { move: { move: 'announce' }, text: 'lessInfluence' },
      ],
    },
    {
      text: 'send',
      goal: { view: [{ path: 'seats.0.done.length', atLeast: 1 }] },
      show: ['member:volkova', 'member:doorstop-dee'],
      solution: [
        { move: 'activate', member: 'volkova' },
        { move: 'activate', member: 'doorstop-dee' },
      ],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      show: ['member:volkova', 'member:doorstop-dee'],
      after: RIVAL_PASSES,
    },
    {
      text: 'again',
      goal: { moves: [{ move: 'announce', job: 'stash-house-sonata' }] },
      may: [{ move: 'announce' }, { move: 'pass' }],
      show: ['job:stash-house-sonata'],
      mistakes: [
        { move: { move: 'announce', job: 'suitcase-weather' }, text: 'moneyOnly' },
        { move: { move: 'pass' }, text: 'passed' },
      ],
    },
    {
      text: 'boss',
      goal: { view: [{ path: 'seats.0.done.length', atLeast: 2 }] },
      show: ['member:volkova'],
      solution: [{ move: 'activate', member: 'volkova' }],
    },
  ],
};
