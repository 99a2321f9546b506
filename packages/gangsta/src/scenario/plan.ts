import { listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { CHAPTERS, type Chapter, RESOURCES, type ResourceId } from '../content/vocabulary.ts';
import type { Member, Options } from '../state.ts';

/** A member: the id of its card, or an object. `tired` and `taught` make such objects. */
export type Who = string | Member;

export interface SeatPlan {
  readonly boss: Who;
  /** The default is $0. */
  readonly money?: number;
  readonly gang?: readonly Who[];
  readonly active?: ResourceId;
  readonly inactive?: ResourceId;
  readonly done?: readonly string[];
  readonly hospital?: readonly Who[];
}

/**
 * The parts of a position that matter to a test or a lesson. The rest is filled in, so that every card is in exactly
 * one place.
 */
export interface Plan {
  readonly chapter?: Chapter;
  readonly seats: readonly SeatPlan[];
  /** Up to five jobs. Other cards fill the remaining spaces. */
  readonly jobs?: readonly string[];
  readonly pool?: readonly string[];
  /**
   * The whole deck, if it matters. Unlisted jobs count as done by the last seat. Unlisted snitches count as revealed.
   */
  readonly jobDeck?: readonly string[];
  readonly henchmanDeck?: readonly string[];
  readonly jobDiscards?: readonly string[];
  readonly henchmanDiscards?: readonly string[];
  readonly snitches?: readonly string[];
  readonly passes?: number;
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly extra?: boolean;
  /** The part of the turn (T3) at which the game continues. */
  readonly from?: (typeof FROM)[number];
}

const FROM = ['start', 'mobilisation', 'action'] as const;

const MOST = 100;
const card = textUpTo(MOST);
const cards = v.exactOptional(listUpTo(card, MOST));
const resource = v.exactOptional(v.picklist(RESOURCES));
const who = v.union([card, v.strictObject({ card, available: v.boolean(), learned: v.exactOptional(card) })]);
const members = v.exactOptional(listUpTo(who, MOST));

export const planSchema: v.GenericSchema<unknown, Plan> = v.strictObject({
  chapter: v.exactOptional(v.picklist(CHAPTERS)),
  seats: listUpTo(
    v.strictObject({
      boss: who,
      money: v.exactOptional(wholeNumber),
      gang: members,
      active: resource,
      inactive: resource,
      done: cards,
      hospital: members,
    }),
    MOST,
  ),
  jobs: cards,
  pool: cards,
  jobDeck: cards,
  henchmanDeck: cards,
  jobDiscards: cards,
  henchmanDiscards: cards,
  snitches: cards,
  passes: v.exactOptional(wholeNumber),
  options: v.exactOptional(
    v.strictObject({
      families: v.exactOptional(v.boolean()),
      resources: v.exactOptional(v.boolean()),
      openJobs: v.exactOptional(v.boolean()),
    }),
  ),
  turn: v.exactOptional(wholeNumber),
  extra: v.exactOptional(v.boolean()),
  from: v.exactOptional(v.picklist(FROM)),
});
