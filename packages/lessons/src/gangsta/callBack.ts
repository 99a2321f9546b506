import { type GangstaLesson, RIVAL_PASSES } from './lesson.ts';

/** A lesson about members who are unavailable, and the three ways to get them back. */
export const CALL_BACK: GangstaLesson = {
  id: 'callBack',
  rivals: ['rook'],
  rules: ['T2', 'M1', 'M2', 'M3', 'M4', 'A6'],
  start: {
    plan: {
      seats: [
        {
          boss: 'volkova',
          money: 1,
          gang: [
            { card: 'ice-pick-irina', available: false },
            { card: 'doorstop-dee', available: false },
          ],
        },
        { boss: 'zia-fortunata', money: 4, gang: ['capitana-paloma'] },
      ],
      jobs: ['checkout-time', 'stash-house-sonata', 'talcum-mostly', 'crossed-wires', 'wrong-signature'],
      pool: ['coach-lamont', 'senor-nadie', 'the-contessa-upstairs', 'switchboard-sung', 'la-madrina-jacinta'],
      from: 'mobilisation',
    },
  },
  steps: [
    {
      text: 'callBack',
      goal: { view: [{ path: 'seats.0.money', is: 0 }] },
      show: ['member:ice-pick-irina', 'member:doorstop-dee', 'job:checkout-time'],
      mistakes: [{ move: { move: 'stopMobilising' }, text: 'tooFew' }],
      solution: [
        { move: 'mobilise', member: 'ice-pick-irina' },
        { move: 'mobilise', member: 'doorstop-dee' },
      ],
    },
    {
      text: 'announce',
      goal: { moves: [{ move: 'announce', job: 'checkout-time' }] },
      may: [{ move: 'announce' }],
      show: ['job:checkout-time'],
      mistakes: [{ move: { move: 'announce' }, text: 'bossNeeded' }],
    },
    {
      text: 'send',
      goal: { view: [{ path: 'seats.0.done.length', atLeast: 1 }] },
      may: [{ move: 'activate' }],
      show: ['member:ice-pick-irina', 'member:doorstop-dee'],
      mistakes: [{ move: { move: 'activate', member: 'volkova' }, text: 'bossWasted' }],
      solution: [
        { move: 'activate', member: 'ice-pick-irina' },
        { move: 'activate', member: 'doorstop-dee' },
      ],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      after: RIVAL_PASSES,
    },
    {
      text: 'leaveOut',
      goal: { moves: [{ move: 'stopMobilising' }] },
      show: ['member:volkova', 'job:stash-house-sonata'],
      mistakes: [{ move: { move: 'mobilise' }, text: 'notNeeded' }],
    },
    {
      text: 'bossAlone',
      goal: { moves: [{ move: 'announce', job: 'stash-house-sonata' }] },
      may: [{ move: 'announce' }, { move: 'pass' }],
      show: ['job:stash-house-sonata'],
      mistakes: [{ move: { move: 'pass' }, text: 'passed' }],
    },
    {
      text: 'lastOne',
      goal: { moves: [{ move: 'activate', member: 'volkova' }] },
      show: ['member:volkova'],
    },
    {
      text: 'allOut',
      goal: { moves: [{ move: 'endTurn' }] },
      after: RIVAL_PASSES,
    },
  ],
};
