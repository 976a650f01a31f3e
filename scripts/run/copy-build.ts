import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the build's code and static files, without pages, to another folder. Pages that are there stay. */
export function copyBuild(dist: string): void {
	mkdirSync(join(dist, 'client'), { recursive: true });
	for (const name of ['server', 'assets.json', 'client/assets']) cpSync(join('dist', name), join(dist, name), { recursive: true });
	for (const name of readdirSync('public'))
		if (existsSync(join('dist/client', name))) cpSync(join('dist/client', name), join(dist, 'client', name), { recursive: true });
}
