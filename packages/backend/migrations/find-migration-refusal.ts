import type { Origin } from '../platform/shop/origin.ts';
import type { MigrationState } from './migration-state.ts';

/** A database that this version does not migrate or open; the message says why and what to do. */
export class MigrationRefusal extends Error {}

/** When the last backup was made, and where this shop keeps its backups. */
export interface LastBackup {
	readonly place: string | null;
	/** Null if there is none. */
	readonly madeAt: Date | null;
}

interface MigrationFacts {
	readonly state: MigrationState;
	/** Null for a database without content. */
	readonly origin: Origin | null;
	/** Null if a migration needs no backup. */
	readonly backup: LastBackup | null;
	readonly now: Date;
}

const HOUR = 3_600_000;

/** Why a database may not be opened or migrated by this version; null if it may. A demo, and a database without content, need no backup. */
export function findMigrationRefusal({ state: { start, breaking, pending, isNew }, origin, backup, now }: MigrationFacts): string | null {
	if (start.kind === 'part')
		return `The database is of a version before 0.2.0 (newest migration: ${start.newest}), which this version cannot migrate: start the last version that has the old migrations with it once, then this one (docs/update.md, "Data of before 0.2.0")`;
	if (breaking.length > 0)
		return `The database has data of a newer version, which this version cannot work with (${breaking.join(', ')}). Start the newer version again, or restore a backup of the time before its update: docs/update.md`;
	if (pending.length === 0 || isNew || origin !== 'own' || backup === null) return null;
	if (backup.madeAt !== null && backup.madeAt.getTime() > now.getTime() - HOUR) return null;
	return `The database needs ${toCount(pending)}, and there is no backup of the last hour: ${toNewest(backup)}. Make one (npm run backup, or node dist/node/backup.js) and start again, or start without: --no-backup`;
}

const toCount = (names: readonly string[]): string =>
	names.length === 1 ? `the migration ${names[0]}` : `${names.length} migrations (${names[0]} to ${names.at(-1)})`;

function toNewest({ place, madeAt }: LastBackup): string {
	if (place === null) return 'BACKUP_PLACE is not set';
	return madeAt === null ? `${place} has none` : `the newest of ${place} is of ${madeAt.toISOString()}`;
}
