import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { listUpTo, matches, textUpTo } from './bounded.ts';
import { wholeNumber } from './document.ts';
import type { SeatId } from './shape.ts';

export interface Contribution {
  /** Absent if all players share one device. */
  readonly seat?: SeatId;
  /** The hash of the value. It is published before any value. */
  readonly pledge: string;
  /** Absent if the device was offline when values were published. */
  readonly value?: string;
}

/**
 * The proof that nobody chose the draws of a game. First, the dealer publishes the hash of a secret (the commitment).
 * Then each device publishes the hash of a value (a pledge). Finally, the secret and the values are published, and the
 * seed is the hash of all of them. One honest participant is enough to make the seed unpredictable.
 */
export interface Fairness {
  readonly version: typeof VERSION;
  /** The id of the table. Every hash includes it, so a contribution can't be reused at another table. */
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** In the order in which the pledges were made. */
  readonly contributions: readonly Contribution[];
}

/** The version of the method that derives the seed. */
const VERSION = 1;
const MAX_CONTRIBUTIONS = 100;
const MAX_LETTERS = 100;

/** A hash, a secret or a value: 256 bits. */
export const bits256: v.GenericSchema<unknown, string> = v.pipe(textUpTo(64), matches(/^[\da-f]{64}$/u));

export const fairnessSchema: v.GenericSchema<unknown, Fairness> = v.strictObject({
  version: v.literal(VERSION),
  table: textUpTo(MAX_LETTERS),
  commitment: bits256,
  secret: bits256,
  contributions: listUpTo(
    v.strictObject({ seat: v.exactOptional(wholeNumber), pledge: bits256, value: v.exactOptional(bits256) }),
    MAX_CONTRIBUTIONS,
  ),
});

const hash = (kind: string, ...parts: readonly unknown[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([`getaway ${kind}`, VERSION, ...parts]))));

/** Published before anybody contributes, so the secret can't be changed afterwards. */
export const commitmentOf = (table: string, secret: string): string => hash('commitment', table, secret);

/** All pledges are published before the first value. So no value can be changed afterwards. */
export const pledgeOf = (table: string, value: string): string => hash('pledge', table, value);

/** How a game begins: with a seed and, if the seed was drawn fairly, its proof. */
export interface Beginning {
  readonly seed: string;
  readonly fair?: Fairness;
}

export function fairBeginning(
  table: string,
  secret: string,
  contributions: readonly Contribution[],
): Beginning & { readonly fair: Fairness } {
  const commitment = commitmentOf(table, secret);
  const fair: Fairness = { version: VERSION, table, commitment, secret, contributions };
  return { seed: seedOf(fair), fair };
}

export const seedOf = ({ table, secret, contributions }: Fairness): string =>
  hash(
    'seed',
    table,
    secret,
    contributions.map(({ seat = null, pledge, value = null }) => [seat, pledge, value]),
  );

/** Returns `commitment` if the secret doesn't match its hash, and `pledge` if a value doesn't match its hash. */
export function faultIn({ table, secret, commitment, contributions }: Fairness): 'commitment' | 'pledge' | undefined {
  if (commitmentOf(table, secret) !== commitment) return 'commitment';
  const isBroken = ({ pledge, value }: Contribution): boolean =>
    value !== undefined && pledgeOf(table, value) !== pledge;
  return contributions.some(isBroken) ? 'pledge' : undefined;
}
