import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/catalog-tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import { originalKey, sizeKey } from './media-keys.ts';

/** Bytes of a file at most. */
export const LARGEST: Readonly<Record<MediaKind, number>> = { picture: 25 * 1024 * 1024, document: 50 * 1024 * 1024 };

export type KeptMedia = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly reason: string };

/** Stores content under its hash, a picture with all its sizes; content that the shop has already is left alone. `reason` says why it is refused. */
export async function keepMedia(db: Kysely<Tables>, store: MediaStore, bytes: Buffer): Promise<KeptMedia> {
	const hash = createHash('sha256').update(bytes).digest('hex');
	const known = await db.selectFrom('media_files').select('kind').where('hash', '=', hash).executeTakeFirst();
	if (known) return { ok: true, hash };
	const picture = await encodePicture(bytes);
	if (!picture.ok) return picture;
	const { type, width, height, files } = picture;
	await store.write(originalKey(hash), bytes);
	for (const file of files) await store.write(sizeKey(hash, file.width, file.format), file.bytes);
	// Last: what the table names is there as a whole, wherever this was stopped.
	const row = { hash, kind: 'picture' as const, type, bytes: bytes.length, width, height };
	await db
		.insertInto('media_files')
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return { ok: true, hash };
}
