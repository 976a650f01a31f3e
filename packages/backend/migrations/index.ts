/** Whether the configured database does not exist yet, or is a Postgres database without a shop: without tables, or without staff, customers, products and orders. Changes nothing. */

/** Why a database may not be migrated, and when its last backup was made. */
export { findMigrationRefusal, type LastBackup } from './find-migration-refusal.ts';
export { isUnused } from './is-unused.ts';
/** Names of the migrations that this version knows. */
export { MIGRATION_NAMES } from './migrate.ts';
/** Which migrations a database has. */
export { readMigrationState } from './migration-state.ts';
export {
	/** An open database, embedded or on a server. */
	type OpenDatabase,
	/** Opens and migrates a Postgres database if `databaseUrl` is set, else the embedded database in its locked folder or in memory. */
	openDatabase,
} from './open-database.ts';
export {
	/** Name of the migration up to which an empty database is made for a backup, or why this version cannot make one. */
	type MigrationOfBackup,
	/** Finds the tables of a backup by its newest migration. */
	toMigrationOfBackup,
} from './to-migration-of-backup.ts';
