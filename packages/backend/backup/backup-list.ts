import type { MediaStore } from '../platform/media/media-store.ts';

/** A backup in a place, and what it holds. */
export interface StoredBackup {
	/** Key of the file in the place. */
	readonly name: string;
	/** ISO 8601, in UTC. */
	readonly made_at: string;
	readonly bytes: number;
	readonly encrypted: boolean;
}

const KEY = 'backups.json';

/** Backups of a place, the newest first. */
export async function readBackupList(place: MediaStore): Promise<readonly StoredBackup[]> {
	const stored = await place.read(KEY);
	const list: readonly StoredBackup[] = stored === null ? [] : JSON.parse(stored.toString());
	return list.toSorted((first, second) => second.made_at.localeCompare(first.made_at));
}

/** Adds a backup, and removes those that are older than `days`, but never the newest. */
export async function keepBackup(place: MediaStore, made: StoredBackup, days: number): Promise<void> {
	const known = await readBackupList(place);
	const oldest = new Date(Date.parse(made.made_at) - days * 86_400_000).toISOString();
	const [kept, old] = [known.filter(({ made_at }) => made_at >= oldest), known.filter(({ made_at }) => made_at < oldest)];
	await place.write(KEY, Buffer.from(JSON.stringify([made, ...kept.filter(({ name }) => name !== made.name)], null, '\t')));
	for (const { name } of old) await place.remove(name);
}
