import { StoreError } from './port.ts';

/**
 * The migrations that a database of this version still needs. Migration n is at index n - 1, and a released migration
 * never changes. Refuses a database of a newer version, because its schema is unknown.
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
