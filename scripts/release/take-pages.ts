import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Days that scripts and styles of earlier releases stay, for pages that are open in browsers. */
const ASSET_DAYS = 30;

/** Copies pages, and scripts and styles that its own build does not have, of one release to the next, so that only pages that differ are rendered. */
export function takePages(from: string, to: string, now: Date): void {
	const oldest = now.getTime() - ASSET_DAYS * 86_400_000;
	const isRecent = (path: string) => !path.includes('/client/assets/') || statSync(path).isDirectory() || statSync(path).mtimeMs > oldest;
	for (const name of ['dist/client', '.cache/prerender'])
		if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true, force: false, preserveTimestamps: true, filter: isRecent });
}
