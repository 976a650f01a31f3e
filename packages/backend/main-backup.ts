import { readCommand } from '@titraj/contract/command/read-command.ts';
import { askRunningBackend, makeBackup, newBackupKey, readBackupList } from './backup/index.ts';
import { readCommandAccess } from './merchant-api/keys/command-access.ts';
import { openDatabase } from './migrations/index.ts';
import { DataInUseError, findDataOwner } from './platform/database/data-lock.ts';
import { toFilePlace } from './platform/media/media-place.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { type BackendConfig, readConfig } from './platform/settings/config.ts';
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
		const access = config.dataDir !== null && findDataOwner(config.dataDir) !== null ? readCommandAccess(config.dataDir) : null;
		if (command === 'make' && access !== null && (values.to !== undefined || values.plain))
			throw new Error('The backend runs with this folder and makes backups in its own BACKUP_PLACE: leave out --to and --plain, or stop it first');
		if (command === 'make' && access !== null) report(await askRunningBackend(access));
		else await useFolder(config);
	}
} catch (error) {
	if (error instanceof DataInUseError) console.error('Another command has this folder: try again when it has ended.');
	else console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** Lists backups, or makes one of a database that this process opens. */
async function useFolder(config: BackendConfig): Promise<void> {
	const named = values.to ?? config.backups.place;
	if (named === null) throw new Error('No place for backups: set BACKUP_PLACE, or name one with --to');
	const place = openMediaStore(toFilePlace('BACKUP_PLACE', named, config.s3));
	if (command === 'list') {
		for (const { name, bytes } of await readBackupList(place)) console.log(`${name}  ${toSize(bytes)}`);
		return;
	}
	if (config.backups.recipient === null && !values.plain)
		throw new Error('BACKUP_RECIPIENT is not set: `npm run backup -- new-key` makes a pair of keys. --plain makes a backup that is not encrypted');
	await using database = await openDatabase({ ...config, isCommand: true, keepsTables: true });
	report(
		await makeBackup({
			...{ database, place, media: openMediaStore(config.mediaPlace), secret: readKeptSecret(config.dataDir), now: new Date() },
			...{ days: config.backups.days, recipient: values.plain ? null : config.backups.recipient },
		}),
	);
}

/** The identity alone goes to the standard output, so that it can be redirected into a file. */
async function writeNewKey(): Promise<void> {
	const { identity, recipient } = await newBackupKey();
	console.error(`BACKUP_RECIPIENT=${recipient}`);
	console.error('Keep the next line in a password manager, never on this machine: without it no backup can be read.');
	console.log(identity);
}

function report({ name, bytes, lackingFiles }: { readonly name: string; readonly bytes: number; readonly lackingFiles: number }): void {
	console.log(`${name}  ${toSize(bytes)}`);
	if (lackingFiles > 0) console.log(`${lackingFiles} files of pictures or documents were missing and are not in it: npm run media fetches them again`);
}

function toSize(bytes: number): string {
	return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
