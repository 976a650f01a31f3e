import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};
const ASSET = /^[\w-]{1,80}(?:\.[\w-]{1,80})*\.(js|css|svg|woff2)$/;

/** The document of the application; null while it has not been built. */
export const readDocument = (folder: string): Promise<Buffer | null> => readOrNull(join(folder, 'index.html'));

/** A file that the document refers to, with its media type; null if there is none of that name. */
export async function readAsset(folder: string, name: string): Promise<{ readonly type: string; readonly bytes: Buffer } | null> {
	const type = TYPES[ASSET.exec(name)?.[1] ?? ''];
	const bytes = type === undefined ? null : await readOrNull(join(folder, 'assets', name));
	return type === undefined || bytes === null ? null : { type, bytes };
}

async function readOrNull(path: string): Promise<Buffer | null> {
	try {
		return await readFile(path);
	} catch {
		return null;
	}
}
