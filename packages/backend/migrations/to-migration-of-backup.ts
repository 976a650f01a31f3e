import { MIGRATION_NAMES } from './migrate.ts';
import { isReplaced, LAST_REPLACED, START } from './replaced-migrations.ts';

/** Name of the migration up to which an empty database is made for a backup, or why this version cannot make one. */
export type MigrationOfBackup = { readonly name: string } | { readonly refusal: string };

/** Finds the tables of a backup by its newest migration. */
export function toMigrationOfBackup(newest: string): MigrationOfBackup {
	if (newest === LAST_REPLACED) return { name: START };
	if (MIGRATION_NAMES.includes(newest)) return { name: newest };
	const refusal = isReplaced(newest)
		? `The backup is of a version before 0.2.0 (newest migration: ${newest}), whose tables this version cannot make: restore it with the last version that has the old migrations, and make a new backup there (docs/update.md, "Data of before 0.2.0")`
		: `The backup is of a newer version (${newest}). Update the shop to the version that made it, or to a later one`;
	return { refusal };
}
