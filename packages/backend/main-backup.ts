import { readCommand } from '@titraj/contract/command/read-command.ts';
import { makeBackup, newBackupKey, readBackupList } from './backup/index.ts';
import { openDatabase } from './migrations/open-database.ts';
import { DataInUseError } from './platform/database/data-lock.ts';
import { toFilePlace } from './platform/media/media-place.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { readConfig } from './platform/settings/config.ts';
import { readKeptSecret } from './platform/settings/kept-secret.ts';

const USAGE = 'npm run backup -- [list | new-key] [--to PLACE] [--data DIR]';

const { values, positionals } = readCommand({
	usage: USAGE,
	about: 'Makes a backup of database, pictures and documents, lists backups, or makes a pair of keys for them (docs/backup.md).',
	positionals: true,
	options: {
		to: { type: 'string', value: 'PLACE', help: 'a folder, or s3://bucket/prefix, instead of BACKUP_PLACE' },
		plain: { type: 'boolean', default: false, help: 'does not encrypt: everybody who gets the file can read it' },
		data: { type: 'string', default: '.data/shop', value: 'DIR', help: 'folder of the embedded database' },
	},
});
const [command = 'make'] = positionals;

try {
	if (!['make', 'list', 'new-key'].includes(command) || positionals.length > 1) throw new Error(`Usage: ${USAGE}`);
	if (command === 'new-key') await writeNewKey();
	else {
		const config = readConfig({ dataDir: values.data });
		const named = values.to ?? config.backups.place;
		if (named === null) throw new Error('No place for backups: set BACKUP_PLACE, or name one with --to');
		const place = openMediaStore(toFilePlace('BACKUP_PLACE', named, config.s3));
		if (command === 'list') for (const { name, bytes } of await readBackupList(place)) console.log(`${name}  ${toSize(bytes)}`);
		else {
			if (config.backups.recipient === null && !values.plain)
				throw new Error('BACKUP_RECIPIENT is not set: `npm run backup -- new-key` makes a pair of keys. --plain makes a backup that is not encrypted');
			await using database = await openDatabase({ ...config, isCommand: true, keepsTables: true });
			const made = await makeBackup({
				...{ database, place, media: openMediaStore(config.mediaPlace), secret: readKeptSecret(config.dataDir), now: new Date() },
				...{ days: config.backups.days, recipient: values.plain ? null : config.backups.recipient },
			});
			console.log(`${made.name}  ${toSize(made.bytes)}`);
			if (made.lackingFiles > 0)
				console.log(`${made.lackingFiles} files of pictures or documents were missing and are not in it: npm run media fetches them again`);
		}
	}
} catch (error) {
	if (error instanceof DataInUseError)
		console.error(
			'The backend runs with this folder. It makes a backup of each day itself if BACKUP_PLACE is set; POST /merchant/v1/jobs/schedules/backup/run makes it look now (docs/backup.md).',
		);
	else console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** The identity alone goes to the standard output, so that it can be redirected into a file. */
async function writeNewKey(): Promise<void> {
	const { identity, recipient } = await newBackupKey();
	console.error(`BACKUP_RECIPIENT=${recipient}`);
	console.error('Keep the next line in a password manager, never on this machine: without it no backup can be read.');
	console.log(identity);
}

function toSize(bytes: number): string {
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
