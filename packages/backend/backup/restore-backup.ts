import { writeSwitches } from '../jobs/index.ts';
import type { MigrationOfBackup, OpenDatabase } from '../migrations/index.ts';
import { readBackupFile } from './backup-file.ts';
import { BackupError, type BackupHeader, type BackupLine } from './format.ts';
import { loadDatabase } from './load-database.ts';
import { skipUsedNumbers } from './skip-used-numbers.ts';

export interface Restoring {
	/** Backup file on this machine. */
	readonly path: string;
	readonly identity: string | null;
	/** Opens the empty database with the tables that it had after a migration; without a name, after all of them. */
	open(lastMigration?: string): Promise<OpenDatabase>;
	/** The migration for `open` that makes the tables of a backup, by the backup's newest one. */
	toMigration(newest: string): MigrationOfBackup;
	/** Stores the secret that signs sessions beside the new data. */
	keepSecret(secret: string): void;
}

export interface Restored {
	/** When the backup was made, ISO 8601. */
	readonly madeAt: string;
	readonly rows: number;
}

/**
 * Fills an empty database from a backup, then brings it to this version's tables. Jobs and mails are paused afterwards: what was sent after the backup would go
 * out again. Throws BackupError with the reason; the database is then left without rows.
 */
export async function restoreBackup({ path, identity, open, toMigration, keepSecret }: Restoring): Promise<Restored> {
	const restored = await readBackupFile(path, {
		identity,
		async consume(lines) {
			const { header, rest } = await takeHeader(lines);
			const migration = toMigration(header.migration);
			if ('refusal' in migration) throw new BackupError(migration.refusal);
			await using database = await open(migration.name);
			const { rows } = await loadDatabase(database.db, rest);
			if (header.secret !== null) keepSecret(header.secret);
			return { madeAt: header.made_at, rows };
		},
	});
	await using database = await open();
	await skipUsedNumbers(database.db);
	await writeSwitches(database.db, { allPaused: true, mailsPaused: true });
	return restored;
}

async function takeHeader(lines: AsyncIterable<BackupLine>): Promise<{ header: BackupHeader; rest: AsyncIterable<BackupLine> }> {
	const rest = lines[Symbol.asyncIterator]();
	const { value } = await rest.next();
	if (typeof value !== 'object' || value === null || !('format' in value)) throw new BackupError('The file is no backup of a shop');
	if (value.format !== 1) throw new BackupError(`The backup has format ${String(value.format)}, which this version does not read`);
	return { header: value, rest: { [Symbol.asyncIterator]: () => rest } };
}
