import { crc32 } from 'node:zlib';
import type { FileStamp } from '../manifest/page-record.ts';
import type { PageStore } from './store/page-store.ts';

export const stampOf = (content: Uint8Array): FileStamp => ({ bytes: content.byteLength, crc32: crc32(content) });

export const isSameStamp = (a: FileStamp, b: FileStamp): boolean => a.bytes === b.bytes && a.crc32 === b.crc32;

/** Name of a page's document in the output. */
export const documentName = (path: string): string => `${path}index.html`;

/**
 * How documents are checked. `size` finds documents that are missing after a crash or a partly restored cache. `checksum` also compares the content,
 * because a killed build may have written documents whose pages are not yet updated in the manifest.
 */
export type DocumentCheck = 'size' | 'checksum';

/** Whether a page's document is unchanged since it was written. */
export async function isDocumentIntact(
	store: PageStore,
	path: string,
	{ stamp, check }: { readonly stamp: FileStamp; readonly check: DocumentCheck },
): Promise<boolean> {
	const name = documentName(path);
	if (check === 'size') return (await store.sizeOf(name)) === stamp.bytes;
	const content = await store.read(name);
	return content !== null && isSameStamp(stampOf(content), stamp);
}
