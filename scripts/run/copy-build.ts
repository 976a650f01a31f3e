import { type CopySyncOptions, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are equal already are left alone: if the output changed, the next prerender would check its whole manifest (prerender/manifest/cache-seal.ts). */
const DIFFERING: CopySyncOptions = { recursive: true, filter: (from, to) => statSync(from).isDirectory() || !isSameFile(from, to) };

/** Copies the build's code and static files, without pages, from a folder of sources to another folder. Pages that are there stay. */
export function copyBuild(dist: string, sources = '.'): void {
	const built = join(sources, 'dist');
	mkdirSync(join(dist, 'client'), { recursive: true });
	for (const name of ['server', 'assets.json', 'client/assets']) cpSync(join(built, name), join(dist, name), DIFFERING);
	for (const name of readdirSync(join(sources, 'public')))
		if (existsSync(join(built, 'client', name))) cpSync(join(built, 'client', name), join(dist, 'client', name), DIFFERING);
}

const isSameFile = (from: string, to: string): boolean => existsSync(to) && readFileSync(from).equals(readFileSync(to));
