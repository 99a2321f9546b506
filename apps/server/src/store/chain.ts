import { crc32 } from 'node:zlib';

/** A prime. The product of two remainders modulo this prime fits into the 64-bit integers of both databases. */
export const CHAIN_PRIME = 2_147_483_647;
const BASE = 1_000_003;

/**
 * How an append updates the checksum of a table: to `chain * factor + added`, without reading earlier lines. The
 * checksum is a polynomial over all lines of the table in order.
 */
export interface ChainStep {
  readonly factor: number;
  readonly added: number;
}

export function chainStep(lines: readonly string[]): ChainStep {
  let factor = 1;
  let added = 0;
  for (const line of lines) {
    factor = product(factor, BASE);
    added = (product(added, BASE) + (crc32(line) % CHAIN_PRIME)) % CHAIN_PRIME;
  }
  return { factor, added };
}

/** The checksum of a table's lines. It also covers the table's id, so lines of another table do not match. */
export function chainOf(id: string, lines: readonly string[]): number {
  const { factor, added } = chainStep(lines);
  return (product(crc32(id) % CHAIN_PRIME, factor) + added) % CHAIN_PRIME;
}

const HALF = 65_536;

/** Multiplies in two halves, because JavaScript's numbers are exact only up to 53 bits. */
const product = (a: number, b: number): number =>
  (((a * Math.floor(b / HALF)) % CHAIN_PRIME) * HALF + a * (b % HALF)) % CHAIN_PRIME;
