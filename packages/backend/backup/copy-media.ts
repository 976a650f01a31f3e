import { toMediaKeys } from '../catalog/media/index.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { Database } from './tables.ts';

/** Key of a stored file beside the backups. */
export const toStoredKey = (key: string): string => `media/${key}`;

/** Copies stored pictures and documents that the place does not have yet. Content under a key never changes, so each is copied once. Returns how many files the store lacks. */
export async function backUpMedia(db: Database, store: MediaStore, place: MediaStore): Promise<number> {
	return copyMissing(db, {
		read: (key) => store.read(key),
		has: (key) => place.has(toStoredKey(key)),
		write: (key, bytes) => place.write(toStoredKey(key), bytes),
	});
}

/** Copies the pictures and documents of the restored rows back. Returns how many files the place lacks. */
export async function restoreMedia(db: Database, store: MediaStore, place: MediaStore): Promise<number> {
	return copyMissing(db, { read: (key) => place.read(toStoredKey(key)), has: (key) => store.has(key), write: (key, bytes) => store.write(key, bytes) });
}

async function copyMissing(db: Database, { read, has, write }: Pick<MediaStore, 'read' | 'has' | 'write'>): Promise<number> {
	const files = await db.selectFrom('media_files').select(['hash', 'kind']).execute();
	let lacking = 0;
	for (const key of files.flatMap(({ hash, kind }) => toMediaKeys(kind, hash))) {
		if (await has(key)) continue;
		const bytes = await read(key);
		if (bytes === null) lacking++;
		else await write(key, bytes);
	}
	return lacking;
}
