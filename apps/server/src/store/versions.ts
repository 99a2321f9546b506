import { StoreError } from './port.ts';

/**
 * Migrations lead forward only: number n stands at place n - 1, and what has once been released never changes. Those that a
 * database of this version still needs; a database of a newer program is refused, for nobody here knows what is in it.
 */
export function missingMigrations(
  version: number,
  migrations: readonly string[],
): readonly { readonly number: number; readonly sql: string }[] {
  if (version > migrations.length)
    throw new StoreError(
      'newer',
      `A newer Getaway wrote this database: it has version ${version}, this program knows version ${migrations.length}. Update the program; nothing was changed.`,
    );
  return migrations.map((sql, i) => ({ number: i + 1, sql })).slice(version);
}
