import { crc32 } from 'node:zlib';
import type { FileStamp, PageFiles } from '../manifest/page-record.ts';
import type { LocalStore, PageStore } from './store/page-store.ts';

export const stampOf = (content: Uint8Array): FileStamp => ({ bytes: content.byteLength, crc32: crc32(content) });

export const isSameStamp = (a: FileStamp, b: FileStamp): boolean => a.bytes === b.bytes && a.crc32 === b.crc32;

/** Names of a page's files in the output. */
export const filesOf = (path: string) => ({ html: `${path}index.html`, json: `${path}index.pageContext.json` }) as const;

/** Stamps of a page's files. */
export function stampsOf({ html, json }: { readonly html: Uint8Array; readonly json: Uint8Array }): PageFiles {
	return { html: stampOf(html), json: stampOf(json) };
}

/**
 * How closely a page's files are checked. `sizes`: the size of each, because a crash or a cache that was restored in part may leave some out.
 * `checksums`: the content too, because a build that was killed may have written a file whose page the manifest has in its earlier state.
 */
export type FileCheck = 'sizes' | 'checksums';

/** Whether a page's document, which is written last, has its size: enough when only the last build has touched the cache. */
export function isDocumentIntact(store: LocalStore, path: string, files: PageFiles): boolean {
	return store.sizeOf(filesOf(path).html) === files.html.bytes;
}

/** Whether a page's files are there as they were written. */
export async function areFilesIntact(
	store: PageStore,
	path: string,
	{ files, check }: { readonly files: PageFiles; readonly check: FileCheck },
): Promise<boolean> {
	const names = filesOf(path);
	const isIntact = async (name: string, stamp: FileStamp) => {
		if (check === 'sizes') return (await store.sizeOf(name)) === stamp.bytes;
		const content = await store.read(name);
		return content !== null && isSameStamp(stampOf(content), stamp);
	};
	return (await isIntact(names.html, files.html)) && (await isIntact(names.json, files.json));
}
