import type { StoredImage } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';

/** An uploaded picture by its `media`, without alternative text; undefined if there is none. */
export async function readUploaded(db: Database, hash: string): Promise<StoredImage | undefined> {
	const file = await db
		.selectFrom('media_files')
		.select(['width', 'height'])
		.where('hash', '=', hash)
		.where('kind', '=', 'picture')
		.where('removing', '=', false)
		.executeTakeFirst();
	return file === undefined ? undefined : { hash, width: file.width ?? 0, height: file.height ?? 0, alt: null };
}
