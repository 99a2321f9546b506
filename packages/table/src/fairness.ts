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

/** The public state of the fair draw, before the game begins. */
export interface DrawsAhead {
  /** The hash of the secret. It is published before anybody contributes. */
  readonly commitment: string;
  readonly pledges: readonly Pledge[];
  /** Whether the list of pledges is final. If so, each device has to publish its value. */
  readonly sealed: boolean;
}

/** A device's own record of the fair draw. After the game, it shows whether the device's contribution was used. */
export interface DrawWitness {
  readonly commitment: string;
  /** The device's contribution. It stays secret until the list of pledges is final. */
  readonly value: string;
  /** The final list of pledges that the device saw before it published its own value. */
  readonly sealed?: readonly Pledge[] | undefined;
  /** Set once the server has confirmed that it received the value. */
  readonly confirmed?: true | undefined;
  /** The finished game, as this device saw it. */
  readonly told?: SeenGame | undefined;
}

interface SeenGame {
  readonly seat: SeatId;
  readonly digest: string;
}

const MAX_PLEDGES = 100;

export const drawWitnessSchema: v.GenericSchema<unknown, DrawWitness> = v.object({
  commitment: bits256,
  value: bits256,
  sealed: v.optional(listUpTo(v.object({ seat: v.exactOptional(wholeNumber), pledge: bits256 }), MAX_PLEDGES)),
  confirmed: v.optional(v.literal(true)),
  told: v.optional(v.object({ seat: wholeNumber, digest: bits256 })),
});

/**
 * The next message that a device has to send for the fair draw. The device stores `witness` before it sends the
 * message.
 */
export type DrawStep =
  | { readonly do: 'pledge'; readonly fields: { readonly pledge: string } }
  | { readonly do: 'disclose'; readonly fields: { readonly value: string }; readonly witness: DrawWitness };

/**
 * Returns undefined if there is nothing to send. A device publishes its value only for one final list of pledges, which
 * contains its own pledge. So nobody can change the list after seeing the value.
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
 * What a device's record says about a proof. `included`: the device's value is part of the seed. `absent`: the device
 * took no part. `unopened`: its value did not arrive in time. All other results show tampering. `otherCommitment`:
 * another secret was used. `otherPledges`: the list of pledges was changed. `leftOut`: a confirmed value was left out.
 * `withheld`: the proof is missing. `otherGame`: the journal belongs to another game.
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
 * Compares a device's record with a proof. Returns undefined if the device kept no record, or if there is no proof. But
 * if the server had confirmed the device's value, a missing proof is `withheld`. `digest` is a hash of the journal's
 * game, as the device's seat saw it.
 */
export function testimonyOn(
  verification: Verification,
  witness: DrawWitness | undefined,
  digest?: string,
): Testimony | undefined {
  if (witness === undefined) return undefined;
  const fair = 'fair' in verification ? verification.fair : undefined;
  if (fair !== undefined) {
    const testimony = compareWithProof(fair, witness);
    const isOther = digest !== undefined && witness.told !== undefined && digest !== witness.told.digest;
    return isOther && !isTampering(testimony) ? 'otherGame' : testimony;
  }
  const hasNone =
    verification.verdict === 'seedGiven' ||
    (verification.verdict === 'unverifiable' && verification.because === 'noProof');
  return hasNone && witness.confirmed === true ? 'withheld' : undefined;
}

export function compareWithProof(fair: Fairness, { commitment, value, sealed, confirmed }: DrawWitness): Testimony {
  if (fair.commitment !== commitment) return 'otherCommitment';
  if (sealed !== undefined && !isSame(sealed, fair.contributions)) return 'otherPledges';
  const own = fair.contributions.find(({ pledge }) => pledge === pledgeOf(fair.table, value));
  if (own === undefined) return confirmed === true ? 'leftOut' : 'absent';
  if (own.value !== undefined) return 'included';
  return confirmed === true ? 'leftOut' : 'unopened';
}

const TAMPERING = [
  'otherCommitment',
  'otherPledges',
  'leftOut',
  'withheld',
  'otherGame',
] as const satisfies Testimony[];

export const isTampering = (testimony: Testimony): testimony is (typeof TAMPERING)[number] =>
  TAMPERING.some((lie) => lie === testimony);

const isSame = (some: readonly Pledge[], others: readonly Pledge[]): boolean =>
  some.length === others.length &&
  some.every(({ seat, pledge }, i) => seat === others[i]?.seat && pledge === others[i]?.pledge);
