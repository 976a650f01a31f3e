import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from '../platform/database/tables.ts';
import { readOrigin } from '../platform/shop/origin.ts';
import { start } from './0189-start.ts';
import { backorders } from './0191-backorders.ts';
import { popularRanking } from './0196-popular-ranking.ts';
import { findOrders } from './0197-find-orders.ts';
import { editSweepstakes } from './0198-edit-sweepstakes.ts';
import { newsletterTopics } from './0199-newsletter-topics.ts';
import { backorderPromise } from './0200-backorder-promise.ts';
import { sourcesThatFailed } from './0204-sources-that-failed.ts';
import { shippingTitles } from './0207-shipping-titles.ts';
import { vouchers } from './0208-vouchers.ts';
import { payingWithVouchers } from './0209-paying-with-vouchers.ts';
import { audiences } from './0210-audiences.ts';
import { sweepstakeDraws } from './0211-sweepstake-draws.ts';
import { waitingOrders } from './0212-waiting-orders.ts';
import { connectorStates } from './0213-connector-states.ts';
import { categoryAttributes } from './0214-category-attributes.ts';
import { connectorOwners } from './0216-connector-owners.ts';
import { findMigrationRefusal, type LastBackup, MigrationRefusal } from './find-migration-refusal.ts';
import { type MigrationState, noteBreaking, noteStart, readMigrationState } from './migration-state.ts';

/** In order. The statements of a released migration are never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
	'0189-start': start,
	'0191-backorders': backorders,
	'0196-popular-ranking': popularRanking,
	'0197-find-orders': findOrders,
	'0198-edit-sweepstakes': editSweepstakes,
	'0199-newsletter-topics': newsletterTopics,
	'0200-backorder-promise': backorderPromise,
	'0204-sources-that-failed': sourcesThatFailed,
	'0207-shipping-titles': shippingTitles,
	'0208-vouchers': vouchers,
	'0209-paying-with-vouchers': payingWithVouchers,
	'0210-audiences': audiences,
	'0211-sweepstake-draws': sweepstakeDraws,
	'0212-waiting-orders': waitingOrders,
	'0213-connector-states': connectorStates,
	'0214-category-attributes': categoryAttributes,
	'0216-connector-owners': connectorOwners,
};

/** Names of the migrations that this version knows, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/**
 * Migrations that the version before cannot work with, because they remove or rename what it uses. The others only add, so that the version before
 * works during an update and after a rollback (0138).
 */
const BREAKING: readonly string[] = [];

interface Migrating {
	/** Those of this version by default. */
	readonly migrations?: Readonly<Record<string, Migration>>;
	/** Name of the last migration to run; all by default. */
	readonly last?: string | undefined;
	/** Finds the last backup, without which a merchant's own shop is not migrated; left out if none is needed. */
	readonly findBackup?: (() => Promise<LastBackup>) | undefined;
}

/** Runs pending migrations. Throws MigrationRefusal if the database is of a newer or too old version, or if there is no recent backup. */
export async function migrate(db: Kysely<Tables>, { migrations = MIGRATIONS, last, findBackup }: Migrating = {}): Promise<void> {
	const state = await readMigrationState(db, Object.keys(migrations).toSorted());
	const refusal = findMigrationRefusal({ state, ...(await readShopOfRefusal(db, state, findBackup)), now: new Date() });
	if (refusal !== null) throw new MigrationRefusal(refusal);
	if (state.start.kind === 'replaced') await noteStart(db);
	// They are executed already, and only known to the database.
	const unknown = Object.fromEntries(state.unknown.map((name) => [name, { up: async () => undefined }]));
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...unknown }) }, allowUnorderedMigrations: true });
	const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
	if (error === undefined)
		return noteBreaking(
			db,
			results.map(({ migrationName }) => migrationName).filter((name) => BREAKING.includes(name)),
		);
	const failed = results.find((result) => result.status === 'Error');
	throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

async function readShopOfRefusal(db: Kysely<Tables>, { pending, isNew }: MigrationState, findBackup: Migrating['findBackup']) {
	if (findBackup === undefined || isNew || pending.length === 0) return { origin: null, backup: null };
	return { origin: await readOrigin(db), backup: await findBackup() };
}
