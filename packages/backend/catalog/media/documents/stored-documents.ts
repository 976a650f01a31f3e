import type { MediaStore } from '../../../platform/media/media-store.ts';
import { slugify } from '../../../platform/text/slugify.ts';
import type { Database } from '../../tables.ts';
import { originalKey } from '../store/media-keys.ts';

/** Characters of the title in a document's path. */
const LONGEST_NAME = 80;

/** The hash identifies the document; the title is only the file name for downloads. */
export const toStoredDocumentPath = (hash: string, title: string): string => `/documents/${hash}/${slugify(title).slice(0, LONGEST_NAME) || 'dokument'}.pdf`;

/** The PDF at such a path, or null. Original pictures are never served: their EXIF data may hold a location. */
export async function readStoredDocument(db: Database, store: MediaStore, path: string): Promise<Buffer | null> {
	const hash = /^\/documents\/([0-9a-f]{64})\/[a-z0-9-]{1,80}\.pdf$/.exec(path)?.[1];
	if (hash === undefined) return null;
	const known = await db.selectFrom('media_files').select('hash').where('hash', '=', hash).where('kind', '=', 'document').executeTakeFirst();
	return known ? store.read(originalKey(hash)) : null;
}
