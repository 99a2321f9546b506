import type { StoreTrouble } from '../port.ts';

const FULL = 13;
const TROUBLES: Readonly<Record<number, StoreTrouble>> = { 787: 'missing', 1555: 'exists', 2067: 'exists' };
/**
 * SQLite's error codes for failures that are not our bugs: the file is locked, read-only or broken, or the disk is
 * full.
 */
const OUTSIDE = new Set([5, 6, 8, 10, 11, FULL, 14, 26]);

/** The name of an expected failure; undefined for a bug. */
export const troubleOf = (error: unknown): StoreTrouble | undefined =>
  TROUBLES[codeOf(error)] ?? (isOfTheDisk(error) ? 'unavailable' : undefined);

export const isOfTheDisk = (error: unknown): boolean => OUTSIDE.has(codeOf(error) % PRIMARY);

export const isFull = (error: unknown): boolean => codeOf(error) === FULL;

/** SQLite's primary error code is the extended code modulo this number. */
const PRIMARY = 256;

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
}
