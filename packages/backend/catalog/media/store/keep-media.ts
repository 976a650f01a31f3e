import { createHash } from 'node:crypto';
import type { MediaKind } from '../../../platform/database/tables/media-tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import type { Database } from '../../tables.ts';
import { describeOther, isPdf } from '../pictures/detect-type.ts';
import { encodePicture, type RefusedPicture } from '../pictures/encode-picture.ts';
import { originalKey, sizeKey, toMediaKeys } from './media-keys.ts';

/** Maximum file size in bytes; the storefront serves no larger document. */
export const LARGEST: Readonly<Record<MediaKind, number>> = { picture: 25 * 1024 * 1024, document: 20 * 1000 * 1000 };

export type KeptMedia = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly reason: string };

export const kindOf = (bytes: Buffer): MediaKind => (isPdf(bytes) ? 'document' : 'picture');

interface NewMedia {
	readonly kind: MediaKind;
	readonly bytes: Buffer;
	/** Runs in the transaction that stores the row; of known content after it was found. */
	readonly note?: (trx: Database, file: { readonly hash: string; readonly type: string }) => Promise<void>;
}

/**
 * Stores content under its hash, pictures in all sizes. Known content is not written again unless the store has lost it. `reason` is a
 * predicate such as "is damaged", to be appended to a name.
 */
export async function keepMedia(db: Database, store: MediaStore, { kind, bytes, note }: NewMedia): Promise<KeptMedia> {
	const hash = createHash('sha256').update(bytes).digest('hex');
	const known = await claimFile(db, hash);
	if (known?.kind === kind && (await isKept(store, kind, hash))) {
		await note?.(db, { hash, type: known.type });
		return { ok: true, hash };
	}
	const content = await toContent(kind, bytes);
	if (!content.ok) return content;
	const { type, width, height, files } = content;
	await store.write(originalKey(hash), bytes);
	for (const file of files) await store.write(sizeKey(hash, file.width, file.format), file.bytes);
	// The row is written last, so that a row always has all of its files, even after a crash.
	await db.transaction().execute(async (trx) => {
		const row = { hash, kind, type, bytes: bytes.length, width, height };
		await trx
			.insertInto('media_files')
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await note?.(trx, { hash, type });
	});
	return { ok: true, hash };
}

/** Whether the store has every file of this content: the store may be lost or moved while the database is kept. */
export async function isKept(store: MediaStore, kind: MediaKind, hash: string): Promise<boolean> {
	return (await Promise.all(toMediaKeys(kind, hash).map((key) => store.has(key)))).every(Boolean);
}

/** The row of known content. Restarts its grace period. Waits for a removal in progress, which holds the row's lock (`removeUnused`). */
const claimFile = (db: Database, hash: string) =>
	db.updateTable('media_files').set({ unused_since: null, removing: false }).where('hash', '=', hash).returning(['kind', 'type']).executeTakeFirst();

async function toContent(kind: MediaKind, bytes: Buffer) {
	if (kind === 'picture') return encodePicture(bytes);
	const refused: RefusedPicture = { ok: false, reason: `is ${describeOther(bytes)}, not a PDF` };
	return isPdf(bytes) ? { ok: true as const, type: 'application/pdf', width: null, height: null, files: [] } : refused;
}
