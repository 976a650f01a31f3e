import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { type Restored, type Restoring, readIdentity, restoreBackup, restoreMedia, takeBackup } from './backup/index.ts';
import { isUnused, openDatabase, toMigrationOfBackup } from './migrations/index.ts';
import { toFilePlace } from './platform/media/media-place.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { readConfig } from './platform/settings/config.ts';
import { writeKeptSecret } from './platform/settings/kept-secret.ts';

const USAGE = 'npm run restore -- FILE | latest [--identity FILE] [--from PLACE] [--data DIR]';

const { values, positionals } = readCommand({
	usage: USAGE,
	about: 'Restores a backup into a new data folder or an empty Postgres database (docs/backup.md).',
	positionals: true,
	options: {
		identity: { type: 'string', value: 'FILE', help: 'file that holds the secret key (AGE-SECRET-KEY-1…); - reads it from the standard input' },
		from: { type: 'string', value: 'PLACE', help: 'a folder, or s3://bucket/prefix, instead of BACKUP_PLACE' },
		data: { type: 'string', default: '.data/shop', value: 'DIR', help: 'folder of the embedded database' },
	},
});
const [wanted] = positionals;

try {
	if (wanted === undefined || positionals.length > 1) throw new Error(`Usage: ${USAGE}`);
	const config = readConfig({ dataDir: values.data });
	const target = config.databaseUrl === null ? values.data : 'The database of DATABASE_URL';
	if (!(await isUnused(config))) throw new Error(`${target} has data already: a backup is restored into an empty one. Nothing was changed`);
	const named = values.from ?? (wanted === 'latest' ? config.backups.place : dirname(wanted));
	if (named === null) throw new Error('Where are the backups? Set BACKUP_PLACE, or name the place with --from');
	const place = openMediaStore(toFilePlace('BACKUP_PLACE', named, config.s3));
	const folder = await mkdtemp(join(tmpdir(), 'shop-restore-'));
	try {
		const path = await takeBackup({ place, named, wanted: wanted === 'latest' ? null : wanted, folder });
		const open = (lastMigration?: string) => openDatabase({ ...config, isCommand: true, ...(lastMigration !== undefined && { lastMigration }) });
		const { madeAt, rows } = await restoreOrLeaveEmpty(
			{
				...{ path, open, toMigration: toMigrationOfBackup, identity: values.identity === undefined ? null : readIdentity(values.identity) },
				keepSecret: (secret) => writeKeptSecret(config.dataDir, secret),
			},
			config.dataDir,
		);
		await using database = await open();
		const lacking = await restoreMedia(database.db, openMediaStore(config.mediaPlace), place);
		console.log(`Restored ${rows} rows of ${madeAt}.`);
		if (lacking > 0) console.log(`${lacking} files of pictures or documents are not in ${named}: npm run media fetches them again.`);
		console.log('Jobs and mails are paused, because mails that were sent since would go out again. Look at /admin/, then switch them on (docs/backup.md).');
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** A backup that cannot be restored leaves no half-filled folder behind, so that the next try finds an empty one. */
async function restoreOrLeaveEmpty(restoring: Restoring, dataDir: string | null): Promise<Restored> {
	try {
		return await restoreBackup(restoring);
	} catch (error) {
		if (dataDir !== null) await rm(join(dataDir, 'pg'), { recursive: true, force: true });
		throw error;
	}
}
