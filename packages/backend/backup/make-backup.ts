import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../migrations/index.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { writeBackupFile } from './backup-file.ts';
import { keepBackup, type StoredBackup } from './backup-list.ts';
import { backUpMedia } from './copy-media.ts';
import { dumpDatabase } from './dump-database.ts';

export interface BackupSource {
	readonly database: Pick<OpenDatabase, 'openCopy'>;
	readonly media: MediaStore;
	readonly place: MediaStore;
	/** Public key to encrypt for; null leaves the backup readable by all. */
	readonly recipient: string | null;
	/** Secret that signs sessions, if it is stored with the data. */
	readonly secret: string | null;
	/** Days that backups are kept. */
	readonly days: number;
	readonly now: Date;
}

/** Stores a backup of database and media in the place, consistent while the shop is open, and removes old ones. */
export async function makeBackup({
	database,
	media,
	place,
	recipient,
	secret,
	days,
	now,
}: BackupSource): Promise<StoredBackup & { readonly lackingFiles: number }> {
	const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
	try {
		const file = join(folder, 'backup');
		await using copy = await database.openCopy(join(folder, 'data'));
		await writeBackupFile(file, dumpDatabase(copy.db, { now, secret }), recipient);
		const lackingFiles = await backUpMedia(copy.db, media, place);
		const bytes = await readFile(file);
		const made = {
			name: `backup-${now.toISOString().replaceAll(':', '-')}.jsonl.gz${recipient === null ? '' : '.age'}`,
			...{ made_at: now.toISOString(), bytes: bytes.length, encrypted: recipient !== null },
		};
		await place.write(made.name, bytes);
		await keepBackup(place, made, days);
		return { ...made, lackingFiles };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
