import type { Reason, SeatId } from '@getaway/kernel';
import type { Skill } from './content/vocabulary.ts';
import type { RuleId } from './rulebook/en.ts';

/** The reasons why a move is not possible, each with the values for its sentence. */
export interface Obstacles {
  short: { sum: number; cost: number; money: number };
  notThere: Nothing;
  lacksOne: { skill: Skill; count: number };
  lacksSeveral: { missing: readonly Skill[] };
  /** `out`: the seat's own members who have the skill but are unavailable. */
  lacksOneOut: { skill: Skill; count: number; out: readonly string[] };
  lacksSeveralOut: { missing: readonly Skill[]; out: readonly string[] };
  /** Skills would be missing even if all members were available. */
  lacksMore: { missing: readonly Skill[]; out: readonly string[] };
  /** P4. None of the seat's own members can begin a shared job. */
  nobodyToBegin: { missing: readonly Skill[] };
  isOut: { member: string };
  isAvailable: { member: string };
  ownOnly: Nothing;
  ownFirst: Nothing;
  notNeeded: { member: string; missing: readonly Skill[] };
  notYours: Nothing;
  yours: Nothing;
  alreadyPaid: Nothing;
  noHeadquarters: Nothing;
  banked: { from: SeatId };
  noMoney: { from: SeatId };
  notTwoSkilled: { henchman: string; count: number };
  nobodyTwoSkilled: { from: SeatId };
  neverBoss: Nothing;
  notInCrew: { member: string };
  hasLearned: { member: string };
  leadsAlready: { member: string };
  noLeader: { member: string };
  noExtraTurn: Nothing;
}
type Nothing = Readonly<Record<never, never>>;

export function because<Rule extends RuleId, Name extends keyof Obstacles>(
  rule: Rule,
  name: Name,
  values: Readonly<Obstacles[Name]>,
): Reason<Rule> {
  return { rule, says: { name, values: { ...values } } };
}
