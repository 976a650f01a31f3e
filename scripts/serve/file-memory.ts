import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contentTypeOf } from './content-type.ts';
import { type Encoding, encode } from './encode.ts';
import type { FoundFile } from './find-file.ts';

export interface KeptFile {
	readonly body: Uint8Array;
	readonly type: string;
	/** Strong, without quotes. */
	readonly hash: string;
	/** The body in an encoding, made once. */
	encoded(encoding: Encoding): Promise<Uint8Array>;
}

type Found = Extract<FoundFile, { kind: 'file' }>;

/** Static files with their compressed forms, the most recent ones kept in memory up to `maximumBytes`. A file that changed on disk is read again. */
export function createFileMemory({ maximumBytes = 96 * 1024 * 1024 }: { maximumBytes?: number } = {}): (found: Found) => Promise<KeptFile> {
	const kept = new Map<string, { stamp: string; file: Promise<KeptFile>; size: number }>();
	let bytes = 0;
	return (found) => {
		const stamp = `${found.modified} ${found.size}`;
		const known = kept.get(found.path);
		kept.delete(found.path);
		if (known?.stamp === stamp) {
			kept.set(found.path, known);
			return known.file;
		}
		const file = readKept(found.path);
		const size = found.size * 2;
		bytes += size - (known?.size ?? 0);
		kept.set(found.path, { stamp, file, size });
		for (const [path, entry] of kept) {
			if (bytes <= maximumBytes || path === found.path) break;
			kept.delete(path);
			bytes -= entry.size;
		}
		return file;
	};
}

async function readKept(path: string): Promise<KeptFile> {
	const body = await readFile(path);
	const forms = new Map<Encoding, Promise<Uint8Array>>();
	return {
		body,
		type: contentTypeOf(path),
		hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
		encoded(encoding) {
			let form = forms.get(encoding);
			if (!form) {
				form = encode(body, encoding, 6);
				forms.set(encoding, form);
			}
			return form;
		},
	};
}
