import {
  bits256,
  type Contribution,
  type Fairness,
  listUpTo,
  pledgeOf,
  type SeatId,
  type Verification,
  wholeNumber,
} from '@getaway/kernel';
import * as v from 'valibot';

type Pledge = Pick<Contribution, 'seat' | 'pledge'>;

/** What a table that gathers tells of its draws. */
export interface DrawsAhead {
  /** The hash of the secret, fixed before anybody contributes. */
  readonly commitment: string;
  readonly pledges: readonly Pledge[];
  /** No pledge is added or withdrawn any more: each device opens its own. */
  readonly sealed: boolean;
}

/** What a device remembers of a table, so that it can tell after the game whether it was heeded. */
export interface DrawWitness {
  readonly commitment: string;
  /** What it contributes; told to nobody before the pledges are sealed. */
  readonly value: string;
  /** The pledges as they were sealed, seen before it opened its own. */
  readonly sealed?: readonly Pledge[] | undefined;
  /** The dealer has confirmed that it got the value. */
  readonly confirmed?: true | undefined;
  /** The game as this device was told it when it ended. */
  readonly told?: ToldGame | undefined;
}

interface ToldGame {
  readonly seat: SeatId;
  readonly digest: string;
}

const MOST_PLEDGES = 100;

export const drawWitnessSchema: v.GenericSchema<unknown, DrawWitness> = v.object({
  commitment: bits256,
  value: bits256,
  sealed: v.optional(listUpTo(v.object({ seat: v.exactOptional(wholeNumber), pledge: bits256 }), MOST_PLEDGES)),
  confirmed: v.optional(v.literal(true)),
  told: v.optional(v.object({ seat: wholeNumber, digest: bits256 })),
});

/** What a device does next for the draws of a table that gathers: with the values that it sends, and what it has to remember first. */
export type DrawStep =
  | { readonly do: 'pledge'; readonly fields: { readonly pledge: string } }
  | { readonly do: 'disclose'; readonly fields: { readonly value: string }; readonly witness: DrawWitness };

/**
 * Nothing, if there is nothing to do. A value is told only once the pledges are sealed, one's own among them, and never with
 * others than those that were seen first: so nobody could choose theirs, or leave any out, knowing this one.
 */
export function nextDrawStep(
  { commitment, pledges, sealed }: DrawsAhead,
  witness: DrawWitness,
  { table, seat }: { readonly table: string; readonly seat: SeatId },
): DrawStep | undefined {
  if (commitment !== witness.commitment || witness.confirmed === true) return undefined;
  const pledge = pledgeOf(table, witness.value);
  const isPledged = pledges.some((one) => one.seat === seat && one.pledge === pledge);
  if (!sealed) return isPledged ? undefined : { do: 'pledge', fields: { pledge } };
  if (!isPledged || (witness.sealed !== undefined && !isSame(witness.sealed, pledges))) return undefined;
  return { do: 'disclose', fields: { value: witness.value }, witness: { ...witness, sealed: pledges } };
}

/**
 * Whether a proof is the one that a device saw come about: `included`, its value is part of the seed; `absent`, it took no part;
 * `unopened`, its value did not arrive in time. The others are lies: another secret was committed to, the pledges are not those
 * that were sealed, a value that had arrived was left out, there is no proof although there had to be one, or the journal is of
 * another game than the one that was played.
 */
export type Testimony =
  | 'included'
  | 'absent'
  | 'unopened'
  | 'otherCommitment'
  | 'otherPledges'
  | 'leftOut'
  | 'withheld'
  | 'otherGame';

/**
 * Undefined where there is nothing to compare: nothing was kept, or the game can't be verified at all. `digest` is that of the
 * journal's game, as the seat that the device remembers is told it.
 */
export function testimonyOn(
  verification: Verification,
  witness: DrawWitness | undefined,
  digest?: string,
): Testimony | undefined {
  if (witness === undefined) return undefined;
  const fair = 'fair' in verification ? verification.fair : undefined;
  if (fair !== undefined) {
    const testimony = testify(fair, witness);
    const isOther = digest !== undefined && witness.told !== undefined && digest !== witness.told.digest;
    return isOther && !isLie(testimony) ? 'otherGame' : testimony;
  }
  const hasNone =
    verification.verdict === 'seedGiven' ||
    (verification.verdict === 'unverifiable' && verification.because === 'noProof');
  return hasNone && witness.confirmed === true ? 'withheld' : undefined;
}

export function testify(fair: Fairness, { commitment, value, sealed, confirmed }: DrawWitness): Testimony {
  if (fair.commitment !== commitment) return 'otherCommitment';
  if (sealed !== undefined && !isSame(sealed, fair.contributions)) return 'otherPledges';
  const own = fair.contributions.find(({ pledge }) => pledge === pledgeOf(fair.table, value));
  if (own === undefined) return confirmed === true ? 'leftOut' : 'absent';
  if (own.value !== undefined) return 'included';
  return confirmed === true ? 'leftOut' : 'unopened';
}

const LIES = ['otherCommitment', 'otherPledges', 'leftOut', 'withheld', 'otherGame'] as const satisfies Testimony[];

export const isLie = (testimony: Testimony): testimony is (typeof LIES)[number] =>
  LIES.some((lie) => lie === testimony);

const isSame = (some: readonly Pledge[], others: readonly Pledge[]): boolean =>
  some.length === others.length &&
  some.every(({ seat, pledge }, i) => seat === others[i]?.seat && pledge === others[i]?.pledge);
