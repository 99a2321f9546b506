import type { GangstaLesson } from './lesson.ts';

/** A lesson about a snitch, the end of a chapter, and the gang war. */
export const CHAPTERS: GangstaLesson = {
  id: 'chapters',
  rivals: ['rook'],
  rules: ['N1', 'N2', 'H1', 'H2', 'H3', 'H5', 'H6'],
  start: {
    plan: {
      chapter: 2,
      seats: [
        {
          boss: 'headmaster-lau',
          money: 8,
          gang: ['clockwork-tam', 'doorstop-dee', 'oksana-offline', 'capitana-paloma'],
        },
        {
          boss: 'volkova',
          money: 6,
          gang: ['coach-lamont', 'both-hands-beltran', 'keystroke-kit', 'nonna-knuckles'],
        },
      ],
      jobs: ['unclip-the-velvet-rope', 'transfer-papers', 'the-appraisers-secret', 'trolley-school', 'frame-job'],
      pool: ['gossip-gaetano', 'double-shift-chow', 'lucia-longshot', 'twice-sure-tobias', 'gentle-anatoly'],
      jobDeck: [
        'ii-2',
        'four-flat-tyres',
        'heavy-carats',
        'pockets-inside-out',
        'shell-company-picnic',
        'ii-3',
        'ii-4',
      ],
    },
  },
  steps: [
    {
      text: 'informer',
      goal: { moves: [{ move: 'recruit', henchman: 'gossip-gaetano' }] },
      may: [{ move: 'recruit' }],
      show: ['member:gossip-gaetano'],
      mistakes: [{ move: { move: 'recruit' }, text: 'noInformer' }],
    },
    {
      text: 'endTurn',
      goal: { moves: [{ move: 'endTurn' }] },
      after: [
        { seat: 1, move: { move: 'announce', job: 'unclip-the-velvet-rope' } },
        { seat: 1, move: { move: 'activate', member: 'nonna-knuckles' } },
        { seat: 1, move: { move: 'activate', member: 'both-hands-beltran' } },
        { seat: 1, move: { move: 'endTurn' }, draws: [0, 0] },
      ],
    },
    {
      text: 'mercenaries',
      goal: { moves: [{ move: 'recruit', henchman: 'double-shift-chow' }] },
      may: [{ move: 'recruit' }],
      show: ['member:double-shift-chow'],
      mistakes: [{ move: { move: 'recruit' }, text: 'noMercenary' }],
    },
    {
      text: 'war',
      goal: { moves: [{ move: 'endTurn' }] },
      show: ['chapter:2'],
    },
    {
      text: 'loser',
      goal: { moves: [{ move: 'giveUp' }] },
    },
  ],
};
