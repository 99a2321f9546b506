import type { DeckName, IncomeReason } from '../../events.ts';
import type { LOSSES } from '../../frames.ts';
import type { EndReason, HeldResource, Options } from '../../state.ts';

/** The words that sentences, tables and scores are put together from. */
export const WORDS = {
  'game.name': 'Gangsta!',
  'game.pitch': 'Hire a gang, pull jobs, keep the snitches quiet. 2 to 4 players.',

  'seat.you': 'You',
  'winner.nobody': 'nobody',
  'resource.hidden': 'a resource',
  'card.hidden': 'a card',

  'deck.jobs': 'job deck',
  'deck.henchmen': 'henchman deck',

  'reason.leaders': 'from the leaders',
  'reason.job': 'for the job',
  'reason.partnership': 'for the partnership',
  'reason.opportunity': 'of opportunity income',
  'reason.counterfeitPress': 'fresh off the press',
  'reason.blackMarket': 'on the black market',

  'cause.assassination': 'to an assassin',
  'cause.gangWar': 'in the gang war',
  'cause.snitch': 'to an unpaid snitch',

  'end.members': 'a gang has nine members',
  'end.snitches': 'the third snitch has talked',
  'end.idleness': 'ten rounds went by with nothing but passes',

  'status.secret': 'secret',
  'status.inactive': 'inactive',
  'status.active': 'active',
  'status.stopped': 'stopped, still counts',
  'status.worthless': 'stopped, worthless',

  'score.jobs': 'Jobs done',
  'score.members': 'Members',
  'score.richest': 'Richest',
  'score.resource': 'Resource',
  'score.largestGang': 'Largest gang',
  'score.families': 'Families',

  'option.families': 'Families: kin cost $1 less, and each family has a prize at the end',
  'option.resources': 'Resources: everybody gets two in secret and keeps one face up',
  'option.openJobs': 'Open jobs: everybody sees which jobs everybody has done',

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
