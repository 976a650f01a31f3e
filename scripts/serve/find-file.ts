import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

export type FoundFile =
	| { readonly kind: 'file'; readonly path: string; readonly size: number; readonly modified: number }
	/** The path names a folder and lacks its slash. */
	| { readonly kind: 'slash' }
	| { readonly kind: 'none' };

const NONE: FoundFile = { kind: 'none' };
/** Netlify's own files, which are configuration. */
const CONFIGURATION = new Set(['_redirects', '_headers']);

/** The file in a folder that a request path names. Dotfiles, configuration and paths outside of the folder are not found. */
export async function findFile(folder: string, pathname: string): Promise<FoundFile> {
	const path = decode(pathname);
	if (path === null) return NONE;
	const segments = path.split('/').filter(Boolean);
	if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known') || CONFIGURATION.has(segments.at(-1) ?? '')) return NONE;
	const target = resolve(join(folder, path));
	if (target !== folder && !target.startsWith(folder + sep)) return NONE;
	if (path.endsWith('/')) return fileAt(join(target, 'index.html'));
	const found = await stat(target).catch(() => null);
	if (found?.isFile()) return { kind: 'file', path: target, size: found.size, modified: found.mtimeMs };
	return found?.isDirectory() && (await fileAt(join(target, 'index.html'))).kind === 'file' ? { kind: 'slash' } : NONE;
}

async function fileAt(path: string): Promise<FoundFile> {
	const found = await stat(path).catch(() => null);
	return found?.isFile() ? { kind: 'file', path, size: found.size, modified: found.mtimeMs } : NONE;
}

function decode(pathname: string): string | null {
	if (/%2f/i.test(pathname)) return null;
	try {
		const path = decodeURIComponent(pathname);
		return path.includes('\0') || path.includes('\\') || path.includes('//') ? null : path;
	} catch {
		return null;
	}
}
