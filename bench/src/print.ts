import type { Spread } from './statistics.ts';

/** Aligns the first column to the left and the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export const verdict = (reached: boolean): string => (reached ? 'reached' : 'missed');
export const factor = ({ median }: Spread): string => `${fine(median)}x`;
export const range = ({ lowest, highest }: Spread, write: (value: number) => string): string =>
  `[${write(lowest)} - ${write(highest)}]`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const fine = (value: number): string => value.toPrecision(3);
