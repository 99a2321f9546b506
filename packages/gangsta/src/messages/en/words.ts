import type { DeckName, IncomeReason } from '../../events.ts';
import type { LOSSES } from '../../frames.ts';
import type { EndReason, HeldResource, Options } from '../../state.ts';

/** Words that are inserted into sentences, tables and scores. */
export const WORDS = {
  'seat.you': 'You',
  'seat.youInside': 'you',
  'winner.nobody': 'nobody',
  'resource.hidden': 'a resource',
  'card.hidden': 'a card',

  'deck.jobs': 'job deck',
  'deck.henchmen': 'henchman deck',

  'reason.leaders': 'for having leaders',
  'reason.job': 'for the job',
  'reason.partnership': 'from the common share',
  'reason.opportunity': 'in catch-up income',
  'reason.counterfeitPress': 'from the counterfeit press',
  'reason.blackMarket': 'from the black market',

  'cause.assassination': 'to an assassin',
  'cause.gangWar': 'in the gang war',
  'cause.snitch': 'to an unpaid snitch',

  'end.members': 'a gang reached 9 members',
  'endOf.members': '{seatIs, select, you {your gang} other {{seat}’s gang}} reached 9 members',
  'end.snitches': 'the third snitch talked',
  'end.idleness': 'nobody did anything but pass for 10 rounds',

  'status.secret': 'secret',
  'status.inactive': 'inactive',
  'status.active': 'active',
  'status.stopped': 'stopped, still counts',
  'status.worthless': 'stopped, worthless',

  'score.jobs': 'Completed jobs',
  'score.members': 'Members',
  'score.richest': 'Richest',
  'score.resource': 'Resource',
  'score.largestGang': 'Largest gang',
  'score.families': 'Families',
  'score.total': 'Influence',

  'option.families': 'Families: henchmen of your boss’s family cost $1 less, and each family scores at the end',
  'option.resources': 'Resources: everybody secretly gets 2, keeps 1 and then shows it',
  'option.openJobs': 'Open jobs: everybody sees which jobs the others have completed',

  'letter.leader': 'L',
  'letter.mercenary': 'M',
  'letter.informer': 'I',
  'letter.sniper': 'S',
  'letter.brawler': 'B',
  'letter.hacker': 'H',
} as const satisfies Record<
  | `deck.${DeckName}`
  | `reason.${IncomeReason}`
  | `cause.${(typeof LOSSES)[number]}`
  | `end.${EndReason}`
  | `status.${HeldResource['status']}`
  | `option.${keyof Options}`,
  string
> &
  Record<string, string>;
